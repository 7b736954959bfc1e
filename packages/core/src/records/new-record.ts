import type * as z from "zod";
import type { Context } from "../context.ts";
import { looksAutomated, type Submission } from "../contract/submission.ts";
import { payloadHash, withoutEmpty } from "../store/create-once.ts";
import type { AcceptedForm } from "./define-record.ts";
import type { NotifyState } from "./fields.ts";

export interface Arrival {
  id: string;
  userAgent?: string | undefined;
  /** The client sent more than it may, at a time when that is noted and not refused. */
  isOverLimit?: boolean | undefined;
  isCanary?: boolean | undefined;
}

type StoredName<A extends AcceptedForm, Name> = Name extends keyof A["storedAs"]
  ? A["storedAs"][Name] & string
  : Name & string;

export type Details<A extends AcceptedForm, Request = z.output<A["schema"]>> = {
  [Name in Exclude<keyof Request, keyof Submission> as StoredName<A, Name>]: Exclude<Request[Name], "">;
};

function renamed<A extends AcceptedForm>({ storedAs = {} }: A, details: object): Details<A> {
  const named = Object.entries(details).flatMap(([name, value]) => {
    const attribute = storedAs[name] ?? name;
    return attribute === false ? [] : [[attribute, value]];
  });
  // Object.fromEntries forgets the names of its keys.
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
  { id }: Arrival,
) {
  const { subject, filledMs, sourcePage, attribution, ...details } = request;
  const spam = looksAutomated({ subject, filledMs });
  const notifyState: NotifyState = spam ? "held" : "pending";
  const createdAt = now();
  return {
    details: renamed(accepted, withoutEmpty(details)),
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
