import type { Asked } from "@site/core/chat/memory";
import { chatLimits } from "@site/core/chat/options";
import { findSmallTalk } from "../engine/small-talk.ts";
import { isQuestion } from "../understanding/clauses.ts";

/** The visitor speaks of work to be done. */
export const wish =
  /\b(?:how much|need|needs|want|wants|looking for|looking to|look(?:ing)? at|interested in|quote|estimate|replace|replacing|replaced|install|remodel|get|price|quier[oe]|queremos|quisiera|necesit\w*|ocupo|deseo|cambi\w*|presupuesto|estimado|cotiz\w*|instalar|poner|arreglar)\b/i;

const times =
  /\b(?:asap|as soon as possible|this (?:week|month|spring|summer|fall|autumn|winter|year)|next (?:week|month|spring|summer|fall|autumn|winter|year)|in the (?:spring|summer|fall|winter)|before (?:winter|christmas|thanksgiving|summer|spring)|by (?:spring|summer|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)|weekends?|mornings?|evenings?|afternoons?)\b/i;
const longText = 70;
const counts =
  /\b(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a (?:few|couple)|several|whole house|all (?:the|my|our)?)\b/i;

/** Whether a message tells something about the project that a person would want to read. */
const tellsDetails = (text: string): boolean => counts.test(text) || times.test(text) || text.length > longText;

interface Talk {
  asked?: Asked | undefined;
  hasService: boolean;
  /** The message holds a name or a way to reach the visitor: it is about them and not about the project. */
  isPersonal: boolean;
}

/** The visitor's words about the project, when a message has any. */
export function detailsIn(text: string, { asked, hasService, isPersonal }: Talk): string | undefined {
  if (asked === "details") return isPersonal || isQuestion(text) || findSmallTalk(text) ? undefined : text;
  const isProject = hasService && (wish.test(text) || counts.test(text));
  return isProject && !isPersonal && !isQuestion(text) && tellsDetails(text) ? text : undefined;
}

/** Known details and new ones; words that are known already change nothing. */
export function withDetails(known: string | undefined, added: string | undefined): string | undefined {
  if (!added || known?.includes(added)) return undefined;
  return [...[known, added].filter(Boolean).join("; ")].slice(0, chatLimits.detailsLength).join("");
}
