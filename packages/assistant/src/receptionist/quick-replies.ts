import type { QuickReply } from "@site/core/chat/contract";
import type { ChatLanguage } from "@site/core/chat/options";
import { openingReplies } from "@site/core/chat/quick-replies";
import { knownLabels, questionFor } from "../ranking/knowledge-base.ts";
import { getLabels, topicOfLabel } from "../ranking/topics.ts";
import type { Texts } from "../texts/en.ts";
import { getTexts } from "../texts/get-texts.ts";

const ofQuestion = "q:";

/** A button that asks one of the known questions. */
const questionButton = (label: string, language: ChatLanguage): QuickReply[] => {
  const question = questionFor(label, language);
  return question ? [{ id: `${ofQuestion}${label}`, label: question }] : [];
};

/** The nearest questions, and the office for a visitor who meant none of them. */
export const suggestionsFor = (labels: readonly string[], language: ChatLanguage, { buttons }: Texts): QuickReply[] => {
  const nearest = labels.flatMap((label) => questionButton(label, language)).slice(0, 3);
  return nearest.length > 0 ? [...nearest, { id: "office", label: buttons.office }] : [];
};

/** What usually follows upon an answer: two more questions of its topic, and an estimate.
 * @param topics labels of the answers in this talk */
export function listFollowUps(
  label: string,
  topics: readonly string[],
  language: ChatLanguage,
  { buttons }: Texts,
  mayAskContact: boolean,
): QuickReply[] {
  const topic = topicOfLabel(label);
  const others = topic ? getLabels(topic).filter((each) => each !== label && !topics.includes(each)) : [];
  const related = others.flatMap((each) => questionButton(each, language)).slice(0, 2);
  if (topic === "jobs") return [...related, { id: "apply", label: buttons.apply, opens: "jobs" }];
  if (topic === "giveaway" || !mayAskContact) return related;
  return [...related, { id: "contact", label: buttons.estimate, opens: "contact" }];
}

const idByText = new Map<string, string>();
for (const language of ["en", "es"] as const) {
  const { buttons } = getTexts(language);
  for (const { id, label, message = label } of openingReplies[language]) {
    idByText.set(label.toLowerCase(), id);
    idByText.set(message.toLowerCase(), id);
  }
  idByText.set(buttons.office.toLowerCase(), "office");
  idByText.set(buttons.yesOffice.toLowerCase(), "office");
}

/** The button whose words some text is, pressed or typed. */
export const parseChoice = (text: string): string | undefined => idByText.get(text.trim().toLowerCase());

export const labelOfChoice = (choice: string | undefined): string | undefined => {
  const label = choice?.startsWith(ofQuestion) ? choice.slice(ofQuestion.length) : undefined;
  return label && knownLabels.includes(label) ? label : undefined;
};
