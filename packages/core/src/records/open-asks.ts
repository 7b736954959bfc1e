import type { VisitorChange } from "./visitor-change.ts";

/** What somebody may ask for that the staff do: all of it where no code proves who asks, the last two always. */
export const askedActions = ["contact", "withdraw", "deletion", "copy"] as const;

export interface VisitorAsk {
  action: (typeof askedActions)[number];
  /** The contact details that they gave. */
  values?: Readonly<Record<string, string>>;
}

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
