import { formatMoment } from "../business/date-format.ts";
import type { WebhookEvent } from "../webhook/send-event.ts";
import type { AnyRecord, RecordRow } from "./define-record.ts";
import type { Facts, RecordField, Shown } from "./record-fields.ts";
import { countCrmChanges } from "./reopen-notices.ts";
import { countSent } from "./sent-notices.ts";

const isShown = (field: RecordField): field is Shown => "label" in field;

/** The fields of a kind that staff see, in the order of its declaration. */
export const listColumns = ({ fields }: AnyRecord): [name: string, field: Shown][] =>
  Object.entries(fields).flatMap(([name, field]) => (isShown(field) ? [[name, field] as [string, Shown]] : []));

/** Whether a kind tells anything about a person: then its reading is noted, and it is searched for a person's records. */
export const isPersonal = ({ fields }: AnyRecord): boolean =>
  Object.values(fields).some(({ personal }) => personal === true);

/** A value of a field for people; undefined when there is nothing to say. */
export function toText({ text }: Shown, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  // A field's own text is made for the values of its attribute.
  if (text) return text(value as never);
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** What a mail to the staff says of a record: every field that is not left out on purpose, those of `mailFirst` before
 * the rest, and at last when it came and under which id. */
export function listMailFacts(record: AnyRecord, row: RecordRow): Facts {
  const { mailFirst = [], idLabel } = record;
  const closing = ["createdAt", "id"];
  const mailed = listColumns(record).filter(([name, { mail }]) => mail !== false && !closing.includes(name));
  const rank = (name: string): number => (mailFirst.includes(name) ? mailFirst.indexOf(name) : mailFirst.length);
  return [
    ...mailed
      .toSorted(([a], [b]) => rank(a) - rank(b))
      .map(([name, field]) => [field.label, toText(field, row[name])] as const),
    ["Received", formatMoment(row.createdAt)],
    [idLabel, row.id],
  ];
}

/** A new record as a CRM hears of it, and one that its visitor has changed since: what its declaration lets out and
 * nothing else. Undefined when that is nothing. */
export function toEvent(record: AnyRecord, row: RecordRow): WebhookEvent | undefined {
  const allowed = listColumns(record).filter(([name, { crm }]) => crm && row[name] !== undefined);
  if (allowed.length === 0) return undefined;
  const data = Object.fromEntries(allowed.map(([name]) => [name, row[name]]));
  const changes = countCrmChanges(row);
  const id = changes === 0 ? row.id : `${row.id}-${changes}`;
  if (countSent("webhook", row.notices ?? {}) === 0)
    return { id, type: `${record.kind}.created`, at: row.createdAt, data };
  return { id, type: `${record.kind}.updated`, at: String(row.updatedAt), data };
}

const leadTitles: Readonly<Record<string, string>> = {
  quote: "Your estimate request",
  "service-request": "Your service request",
};

/** What a record is to its visitor. @param noun of its kind */
export const getVisitorTitle = (noun: string, { source }: Readonly<Record<string, unknown>>): string =>
  noun === "applications"
    ? "Your job application"
    : noun === "entries"
      ? "Your giveaway entry"
      : (leadTitles[String(source)] ?? "Your request");
