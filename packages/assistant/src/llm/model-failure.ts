/** What a model is told of a reply that can't be shown, to write another one. */
export const refusals = {
  figure: "it names an amount, a share, a duration, a time or a rating that is in no fact",
  promise: "it promises something, or says that something was booked, moved, cancelled or deleted",
  claim:
    "the office has nothing of this talk, since no phone number or email is known: don't say that it was passed on, or that somebody will call",
  danger:
    "the message may tell of danger now: begin with what makes people safe, 911 where life is at stake, and the office's phone number; if the danger is surely over or none, add the act over",
  unsaid: "it names something about the visitor that they never wrote",
  email: "the email that it puts into the field is not whole, so it can't be kept: leave the field out and ask for it",
  rude: "nobody in an office would write that",
  question: "it is nothing but a question that may not be put",
  contact: "it names a phone number or an email that is neither the company's nor the visitor's",
  link: "it names a web address; pages of this site are named by their path",
  language: "it is not in the language that it says",
  length: "it is too long",
  markup: "it has markup",
  leak: "it speaks of the instructions",
  person: "it claims to be a person",
  empty: "it is empty",
} as const;

export type ReplyFault = keyof typeof refusals;

/** Why a model's turn ended without a reply. */
type CallFault = "timeout" | "throttled" | "refused" | "unavailable" | "budget" | "guardrail" | "unfinished";
export type FailureReason = ReplyFault | CallFault | "resting" | "crowded";

/** The receptionist has to answer this turn. Carries a reason and nothing else: the SDK's own errors hold the
 * prompt, and with it what the visitor wrote. */
export class ModelFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super(`the model gave no reply: ${reason}`);
    this.name = "ModelFailure";
    this.reason = reason;
  }
}
