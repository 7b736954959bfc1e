import { isDeepStrictEqual } from "node:util";
import { CustomAttributeType } from "electrodb";
import type * as z from "zod";
import { formatMoment } from "../../business/date-format.ts";
import { setClosings } from "../../business/opening-hours.ts";
import type { Context } from "../../context.ts";
import type { RequestOf } from "../../contract/endpoint.ts";
import { AppError } from "../../contract/errors.ts";
import { listKeys } from "../../contract/form.ts";
import { allRecords } from "../../record-registry.ts";
import { createOnce, writeIf } from "../../store/conditional-write.ts";
import { defineEntity } from "../../store/define-entity.ts";
import { entityNames, primaryKey } from "../../store/table.ts";
import { findMember } from "../auth/members.ts";
import { mayHave } from "../auth/roles.ts";
import { replyTexts } from "../record/reply-texts.ts";
import {
  type AssignmentRule,
  assignees,
  type Company,
  getAssignedNoun,
  type saveCompanyEndpoint,
  settingSchemas,
} from "./company-contract.ts";

/** What the staff set for the whole company. Few enough for one partition. */
const staffSettings = defineEntity(entityNames.setting, {
  attributes: {
    setting: { type: "string", required: true, readOnly: true },
    /** JSON; missing when it is as it was at first. */
    value: { type: CustomAttributeType<unknown>("any") },
    before: { type: CustomAttributeType<unknown>("any") },
    version: { type: "number", required: true },
    at: { type: "string", required: true },
    by: { type: "string", required: true },
  },
  indexes: { byName: primaryKey([], ["setting"]) },
});

type Values = { [Name in keyof typeof settingSchemas]: z.output<(typeof settingSchemas)[Name]> };

const schemas: { [Name in keyof Values]: z.ZodType<Values[Name]> } = settingSchemas;

/** What holds until somebody of the staff says otherwise. */
const atFirst: Values = { replies: replyTexts, assignment: {}, banner: { isOn: false, text: "" }, closings: [] };

type Setting<Name extends keyof Values> = Pick<Company[Name], "version" | "at" | "by"> & {
  value: Values[Name];
  before?: Values[Name];
};

export async function readSetting<Name extends keyof Values>({ store }: Context, name: Name): Promise<Setting<Name>> {
  const { data } = await staffSettings(store).get({ setting: name }).go({ consistent: true });
  // What an older release has stored and this one does not know counts as not set.
  const holding = (stored: unknown) => schemas[name].safeParse(stored).data ?? atFirst[name];
  const { value, before, version = 0, at, by } = data ?? {};
  const last = at && by ? { at, by, before: holding(before) } : {};
  return { value: holding(value), version, ...last };
}

export async function readCompany(context: Context): Promise<Company> {
  const [replies, assignment, banner, closings] = await Promise.all([
    readSetting(context, "replies"),
    readSetting(context, "assignment"),
    readSetting(context, "banner"),
    readSetting(context, "closings"),
  ]);
  return { replies, assignment, banner, closings };
}

/** @throws AppError invalid */
async function checkRule(context: Context, rule: AssignmentRule): Promise<void> {
  for (const sort of listKeys(assignees)) {
    const { [sort]: email } = rule;
    if (!email) continue;
    const member = await findMember(context, email);
    if (!member) throw new AppError("invalid", "Somebody whom the rule names is not on the staff any more.");
    const record = allRecords.find(({ noun }) => noun === getAssignedNoun(sort));
    if (record && !mayHave(member.role, record))
      throw new AppError(
        "invalid",
        `${member.name} can't work on what the rule gives them (${assignees[sort]}): their role does not allow it.`,
      );
  }
}

/** Changes a setting for everybody, unless somebody else did since its author saw it.
 * @throws AppError invalid when the rule names somebody who may not have what it gives them, busy (409) */
export async function changeCompany(
  context: Context,
  by: string,
  { name, value, version }: RequestOf<typeof saveCompanyEndpoint>,
): Promise<Company> {
  if (name === "assignment") await checkRule(context, value);
  const { value: before } = await readSetting(context, name);
  const settings = staffSettings(context.store);
  const row = { value, before, version: version + 1, at: context.now().toISOString(), by };
  const change = settings.patch({ setting: name }).set(row);
  const isSaved =
    version === 0
      ? await createOnce(settings, { setting: name, ...row })
      : await writeIf(change.where((stored, { eq }) => eq(stored.version, version)));
  const now = await readCompany(context);
  // The client sends a write again whose answer was lost: then the change is there.
  const { [name]: stored } = now;
  if (!isSaved && !(stored.at === row.at && isDeepStrictEqual(stored.value, value))) throw buildLostRace(stored);
  setClosings(now.closings.value);
  return now;
}

const buildLostRace = ({ by, at }: { by?: string; at?: string }): AppError =>
  new AppError(
    "busy",
    `${by ?? "Somebody else"} changed this${at ? `, ${formatMoment(at)}` : ""}. What you typed is still here. Please look, and save it again.`,
  );
