import type { Context } from "@site/core/context";
import { AppError } from "@site/core/contract/errors";
import { type Imported, importConversation } from "./import-conversation.ts";
import { conversationsIn, parseConversation } from "./parse-line.ts";
import type { Refusal } from "./refuse-pattern.ts";

/** Why a line, or a conversation in it, was not imported. Quotes nothing of it. */
interface FailedLine {
  /** From 1. */
  line: number;
  message: string;
}

/** What an import did, in numbers of conversations unless said otherwise. */
export interface ImportReport {
  lines: number;
  stored: number;
  unchanged: number;
  /** Kept without patterns: nothing tells visitor and agent apart. */
  unattributed: number;
  /** Left out: a person had them deleted. */
  deleted: number;
  /** Questions with answers that now wait for review or have passed it. */
  patterns: number;
  refused: Record<Refusal, number>;
  failed: FailedLine[];
}

interface ImportOptions {
  onFailed?: (failed: FailedLine) => void;
  onLine?: (report: ImportReport) => void;
}

/** So many failures of the store in a row are an outage; the import ends, and can be run again from the start. */
const outage = 5;

function count(report: ImportReport, { patterns, refused, isUnattributed, isUnchanged, isDeleted }: Imported): void {
  if (isDeleted) report.deleted += 1;
  else if (isUnchanged) report.unchanged += 1;
  else report.stored += 1;
  if (isUnattributed) report.unattributed += 1;
  report.patterns += patterns.length;
  for (const refusal of refused) report.refused[refusal] += 1;
}

const emptyReport = (): ImportReport => ({
  lines: 0,
  stored: 0,
  unchanged: 0,
  unattributed: 0,
  deleted: 0,
  patterns: 0,
  refused: { length: 0, personal: 0, price: 0, promotion: 0, appointment: 0, figure: 0 },
  failed: [],
});

/** Imports an export line by line, in order: of two conversations with one id the later stays. A bad line is reported
 * and costs nothing but itself; empty lines are skipped.
 * @param lines JSON lines without their line breaks
 * @throws the store's error when it has failed five times in a row */
export async function importLines(
  context: Context,
  lines: AsyncIterable<string>,
  { onFailed, onLine }: ImportOptions = {},
): Promise<ImportReport> {
  const report = emptyReport();
  let failuresInARow = 0;

  async function attempt(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      const isExpected = error instanceof AppError;
      if (!isExpected) failuresInARow += 1;
      if (failuresInARow === outage) throw error;
      const failed = { line: report.lines, message: isExpected ? error.message : "the store refused it, try again" };
      report.failed.push(failed);
      onFailed?.(failed);
    }
  }

  for await (const line of lines) {
    report.lines += 1;
    const sources: unknown[] = [];
    if (line.trim()) await attempt(async () => void sources.push(...conversationsIn(line)));
    for (const source of sources)
      await attempt(async () => {
        count(report, await importConversation(context, parseConversation(source)));
        failuresInARow = 0;
      });
    onLine?.(report);
  }
  return report;
}
