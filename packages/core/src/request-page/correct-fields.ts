import * as z from "zod";
import { AppError, fieldErrors } from "../contract/errors.ts";
import type { FormFields } from "../contract/form.ts";
import { buildShape } from "../contract/form-schema.ts";
import { oneContact } from "../leads/contract.ts";
import { contactDetails } from "../leads/submit-quote.ts";
import type { RecordRow } from "../records/define-record.ts";
import { listColumns, toText } from "../records/record-texts.ts";
import { getNonEmptyString } from "../text/get-non-empty-string.ts";
import type { FoundRequest } from "./find-request.ts";
import { getForms, type RequestNoun } from "./form-fields.ts";

/** By the names of a record's attributes; an empty one takes the value away. */
export type Values = Readonly<Record<string, string>>;

function parse(schema: z.ZodType<object>, values: Values): Values {
  const { success, data, error } = schema.safeParse(values);
  if (success) return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value ?? "")]));
  const errors = fieldErrors(error.issues);
  throw new AppError("invalid", Object.values(errors)[0] ?? "Please correct the highlighted fields.", {
    fields: errors,
  });
}

/** What a browser does not send was left as it is: a choice that nobody made.
 * @throws AppError invalid with a message for every wrong field */
export const parseFields = (fields: FormFields, values: Values): Values => parse(z.object(buildShape(fields)), values);

/** How somebody is reached from now on. @throws AppError invalid with a message for every wrong field */
export function parseContact(noun: RequestNoun, values: Values): Values {
  const shape = z.object(buildShape(getForms(noun).contact));
  return parse(noun === "leads" ? shape.refine(...oneContact) : shape, values);
}

/** What changed, a line for each field: "Phone: 315-555-0100, before: 315-555-0199". */
function describeDifference({ record, row }: FoundRequest, values: Values, names: readonly string[]): string {
  const columns = new Map(listColumns(record));
  const show = (name: string, value: string): string => {
    const field = columns.get(name);
    return (value && field && toText(field, value)) || "nothing";
  };
  return names
    .map(
      (name) =>
        `${columns.get(name)?.label ?? name}: ${show(name, values[name] ?? "")}, before: ${show(name, getNonEmptyString(row[name]) ?? "")}`,
    )
    .join("\n");
}

/** What a changed contact means beside its own fields. Consent to texts was given for one number and ends with it. */
function deriveContact(row: RecordRow, values: Values): Record<string, unknown> {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
  const { dedupeKeys, phoneE164, outOfArea } = contactDetails(filled);
  // The same number may be spelled another way.
  const isSame = values.phone === (getNonEmptyString(row.phone) ?? "") || (phoneE164 && phoneE164 === row.phoneE164);
  return { dedupeKeys, phoneE164, outOfArea, ...(isSame ? {} : { smsOptIn: false, smsConsent: undefined }) };
}

interface Correction {
  /** For people. */
  text: string;
  set: Record<string, unknown>;
  /** Somebody else may read the new mailbox, so it is told of the request. */
  isNewEmail: boolean;
}

/** What new values come to on a record; undefined where nothing is different. @param values of contact or wish, parsed */
export function planCorrection(found: FoundRequest, values: Values): Correction | undefined {
  const { noun, row } = found;
  const names = Object.keys(values).filter((name) => values[name] !== (getNonEmptyString(row[name]) ?? ""));
  if (names.length === 0) return undefined;
  const own = Object.fromEntries(names.map((name) => [name, values[name] || undefined]));
  const isContact = noun === "leads" && "phone" in values;
  return {
    text: describeDifference(found, values, names),
    set: { ...own, ...(isContact ? deriveContact(row, values) : {}) },
    isNewEmail: names.includes("email") && values.email !== "",
  };
}
