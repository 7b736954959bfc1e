import { hash } from "node:crypto";
import { repeatContactDays } from "../business/retention.ts";
import { extractPhones } from "../contact/phone.ts";
import type { Context } from "../context.ts";
import { hasEvent } from "../records/events.ts";
import { writeIf } from "../store/conditional-write.ts";
import { defineEntity } from "../store/define-entity.ts";
import { toSeconds } from "../store/expiry.ts";
import { entityNames, primaryKey } from "../store/table.ts";
import type { Lead } from "./record.ts";

/** By which a visitor is known again: a hash of each phone number and of the email address. A phone that can't be read
 * as a number gives none, because typed-in words would link strangers.
 * @param phones the numbers in `phone`, where they were read already
 * @returns hexadecimal hashes, because keys are lower-cased and must not hold a visitor's text */
export const hashContacts = (
  { phone = "", email }: { phone?: string; email?: string },
  phones = extractPhones(phone),
): string[] => [
  ...phones.map(({ number }) => hash("sha256", `phone|${number}`)),
  ...(email ? [hash("sha256", `email|${email.toLowerCase()}`)] : []),
];

/** Who wrote with a phone or email first, until nobody has for a week: how a repeated contact is found without an
 * index. */
export const repeatMarks = defineEntity(entityNames.repeatMark, {
  attributes: {
    key: { type: "string", required: true },
    leadId: { type: "string", required: true },
    /** When that lead came, in seconds; marks of an older release lack it. */
    at: { type: "number" },
    expiresAt: { type: "number", required: true },
  },
  indexes: { byKey: primaryKey(["key"], []) },
});

const week = repeatContactDays * 24 * 60 * 60;

/** Makes the lead the first of this contact unless somebody wrote with it within seven days before; then the seven days
 * begin anew. @returns the first one's id, unless it came later: a lead that was held back is looked at late */
async function claimFirstLead({ store }: Context, key: string, lead: Lead): Promise<string | undefined> {
  const at = toSeconds(new Date(lead.createdAt));
  const expiresAt = at + week;
  const put = repeatMarks(store).put({ key, leadId: lead.id, at, expiresAt });
  const unlessLive = put.where((old, { notExists, lte }) => `${notExists(old.expiresAt)} OR ${lte(old.expiresAt, at)}`);
  if (await writeIf(unlessLive)) return lead.id;
  // Read by key and consistently: dynalite returns no item with the refusal, and an index would lag behind the table.
  const { data: mark } = await repeatMarks(store).get({ key }).go({ consistent: true });
  if (!mark) return undefined;
  const { leadId, at: cameAt = mark.expiresAt - week } = mark;
  if (cameAt > at) return undefined;
  const renewal = repeatMarks(store).patch({ key }).set({ expiresAt, at: cameAt });
  // Unless somebody who wrote later has renewed it.
  if (mark.expiresAt < expiresAt)
    await writeIf(renewal.where((old, { eq, lt }) => `${eq(old.leadId, leadId)} AND ${lt(old.expiresAt, expiresAt)}`));
  return leadId;
}

/** Finds the lead that this one repeats: the first with the same phone or email, each within seven days of the one
 * before. Called after the lead is stored and not while the visitor waits; a second call for the same lead answers the
 * same.
 * @returns the id of the first lead, or undefined when this is the first */
export async function findRepeated(context: Context, lead: Lead): Promise<string | undefined> {
  const first = await Promise.all((lead.dedupeKeys ?? []).map((key) => claimFirstLead(context, key, lead)));
  return first.find((id) => id !== undefined && id !== lead.id);
}

/** The lead that this one is found to repeat, unless that is settled: it has been found before, or somebody of the staff has
 * said what this one repeats, or that it repeats nothing. */
export async function findNewRepeat(context: Context, lead: Lead): Promise<string | undefined> {
  const found = await findRepeated(context, lead);
  return !found || lead.repeatOf || (await hasEvent(context, lead.id, "unlinked")) ? undefined : found;
}
