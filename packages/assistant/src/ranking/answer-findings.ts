import { questions } from "@site/company/questions";
import { services } from "@site/company/services";
import type { CompanyDiagnostic } from "@site/company-lint/diagnostic";
import { closest } from "fastest-levenshtein";
import { knownLabels } from "./knowledge-base.ts";
import { asksFact, getLabels } from "./topics.ts";
import { weights } from "./weights.ts";

/** Questions of the chosen company whose label is nearly that of a meaning, and none: nothing trained leads to them. */
export const answerFindings = (): CompanyDiagnostic[] =>
  questions.flatMap(({ label, wordings = [] }) => {
    if (weights.labels.includes(label) || wordings.length > 0 || label.startsWith("about-")) return [];
    const near = closest(label, weights.labels);
    return [
      {
        file: "questions.ts",
        field: label,
        problem: `needs wordings, since the classifier does not know it; did you mean "${near}"?`,
      },
    ];
  });

/** Meanings that the chat understands and leaves to the office, for want of a text; those of services that the company
 * doesn't have are left out. */
export function unansweredMeanings(): string[] {
  const trades = (["windows", "siding", "bathrooms", "doors"] as const).filter((trade) => !(trade in services));
  const foreign = trades.flatMap(getLabels);
  const computed = ["hours", "holidays", "area", "offered"];
  return weights.labels.filter(
    (label) => !knownLabels.includes(label) && asksFact(label) && !foreign.includes(label) && !computed.includes(label),
  );
}
