import { looksAutomated, type Submission } from "../contract/submission.ts";
import { payloadHash, withoutEmpty } from "../store/create-once.ts";
import type { NotifyState } from "./attributes.ts";

/** What a use-case knows of a request beside its body. */
export interface SubmissionContext {
  /** Id of the record to be: the browser's Idempotency-Key. */
  id: string;
  userAgent?: string | undefined;
  /** The client sent more than it may, at a time when that is noted and not refused. */
  isOverLimit?: boolean | undefined;
  /** Our own test of the path that leads take. */
  isCanary?: boolean | undefined;
  /** The clock; the real one when absent. */
  now?: (() => Date) | undefined;
}

/**
 * The part of a record that all forms have in common. The hash covers what the visitor filled in and not what the page
 * added: a second attempt to send the same details has taken longer and is still the same request.
 * @param request a parsed request with the hidden fields of every form
 * @returns the visitor's own fields without empty ones, and the attributes of `submissionAttributes`
 */
export function newRecord<Request extends Submission>(
  request: Request,
  { id, now = () => new Date() }: SubmissionContext,
) {
  const { subject, filledMs, sourcePage, attribution, ...details } = request;
  const spam = looksAutomated({ subject, filledMs });
  const notifyState: NotifyState = spam ? "held" : "pending";
  const createdAt = now();
  return {
    details: withoutEmpty(details),
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
