import type { Memory, Slots } from "@site/core/chat/memory";
import { callModel } from "../llm/call-model.ts";
import { listVisitorMessages } from "../llm/grounding.ts";
import type { LearnedQuestion } from "../ranking/rank.ts";
import { answerDanger } from "../receptionist/danger-talk.ts";
import { replyAsReceptionist } from "../receptionist/receptionist.ts";
import { extractSignals } from "../signals/extract-signals.ts";
import { isMasked, withoutMarks } from "../signals/mask-numbers.ts";
import { getTexts } from "../texts/get-texts.ts";
import type { Model, TurnInput, TurnResult } from "./turn.ts";

/** Who answers beside the receptionist, and what the office has taught it. */
export interface Responders {
  model?: Model | undefined;
  learned?: readonly LearnedQuestion[] | undefined;
}

const countStops = ({ topics }: Memory): number => topics.filter((topic) => topic === "act-stop").length;

/** Consent was given on the card for the number there, and ends with it. */
const endConsent = (before: Slots, turn: TurnResult): TurnResult =>
  turn.memory.smsConsent && turn.slots.phone !== before.phone
    ? { ...turn, memory: { ...turn.memory, smsConsent: undefined } }
    : turn;

/**
 * One turn from the visitor's words to the reply, station by station and never back: signals, danger, the model where
 * there is one, and the receptionist. Writes nothing.
 */
export async function answerTurn(input: TurnInput, { model, learned }: Responders): Promise<TurnResult> {
  const wasMasked = input.messages.some(isMasked);
  const messages = input.messages.map(withoutMarks).filter((text) => /[\p{L}\d?]/u.test(text));
  const { slots, memory, state } = input;
  if (wasMasked && messages.length === 0)
    return { content: getTexts(memory.language).masked, slots, changes: {}, memory, state, usedModel: false };
  const plain = { ...input, learned, messages: messages.length > 0 ? messages : input.messages };
  const signals = extractSignals(plain.messages, { slots, memory, said: listVisitorMessages(input.history) });
  const answered = endConsent(slots, await respond(plain, signals, model));
  const isStop = signals.isStop || countStops(answered.memory) > countStops(memory);
  const stopped = { at: input.now.toISOString(), ...(isStop ? {} : { isTextsOnly: true as const }) };
  const smsConsent = memory.smsConsent && (false as const);
  const result =
    isStop || signals.isTextStop ? { ...answered, memory: { ...answered.memory, stopped, smsConsent } } : answered;
  return wasMasked ? { ...result, content: `${getTexts(signals.language).masked} ${result.content}` } : result;
}

async function respond(
  input: TurnInput,
  signals: ReturnType<typeof extractSignals>,
  model: Model | undefined,
): Promise<TurnResult> {
  if (signals.danger) return answerDanger(input, signals);
  const mayAskModel = model !== undefined && !signals.isIntrusion;
  const byModel = mayAskModel ? await callModel(model, input, signals) : undefined;
  if (byModel) return byModel;
  return { ...replyAsReceptionist(input, signals), usedModel: mayAskModel };
}
