import type { QuickReply } from "@site/core/chat/contract";
import { addTopics, pickGraver } from "../conversation/remember-turn.ts";
import { listAnswerTexts, phone, questionFor } from "../ranking/knowledge-base.ts";
import type { Texts } from "../texts/en.ts";
import { contactRequest } from "./acknowledge.ts";
import { keepQuestion, withoutQuestion } from "./answer-questions.ts";
import { type Composition, firstUnread, getSituation, type Turn } from "./compose-reply.ts";
import { areaText } from "./computed-answers.ts";
import { labelOfChoice, listFollowUps } from "./quick-replies.ts";

/** The link to the form for service on something that was installed. */
export const serviceLink = ({ buttons }: Texts): QuickReply[] => [
  { id: "service-request", label: buttons.serviceRequest, opens: "service" },
];

export const jobsLink = ({ buttons }: Texts): QuickReply[] => [{ id: "apply", label: buttons.apply, opens: "jobs" }];

/** The question before goes to the office. */
function askOffice(turn: Turn): Composition {
  const { memory, before, reach, mayAskContact, texts, read } = turn;
  const next = before ? keepQuestion({ ...memory, fallbacks: 0 }, before) : memory;
  return {
    parts: [firstUnread(reach ? texts.kept : texts.keptForOffice, read)],
    memory: addTopics({ ...next, kind: pickGraver(memory.kind, "callback") }, "office-knows"),
    asks: reach ? undefined : "contact",
    asksContact: mayAskContact,
  };
}

/** One of the known questions, asked by a button. */
function answerLabel(turn: Turn, label: string): Composition {
  const { input, memory, slots, texts, read, mayAskContact, signals } = turn;
  const { language } = memory;
  const asking = { text: signals.text, now: input.now, language, service: slots.service };
  const wordings = label === "area" ? [areaText(signals.places, language)] : listAnswerTexts(label, asking);
  const text = firstUnread(wordings, read) ?? wordings[0];
  if (!text) return askOffice({ ...turn, before: questionFor(label, language) ?? signals.text });
  const quickReplies = listFollowUps(label, memory.topics, language, texts, mayAskContact);
  return { parts: [text], memory: addTopics(withoutQuestion(memory, turn.before), label), quickReplies };
}

const choices: Readonly<Record<string, (turn: Turn) => Composition | undefined>> = {
  office: askOffice,
  question: ({ texts, read, memory }) => ({
    parts: [firstUnread(texts.askQuestion, read) ?? texts.askQuestion[0]],
    memory,
  }),
  withdraw: ({ texts, memory }) => ({
    parts: [`${texts.changeOrWithdraw}${phone}.`],
    memory: addTopics(memory, "act-change"),
    asksContact: true,
  }),
  service: (turn) => ({
    parts: [firstUnread(turn.texts.acts.claim(getSituation(turn)), turn.read)],
    memory: addTopics({ ...turn.memory, kind: pickGraver(turn.memory.kind, "warranty") }, "act-claim"),
    asksContact: turn.mayAskContact,
    quickReplies: serviceLink(turn.texts),
  }),
  estimate(turn) {
    const { slots, memory, texts, read, mayAskContact } = turn;
    if (slots.service) return undefined;
    return {
      parts: [firstUnread(texts.askService, read) ?? contactRequest(turn).text],
      memory: { ...memory, isBuying: true },
      asks: "service",
      hasSelections: true,
      asksContact: mayAskContact,
    };
  },
};

/** What is answered to a button, and to its words when they are typed. */
export function answerChoice(turn: Turn, choice: string | undefined): Composition | undefined {
  const label = labelOfChoice(choice);
  if (label) return answerLabel(turn, label);
  return choice && Object.hasOwn(choices, choice) ? choices[choice]?.(turn) : undefined;
}
