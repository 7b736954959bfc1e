import type { GuardKind } from "../guards/find-guard.ts";

/** Acts that the flow answers, and words that ask nothing. */
export const flowLabels: ReadonlySet<string> = new Set([
  "project",
  "inform",
  "correct",
  "confirm",
  "deny",
  "refuse",
  "times",
  "callback",
  "human",
  "complaint",
  "damage",
  "warranty-claim",
  "status",
  "reschedule",
  "withdraw",
  "recap",
  "job",
  "vendor",
  "identity",
  "abuse",
  "injection",
  "others-data",
  "stop-contact",
  "bereaved",
  "emergency-person",
  "emergency-property",
  "for-other",
  "about-me",
  "truck",
]);

/** Small words that are only said when nothing else is. */
export const quiet: ReadonlySet<string> = new Set([
  "greet",
  "thanks",
  "goodbye",
  "reaction",
  "hold-on",
  "test",
  "off-topic",
  "confused",
  "doubt",
  "not-sold",
  "about-me",
]);

/** What a fixed reply says itself. */
export const talks: ReadonlySet<string> = new Set([
  "whats-next",
  "distrust",
  "channel",
  "call-time",
  "you-skipped",
  "private",
  "well-being",
  "nonsense",
  "warranty",
  "warranty-labor",
  "warranty-installation",
  "phone",
  "always-open",
  "why-ask",
  "form-status",
  "missed-call",
  "contract-cancel",
  "privacy",
  "book",
  "sure-check",
  "admit",
  "who-to-ask",
  "needed-of-me",
]);

/** What is left out beside a better answer. */
export const covers: readonly (readonly [string, readonly string[]])[] = [
  ["rival", ["price", "push-price", "compare-stores"]],
  ["push-price", ["price", "why-no-prices"]],
  ["budget", ["price", "push-price"]],
  ["giveaway", ["giveaway-dates", "giveaway-prize"]],
  ["free-estimate", ["obligation"]],
];
/** Acts beside which nothing else is answered. */
export const alone: ReadonlySet<GuardKind> = new Set([
  "unsure",
  "injury",
  "emergency",
  "injection",
  "others",
  "abuse",
  "bereaved",
  "vendor",
  "recap",
  "stop",
]);
