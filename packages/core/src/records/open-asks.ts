import type { VisitorAsk, VisitorChange } from "./fields.ts";

type OpenAsk = VisitorChange & { ask: VisitorAsk };

const isAsk = (change: VisitorChange): change is OpenAsk => change.ask !== undefined;

/** What a visitor asked for and nobody has done since, each once, as it was asked for last. */
export function findOpenAsks(changes: readonly VisitorChange[] = []): OpenAsk[] {
  const open = new Map<VisitorAsk["action"], OpenAsk>();
  for (const change of changes) {
    if (change.settles) open.delete(change.settles);
    if (isAsk(change)) open.set(change.ask.action, change);
  }
  return [...open.values()];
}
