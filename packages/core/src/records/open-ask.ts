import type { VisitorAsk, VisitorChange } from "./fields.ts";

type OpenAsk = VisitorChange & { ask: VisitorAsk };

const hasAsk = (change: VisitorChange | undefined): change is OpenAsk => change?.ask !== undefined;

/** What a visitor asked for last that the staff have not done yet: no entry of theirs followed. */
export function findOpenAsk({
  visitorChanges = [],
}: {
  visitorChanges?: readonly VisitorChange[] | undefined;
}): OpenAsk | undefined {
  const last = visitorChanges.findLast(({ ask, by }) => ask !== undefined || by !== undefined);
  return hasAsk(last) ? last : undefined;
}
