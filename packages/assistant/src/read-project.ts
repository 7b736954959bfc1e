import type { Memory, Slots } from "@site/core/chat/memory";
import type { ServiceType } from "@site/core/quote/options";
import type { GuardKind } from "./guards/find-guard.ts";
import { wantsJobDone, wantsOwnWork } from "./guards/own-work.ts";
import { kindOfTopic } from "./read-request.ts";
import { servicesIn, wantedIn } from "./slots/find-service.ts";
import { isQuestion } from "./understanding/clauses.ts";
import type { Understood } from "./understanding/understand.ts";
import { wordsOf } from "./words.ts";

interface Known {
  slots: Slots;
  memory: Memory;
}

/** "Yes" after a question about siding is a yes to siding. */
export const interestOf = ({ slots, memory }: Known, { service }: Slots): Slots =>
  slots.service || service || !memory.interest || (memory.kind && memory.kind !== "callback")
    ? {}
    : { service: memory.interest };

/** "Windows", "new siding": a topic on its own is a wish. */
export const isBareService = (text: string, { whole }: Understood): boolean =>
  wordsOf(text).length <= 3 &&
  !isQuestion(text) &&
  (whole.label === undefined || ["project", "inform", "price"].includes(whole.label));

export function isSales({ memory }: Known, own: GuardKind | undefined, isNewTopic: boolean): boolean {
  const { kind, topics, appointment } = memory;
  if (own) return false;
  return isNewTopic ? !kind || kind === "callback" : !kind && !appointment && kindOfTopic(topics.at(-1)) === undefined;
}

export const isMatter = ({ kind }: Memory): boolean => kind === "complaint" || kind === "damage" || kind === "warranty";

const aside =
  /[\s,;-]*\b(?:(?:and |but )?(?:it(?:'?s| has| is) |this (?:has|is) )?(?:nothing to do with|(?:do not|don'?t) mix (?:(?:it|this|that|them|these) )?(?:up )?with|(?:keep (?:it|this|that) )?(?:apart|separate|away) from|besides|beside|aside from|unrelated to|not (?:about|part of))) (?:the|my|that|this|our) (?:complaint|damage|warranty(?: \w+)?|service (?:request|matter)|other (?:thing|matter)|issue|problem)\b/giu;

/** A message without what it says the project is to be kept apart from. */
export const withoutAside = (text: string): string => text.replace(aside, "").trim() || text;

/** The project that somebody wants beside a matter that they told of: of another service, or with a quote. */
export function projectBeside(
  text: string,
  { slots, memory }: Known,
  own: GuardKind | undefined,
): ServiceType | undefined {
  const wanted = wantedIn(text);
  if (own || !isMatter(memory) || !wantsOwnWork(wanted) || !turnsToProject(wanted)) return undefined;
  const [service] = servicesIn(wanted);
  const isQuote = /\b(?:an?|another|new|free) (?:[\w-]+ ){0,2}(?:quote|estimate)\b/i.test(text);
  return isQuote || (service !== slots.service && /\b(?:new|replac\w+)\b/i.test(text)) ? service : undefined;
}

/** "Ok, I want a quote for 3 windows", whatever was spoken of before; a repair may belong to it. */
export const turnsToProject = (text: string): boolean =>
  wantsJobDone(text) && !/\b(?:fix\w*|repair\w*|service|warranty)\b/i.test(text);
