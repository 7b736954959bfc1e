import type { HistoryRow, TurnInput } from "../conversation/turn.ts";
import { isIntrusion } from "../signals/extract-signals.ts";
import type { Marks } from "./pii-placeholders.ts";

/** What of a conversation a model sees at most. */
export const historyLimits = { messages: 12, tokens: 2000 } as const;

/** No English text has more tokens than this; the true number is nearer to a quarter of the characters. */
export const estimateTokens = (text: string): number => Math.ceil(text.length / 3);

/** Neighbours with one role become one message: providers want the roles to alternate. */
function alternate(rows: readonly HistoryRow[]): HistoryRow[] {
  const merged: HistoryRow[] = [];
  for (const { role, content } of rows) {
    const last = merged.at(-1);
    if (last?.role === role) last.content += `\n${content}`;
    else merged.push({ role, content });
  }
  return merged;
}

/** The messages for a model: the newest that fit the limits, phones and emails as marks, the visitor first and last,
 * roles alternating, without what was written to turn the assistant around. The visitor's new messages are always in. */
export function modelHistory(
  { history, messages }: Pick<TurnInput, "history" | "messages">,
  { mask }: Pick<Marks, "mask">,
): HistoryRow[] {
  const current: HistoryRow = { role: "user", content: messages.join("\n") };
  const rows = alternate([...history.filter(({ role, content }) => role !== "user" || !isIntrusion(content)), current])
    .slice(-historyLimits.messages)
    .map(({ role, content }) => ({ role, content: mask(content) }));
  let tokens = 0;
  const firstKept = rows.findLastIndex(({ content }, index) => {
    tokens += estimateTokens(content);
    return tokens > historyLimits.tokens && index < rows.length - 1;
  });
  const lastRows = rows.slice(firstKept + 1);
  return lastRows.slice(lastRows.findIndex(({ role }) => role === "user"));
}
