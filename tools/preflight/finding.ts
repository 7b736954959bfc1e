/** What the account says about one thing that a deployment needs. */
export interface Finding {
  /** What was looked at. */
  subject: string;
  /** "not read" when these credentials may not look; that stops nothing. */
  verdict: "ready" | "will fail" | "ask AWS for" | "not read";
  /** What was found, in one sentence. */
  found: string;
  /** The exact next step; absent when there is none. */
  next?: string;
}

const order: Finding["verdict"][] = ["will fail", "ask AWS for", "not read", "ready"];

/** 1 when a deployment would fail, else 0: what is to be asked for, or was not read, stops nothing. */
export const getExitCode = (findings: readonly Finding[]): number =>
  findings.some(({ verdict }) => verdict === "will fail") ? 1 : 0;

/** The findings as a table, the worst first, each with its next step on a line of its own. */
export function toTable(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  const lines = order
    .flatMap((verdict) => findings.filter((finding) => finding.verdict === verdict))
    .flatMap(({ verdict, subject, found, next }) => [
      `${verdict.padEnd(11)}  ${subject.padEnd(width)}  ${found}`,
      ...(next ? [`${" ".repeat(width + 15)}next: ${next}`] : []),
    ]);
  return lines.join("\n");
}
