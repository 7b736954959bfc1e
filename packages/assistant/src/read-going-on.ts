import { asksOn } from "./engine/in-context.ts";
import type { GuardKind } from "./guards/find-guard.ts";
import { servicesIn } from "./slots/find-service.ts";
import type { Understood } from "./understanding/understand.ts";

/** "I'll just call" wants no call. */
export const callsUs = (text: string): boolean =>
  /\b(?:i'?ll|i will|i can|let me|gonna|going to) (?:just )?(?:call|ring|phone)\b/i.test(text);

const ofBot =
  /\b(?:typ(?:e|es|ing)|humans?|persons?|people|robots?|bots?|real|prove|some(?:body|one)|no ?(?:body|one)|lady|guy|alive)\b/i;
const ofOurs = /^(?:yes|yeah|yep|yup|y|sure|correct|right)\b|\b(?:you|u|yours|your|yall)\b/i;
/** Above it a few words mean something of their own. */
const sureOfOther = 0.3;

/** The act that a few words go on with: more of who the assistant is, of other people, or a yes to "is it our work?". */
export function goesOnWith(text: string, { whole }: Understood, last: string | undefined): GuardKind | undefined {
  if (last === "told-fault") return ofOurs.test(text) ? "claim" : undefined;
  if (whole.share >= sureOfOther || !asksOn(text) || servicesIn(text).length > 0) return undefined;
  if (last === "act-others") return "others";
  return last === "act-identity" && ofBot.test(text) ? "identity" : undefined;
}
