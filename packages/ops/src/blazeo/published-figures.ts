import { extractFigures } from "@site/assistant/llm/figures";
import { claims } from "@site/company/claims";
import { hours } from "@site/company/hours";

const texts = [
  ...Object.values(claims).flatMap(({ figures }) => figures),
  ...Object.values(hours).flatMap((rows) => rows.map(({ text }) => text)),
];

/** Every figure that the company publishes, as `extractFigures` spells it. */
export const publishedFigures: ReadonlySet<string> = new Set(texts.flatMap(extractFigures));
