import { hash } from "node:crypto";
import { PutCommand, type PutCommandInput } from "@aws-sdk/lib-dynamodb";
import type * as z from "zod";
import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import { looksAutomated, type Submission } from "../contract/submission.ts";
import { writeIf } from "../store/conditional-write.ts";
import { readItem } from "../store/read-items.ts";
import { getRowKey } from "../store/table.ts";
import { type AcceptedForm, type AnyRecord, getEntity, type StoredName } from "./define-record.ts";
import type { NotifyState } from "./record-fields.ts";

/** Hash of what a visitor sent, independent of the order of its fields.
 * @param payload a flat record of text and booleans
 * @returns 64 hexadecimal digits (SHA-256) */
export function payloadHash(payload: object): string {
  const canonical = JSON.stringify(payload, Object.keys(payload).sort());
  return hash("sha256", canonical);
}

type WithoutEmpty<T> = { [Key in keyof T]: Exclude<T[Key], ""> };

/** The record without its empty texts: an empty optional field and an absent one are the same. */
export const withoutEmpty = <T extends object>(record: T): WithoutEmpty<T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== "")) as WithoutEmpty<T>;

export interface SubmissionMeta {
  id: string;
  userAgent?: string;
  /** The client sent more than it may, at a time when that is noted and not refused. */
  isOverLimit?: boolean;
  isCanary?: boolean;
}

type Details<A extends AcceptedForm, Request = z.output<A["schema"]>> = {
  [Name in Exclude<keyof Request, keyof Submission> as StoredName<A, Name>]: Exclude<Request[Name], "">;
};

function toStoredNames<A extends AcceptedForm>({ storedAs = {} }: A, details: object): Details<A> {
  const named = Object.entries(details).flatMap(([name, value]) => {
    const attribute = storedAs[name] ?? name;
    return attribute === false ? [] : [[attribute, value]];
  });
  return Object.fromEntries(named) as Details<A>;
}

/** The part of a record that all forms have in common. The hash covers what the visitor filled in and not what the page
 * added: a second attempt to send the same details has taken longer and is still the same request.
 * @param accepted the form, as its record's declaration says
 * @param request a parsed request with the hidden fields of every form
 * @returns the visitor's own fields without empty ones, and the attributes that every form's record has */
export function newRecord<A extends AcceptedForm>(
  { now }: Context,
  accepted: A,
  request: z.output<A["schema"]> & Submission,
  { id }: SubmissionMeta,
) {
  const { subject, filledMs, sourcePage, attribution, ...details } = request;
  const spam = looksAutomated({ subject, filledMs });
  const notifyState: NotifyState = spam ? "held" : "pending";
  const createdAt = now();
  return {
    details: toStoredNames(accepted, withoutEmpty(details)),
    createdAt,
    common: {
      id,
      payloadHash: payloadHash(details),
      spam,
      notifyState,
      createdAt: createdAt.toISOString(),
      ...(sourcePage ? { sourcePage } : {}),
      ...(attribution ? { attribution } : {}),
    },
  };
}

interface NewRow {
  id: string;
  payloadHash?: string;
}

/** Writes a record once per id. A second writer of the same id and payload is a replay of the first (a double click, a
 * lost answer) and counts as success; another payload under the same id is refused. ElectroDB makes the item and the
 * document client puts it: ElectroDB's own `go` costs nine times the CPU of its `params`.
 * @returns true when this call stored the record, false when it was a replay
 * @throws AppError mismatch (422) */
export async function storeOnce(context: Context, record: AnyRecord, item: NewRow): Promise<boolean> {
  const entity = getEntity(record, context.store);
  const put = entity.create(item).params() as PutCommandInput;
  if (await writeIf(context.store.client.send(new PutCommand(put)))) return true;
  // A refused put does not say in every store (dynalite) what is there.
  const stored = await readItem(context, getRowKey(entity.get({ id: item.id })));
  if (stored?.payloadHash === item.payloadHash) return false;
  throw new AppError(
    "mismatch",
    "This request was already sent with other details. Please reload the page and try again.",
  );
}
