import * as z from "zod";
import { Line } from "./parts.ts";

const marks = [
  ...["company", "phone", "email", "hours", "services", "servicesOr", "founded", "showroom", "city", "region", "towns"],
  ...["promise", "within", "warranty", "horario", "servicios", "faq", "jobs", "apply", "benefits", "plans", "credit"],
  ...["kept", "offers", "lender"],
  ...["title", "prize", "cash", "counties", "condados", "dates", "draw", "list", "who"].map(
    (name) => `giveaway.${name}`,
  ),
];
const isMark = (name: string): boolean => marks.includes(name) || name.startsWith("page.");
const marksIn = (text: string): string[] => [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = ""]) => name);

/** A text of the chat. What stands in braces is filled in: `{phone}`, `{hours}`, `{faq}`, `{page.warranty}` and the like. */
export const ChatText = Line.refine((text) => marksIn(text).every(isMark), {
  error: ({ input }) =>
    `"{${marksIn(String(input)).find((name) => !isMark(name))}}" is unknown; write one of ${marks.join(", ")} or page.NAME`,
});

/** A regular expression, in any case. */
export const Words = Line.refine((text) => {
  try {
    return Boolean(new RegExp(text, "i"));
  } catch {
    return false;
  }
}, "is no regular expression");

/** One text, or several that are said one after the other when the same is asked again. */
const Answer = z.union([ChatText, z.array(ChatText).min(1).readonly()]);

/** Said instead, where one of some services is spoken of or the question has some words; the first that fits. */
const cases = z
  .array(
    z.strictObject({
      services: z.array(Line).readonly().optional(),
      words: Words.optional(),
      faq: Line.optional(),
      answer: Answer,
    }),
  )
  .readonly()
  .optional();

/** One thing that visitors ask, and what is said to it. */
export const Question = z
  .strictObject({
    /** Name of the meaning; the classifier knows those that it has phrases for. */
    label: z.string().regex(/^[a-z0-9-]+$/),
    question: Line.optional(),
    /** In place of `question`: one of faq.ts, whose answer it has and fills in for `{faq}`. */
    faq: Line.optional(),
    wordings: z.array(Line).readonly().optional(),
    /** Only for a company that has one of these. */
    services: z.array(Line).readonly().optional(),
    answer: Answer.optional(),
    cases,
    spanish: z.strictObject({ question: Line, answer: Answer, cases }).optional(),
  })
  .refine(({ question, faq }) => question ?? faq, "has no question");
export type Question = z.output<typeof Question>;
