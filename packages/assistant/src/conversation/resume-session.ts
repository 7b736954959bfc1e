import type { Memory, Slots } from "@site/core/chat/memory";
import { type ConversationState, chatLimits } from "@site/core/chat/options";
import type { FormerRequest, Session } from "@site/core/chat/session-entity";
import { newId } from "@site/core/store/ids";
import { isLead } from "../lead/summary.ts";
import { anyOf } from "../signals/any-of.ts";
import { freshMemory, getSlots } from "./sessions.ts";

interface Start {
  slots: Slots;
  memory: Memory;
  state: ConversationState;
  kept: { leadId: string | undefined; former: FormerRequest | undefined };
}

/** Said of what was asked for before: taken back, changed, or asked after. */
const ofBefore = anyOf(
  /\b(?:cancel\w*|withdraw\w*|never ?mind|nvm|changed? my mind|don'?t call|dont call)\b/i,
  /\b(?:stop (?:calling|texting)|no longer|not interested)\b/i,
  /\b(?:my (?:request|number|email|order|appointment|quote|estimate)|the (?:number|email) i|tell you)\b/i,
  /\b(?:take back|went with|sold the house|correct\w*|wrong|what (?:do|did) you have|ya no|olvidelo)\b/i,
  /\b(?:mi (?:solicitud|numero|cita))\b/i,
);

/** Somebody who wants something done has a request of its own. */
const newWish =
  /\b(?:i|we) (?:need|want|would like|am looking|are looking)\b(?! to (?:cancel|withdraw|take|change my))/i;

/** An idle or closed chat starts again: what it knew is gone, its messages stay, and a request is a new one. But who
 * speaks of what was asked for before, and has asked for nothing new yet, goes on with that. */
export function resumeSession(session: Session, messages: readonly string[], now: Date): Start {
  const { memory, leadId, former } = session.sessionData;
  const slots = getSlots(session);
  const isIdle = now.getTime() - Date.parse(session.updatedAt) > chatLimits.idleHours * 60 * 60 * 1000;
  const isOver = session.conversationState === "closed" || isIdle;
  const isRequest = isOver && isLead(slots);
  const last = isRequest
    ? { slots, memory: { ...memory, lastAsked: undefined }, leadId: leadId ?? session.id }
    : former;
  const isOpen = memory.isBuying || memory.kind !== undefined || isLead(slots);
  const isAbout = (text: string): boolean => (ofBefore.test(text) || /, not \p{Lu}/u.test(text)) && !newWish.test(text);
  if (last && (isOver || !isOpen) && messages.some(isAbout))
    return { ...last, state: "lead_created", kept: { leadId: last.leadId, former: undefined } };
  if (isOver) return { slots: {}, memory: freshMemory(), state: "answering", kept: { leadId: newId(), former: last } };
  return { slots, memory, state: session.conversationState, kept: { leadId, former } };
}
