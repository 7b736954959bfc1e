import { dollars } from "../business/format.ts";

export const outcomeLabels = { won: "Won", lost: "Lost", other: "Neither: a wrong number, a duplicate" } as const;
export type Outcome = keyof typeof outcomeLabels;

type Ending = Partial<Record<"status" | "outcome" | "value" | "reason", unknown>>;

/** The one answer to whether a job was won: for a record, its entry in the intake index, reports and mails. A row of an
 * older release says it by its amount alone. */
export const isWon = ({ status, outcome, value }: Ending): boolean =>
  status === "closed" && (outcome === undefined ? Number(value) > 0 : outcome === "won");

export const isOutcome = (value: unknown): value is Outcome => typeof value === "string" && value in outcomeLabels;

/** Reason, amount and outcome in words: "Won · $12,500 · Signed". */
export function describeResult({ outcome, value, reason }: Ending): string {
  const parts = [isOutcome(outcome) && outcomeLabels[outcome], typeof value === "number" && dollars(value), reason];
  return parts.filter((part) => typeof part === "string" && part !== "").join(" · ");
}
