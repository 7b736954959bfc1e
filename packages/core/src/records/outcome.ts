import { dollars } from "../business/format.ts";

export const outcomeLabels = { won: "Won", lost: "Lost", other: "Neither: a wrong number, a duplicate" } as const;
export type Outcome = keyof typeof outcomeLabels;

interface Closed {
  status?: string | undefined;
  outcome?: string | undefined;
  value?: number | undefined;
}

/** The one answer to whether a job was won: for a record, its entry in the intake index, reports and mails. A row of an
 * older release says it by its amount alone. */
export const isWon = ({ status, outcome, value = 0 }: Closed): boolean =>
  status === "closed" && (outcome === undefined ? value > 0 : outcome === "won");

/** The same of a stored row. */
export const isWonRow = ({
  status,
  outcome,
  value,
}: {
  status?: string;
  outcome?: unknown;
  value?: unknown;
}): boolean =>
  isWon({
    status,
    outcome: typeof outcome === "string" ? outcome : undefined,
    value: typeof value === "number" ? value : 0,
  });

export const isOutcome = (value: unknown): value is Outcome => typeof value === "string" && value in outcomeLabels;

/** Reason, amount and outcome in words: "Won · $12,500 · Signed". */
export function describeResult({
  outcome,
  value,
  reason,
}: {
  outcome?: unknown;
  value?: unknown;
  reason?: unknown;
}): string {
  const parts = [isOutcome(outcome) && outcomeLabels[outcome], typeof value === "number" && dollars(value), reason];
  return parts.filter((part) => typeof part === "string" && part !== "").join(" · ");
}
