import type { CreateEntityItem } from "electrodb";
import { retention } from "../business/retention.ts";
import type { Context } from "../context.ts";
import { listKeys } from "../contract/form.ts";
import { clocked, timeOfWrite } from "../store/clock.ts";
import { createOnce } from "../store/conditional-write.ts";
import { defineEntity, type RowOf } from "../store/define-entity.ts";
import { getExpiry } from "../store/expiry.ts";
import { newId } from "../store/ids.ts";
import { entityNames, primaryKey } from "../store/table.ts";
import type { RecordRow } from "./define-record.ts";
import { isReturned, listSent } from "./sent-notices.ts";

/** Each kind of what staff did with a record beside its changes of status, as its history calls it. */
export const eventTitles = {
  note: "Note",
  assigned: "Assigned",
  snoozed: "Follow-up",
  spam: "Marked as spam",
  genuine: "Not spam",
  reply: "Reply by email",
  linked: "Linked to what it repeats",
  unlinked: "Repeats nothing",
  photo: "Photo",
  photoRemoved: "Photo removed",
  visitBooked: "Visit booked",
  visitProposed: "Visit proposed",
  visitCanceled: "Visit canceled",
  newLink: "The link to the visitor's page was replaced",
  textsStopped: "No more texts",
  mailsStopped: "No more emails",
};

export const events = defineEntity(entityNames.event, {
  attributes: {
    recordId: { type: "string", required: true, readOnly: true },
    id: { type: "string", required: true, readOnly: true, default: newId },
    kind: {
      type: listKeys(eventTitles),
      required: true,
      readOnly: true,
    },
    /** The note's words, the address of the member who has it, the time until which it was put off, the id of a photo. */
    text: { type: "string", readOnly: true },
    /** Of the mail that a reply went out as, by which the next one joins its conversation. */
    mailId: { type: "string", readOnly: true },
    at: { type: "string", required: true, readOnly: true, default: timeOfWrite },
    /** Email address of the member who did it, or a rule. */
    by: { type: "string", required: true, readOnly: true },
    expiresAt: { type: "number", required: true, default: clocked((at) => getExpiry(retention.leads, at)) },
  },
  indexes: { byRecord: primaryKey(["recordId"], ["id"]) },
});

export type OfficeEvent = RowOf<typeof events>;

type NewEvent = Omit<CreateEntityItem<ReturnType<typeof events>>, "recordId" | "at" | "expiresAt">;

/** Adds what was done with a record to its history; kept as long as the record is. What is noted once more has the same id.
 * @returns false when there was an event with this id */
export async function appendEvent(
  { store, now }: Context,
  { id: recordId, expiresAt }: RecordRow,
  event: NewEvent,
): Promise<boolean> {
  const at = now().toISOString();
  return await createOnce(events(store), { ...event, text: event.text || undefined, recordId, at, expiresAt });
}

export async function listEvents({ store }: Context, recordId: string): Promise<OfficeEvent[]> {
  const { data } = await events(store).query.byRecord({ recordId }).go({ pages: "all", consistent: true });
  return data;
}

export const hasEvent = async (context: Context, recordId: string, kind: OfficeEvent["kind"]): Promise<boolean> =>
  (await listEvents(context, recordId)).some((each) => each.kind === kind);

/** Ids of the mails that somebody had about their record, the confirmation first. */
export async function mailsBefore(
  context: Context,
  { id: recordId, notices = {} }: Pick<RecordRow, "id" | "notices">,
): Promise<string[]> {
  const confirmations = listSent("visitor", notices).filter((id) => !isReturned(id) && id !== "answered");
  const replies = (await listEvents(context, recordId)).flatMap(({ mailId, at }) => (mailId ? [{ mailId, at }] : []));
  const sorted = replies.toSorted((a, b) => a.at.localeCompare(b.at)).map(({ mailId }) => mailId);
  return [...confirmations, ...sorted];
}
