/** Why a model's turn ended without a reply that may be shown. */
export type FailureReason =
  | "timeout"
  | "throttled"
  | "refused"
  | "unavailable"
  | "budget"
  | "guardrail"
  | "unfinished"
  | "empty"
  | "length"
  | "markup"
  | "leak"
  | "contact"
  | "link"
  | "figure"
  | "promise"
  | "person"
  | "language"
  | "claim"
  | "danger"
  | "unsaid"
  | "rude"
  | "question"
  | "resting"
  | "crowded";

/** The embedded engine has to answer this turn. Carries a reason and nothing else: the SDK's own errors hold the
 * prompt, and with it what the visitor wrote. */
export class ModelFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super(`the model gave no reply: ${reason}`);
    this.name = "ModelFailure";
    this.reason = reason;
  }
}
