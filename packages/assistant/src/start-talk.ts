import type { Memory, Slots } from "@site/core/chat/memory";
import { type ConversationState, chatLimits } from "@site/core/chat/options";
import type { Request, Session } from "@site/core/chat/session-entity";
import { newId } from "@site/core/store/ids";
import type { GuardKind } from "./guards/find-guard.ts";
import { isLead } from "./plan-next.ts";
import { readTurn } from "./read-turn.ts";
import { freshMemory, slotsOf, unasked } from "./session-slots.ts";
import { means, type Understood } from "./understanding/understand.ts";

interface Start {
  slots: Slots;
  memory: Memory;
  state: ConversationState;
  kept: { leadId: string | undefined; former: Request | undefined };
}

/** What is only said of something that was asked for before. */
const ofBefore: ReadonlySet<GuardKind> = new Set(["withdraw", "stop", "recap", "reschedule", "status"]);

const correcting = /\b(?:correct[ao]?|wrong|chang(?:e|ed)|equivocad[ao]|cambi(?:[oó]|ar))(?!\p{L})/iu;

const isCorrection = (understood: Understood, { service, product, details, ...contact }: Slots): boolean =>
  !means(understood, ["project", "book"], 0.3) &&
  (means(understood, ["correct"], 0.25) || (Object.keys(contact).length > 0 && correcting.test(understood.whole.text)));

/** Whether messages take back, ask after or put right what was asked for before. */
function isAbout({ slots, memory }: Request, messages: readonly string[]): boolean {
  const { guard, changes, understood, memory: after } = readTurn(messages, slots, memory);
  if (guard) return ofBefore.has(guard);
  const isLess = after.services.length < memory.services.length;
  return isLess || (Object.keys(changes).length > 0 && understood.some((each) => isCorrection(each, changes)));
}

/** An idle or closed chat starts again: what it knew is gone, its messages stay, and a request is a new one. But who has
 * asked for nothing new yet may still withdraw or correct what was asked for before. */
export function startOf(session: Session, messages: readonly string[], now: Date): Start {
  const { memory, leadId, former } = session.sessionData;
  const slots = slotsOf(session);
  const isIdle = now.getTime() - Date.parse(session.updatedAt) > chatLimits.idleHours * 60 * 60 * 1000;
  const isOver = session.conversationState === "closed" || isIdle;
  const isOpen = memory.isBuying || memory.kind !== undefined || Boolean(slots.phone ?? slots.email);
  const isRequest = isOver && isLead(slots, memory);
  const last = isRequest
    ? { slots, memory: { ...unasked(memory), lastAsked: undefined }, leadId: leadId ?? session.id }
    : former;
  if (last && (isOver || !isOpen) && isAbout(last, messages))
    return { ...last, state: "lead_created", kept: { leadId: last.leadId, former: undefined } };
  if (isOver) return { slots: {}, memory: freshMemory(), state: "answering", kept: { leadId: newId(), former: last } };
  return { slots, memory, state: session.conversationState, kept: { leadId, former } };
}
