import * as z from "zod";
import { Line } from "./parts.ts";
import { ChatText, Words } from "./questions.ts";

export const ChatWords = z.strictObject({
  /** Completes "the automated assistant of NAME, ...". */
  introduction: Line,
  /** The words by which a product is meant, by its slug; the first that fits. */
  products: z.record(z.string(), Words),
  /** Said of a day instead of its plain hours: without a time, and of a time (`{time}`) that is not within them. */
  days: z.record(z.string(), z.strictObject({ day: Line, doubt: Line })),
  /** Said after the hours of the week. */
  hoursNote: Line.optional(),
});
export type ChatWords = Readonly<z.output<typeof ChatWords>>;

export const SpanishWords = z.strictObject({
  /** "ventanas, revestimiento, baños y puertas" */
  services: Line,
  names: z.record(z.string(), Line),
  /** Said after the hours of a day, by its English name. */
  dayNotes: z.record(z.string(), ChatText).optional(),
  region: Line,
});
export type SpanishWords = Readonly<z.output<typeof SpanishWords>>;

const Towns = z.array(Line).readonly();

/** Places around that people name: where the company may come, and what is too far. */
export const KnownPlaces = z.strictObject({
  nearby: Towns,
  far: Towns,
  /** Other spellings -> town. */
  forms: z.record(z.string(), Line),
  /** ZIP codes or their beginnings -> town that is served. */
  zips: z.record(z.string().regex(/^\d{3,5}$/), Line),
});
export type KnownPlaces = Readonly<z.output<typeof KnownPlaces>>;
