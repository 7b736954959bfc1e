import * as z from "zod";
import { Line } from "./parts.ts";

const marks = [
  ...["company", "phone", "hours", "services", "servicesOr", "founded", "showroom", "city", "region"],
  ...["promise", "warranty", "horario", "servicios", "faq", "for", "noted", "jobs", "apply"],
] as const;
/** What may stand in braces in a text of the chat, beside the path of a page. */
export type ChatMark = (typeof marks)[number];
const isMark = (name: string): boolean => marks.some((each) => each === name) || name.startsWith("page.");
const marksIn = (text: string): string[] => [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = ""]) => name);

/** A text of the chat. What stands in braces is filled in: `{phone}`, `{hours}`, `{faq}`, `{page.warranty}` and the like. */
const ChatText = Line.refine((text) => marksIn(text).every(isMark), {
  error: ({ input }) =>
    `"{${marksIn(String(input)).find((name) => !isMark(name))}}" is unknown; write one of ${marks.join(", ")} or page.NAME`,
});

/** A regular expression, in any case. */
const Words = Line.refine((text) => {
  try {
    return Boolean(new RegExp(text, "i"));
  } catch {
    return false;
  }
}, "is no regular expression");

/** Wordings, each said once in a conversation. */
const Wordings = z.array(ChatText).min(1, "at least one wording").readonly();

export const ChatAnswer = z.strictObject({
  /** Set when the office knows more: what it is, for a sentence that names several such things. */
  subject: Line.optional(),
  /** The question of faq.ts whose answer stands for `{faq}`. */
  faq: Line.optional(),
  /** Whether a product that the question names is told of first, in the catalogue's words. */
  tellsProduct: z.literal(true).optional(),
  say: Wordings,
  /** Instead, where one of some services is spoken of or the question has some words; the first that fits. */
  cases: z
    .array(
      z.strictObject({
        services: z.array(Line).readonly().optional(),
        words: Words.optional(),
        faq: Line.optional(),
        say: Wordings,
      }),
    )
    .readonly()
    .optional(),
});
export type ChatAnswer = z.output<typeof ChatAnswer>;

/** What the assistant says to one meaning, by the meaning's name. */
export const ChatAnswers = z.record(z.string(), ChatAnswer);
export type ChatAnswers = Readonly<z.output<typeof ChatAnswers>>;

/** A question that only this company is asked, by the words that tell it. */
export const OwnQuestions = z.record(z.string(), ChatAnswer.extend({ words: Words }));
export type OwnQuestions = Readonly<z.output<typeof OwnQuestions>>;

export const ChatWords = z.strictObject({
  /** Completes "the automated assistant of NAME, ...". */
  introduction: Line,
  /** What a project of a service is called, where its name does not fit: "a bathroom". */
  nouns: z.record(z.string(), Line),
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
  question: Line,
  names: z.record(z.string(), Line),
  /** The same with "or", for the end of an offer. */
  offer: Line,
  /** Said after the hours of a day, by its English name. */
  dayNotes: z.record(z.string(), ChatText).optional(),
  region: Line,
  /** Part of the prize that may be cash; empty without a giveaway. */
  cashShare: Line.optional(),
  /** Counties that count, told by words for towns in them. */
  counties: z.array(z.strictObject({ words: Words, say: Line })).readonly(),
  /** Kind and place of the open positions. */
  jobs: Line.optional(),
  benefits: Line.optional(),
  positions: z.record(z.string(), Line),
  answers: ChatAnswers,
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
