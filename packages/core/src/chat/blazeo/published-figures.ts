import { claims } from "../../business/claims.ts";
import { hours } from "../../business/hours.ts";
import { figuresIn } from "../figures.ts";

const texts = [
  ...Object.values(claims).flatMap(({ figures }) => figures),
  ...Object.values(hours).flatMap((rows) => rows.map(({ text }) => text)),
];

/** Every figure that the company publishes, as `figuresIn` spells it. */
export const publishedFigures: ReadonlySet<string> = new Set(texts.flatMap(figuresIn));
