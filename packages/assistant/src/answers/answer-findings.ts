import { chatAnswers } from "@site/company/chat-answers";
import { services } from "@site/company/services";
import { spanish } from "@site/company/spanish";
import type { CompanyDiagnostic } from "@site/company-lint/diagnostic";
import { closest } from "fastest-levenshtein";
import { flowLabels } from "../engine/label-groups.ts";
import { labelsOf } from "../understanding/topics.ts";
import { weights } from "../understanding/weights.ts";
import { answerBank } from "./bank.ts";
import { namedTexts } from "./company-texts.ts";

const asked: readonly string[] = [...weights.labels, ...namedTexts];

const unasked = (file: string, name: string, answers: object): CompanyDiagnostic[] =>
  Object.keys(answers)
    .filter((label) => !asked.includes(label))
    .map((label) => ({
      file,
      field: `${name}.${label}`,
      problem: `nothing asks for it; did you mean "${closest(label, asked)}"?`,
    }));

/** Texts of the chosen company that no question leads to. */
export const answerFindings = (): CompanyDiagnostic[] => [
  ...unasked("chat-answers.ts", "chatAnswers", chatAnswers),
  ...unasked("spanish.ts", "spanish.answers", spanish.answers),
];

/** Meanings that the chat understands and leaves to the office, for want of a text; those of services that the company
 * doesn't have are left out. */
export function unansweredMeanings(): string[] {
  const trades = (["windows", "siding", "bathrooms", "doors"] as const).filter((trade) => !(trade in services));
  const foreign = trades.flatMap(labelsOf);
  return weights.labels.filter((label) => !(label in answerBank) && !flowLabels.has(label) && !foreign.includes(label));
}
