import * as z from "zod";
import { Line } from "./parts.ts";

const marks = ["company", "phone", "promise", "giveaway", "drawDay", "first"];
const marksIn = (text: string): string[] => [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = ""]) => name);

/** A text of a mail: `{company}`, `{phone}`, `{promise}` ("within 24 hours"), `{giveaway}`, `{drawDay}` and
 * `{first}` (" Ann", or nothing) are filled in. */
const MailText = Line.refine((text) => marksIn(text).every((name) => marks.includes(name)), {
  error: ({ input }) => `"${input}" has a mark that is none of {${marks.join("}, {")}}`,
});

const VisitorMail = z.strictObject({ subject: MailText, closing: MailText });

/** What the staff begins an answer with. */
const Replies = z.strictObject({
  greeting: MailText,
  closing: MailText,
  /** `label` is what the staff chooses by; the company's name is added to the subject. */
  texts: z.array(z.strictObject({ label: Line, subject: MailText, text: MailText })),
});

/** What visitors read in the mails that confirm what they sent, and in the staff's answers. */
export const VisitorMails = z.strictObject({
  request: VisitorMail.extend({
    /** By the way the request came. */
    opening: z.strictObject({ quote: MailText, chat: MailText, "service-request": MailText }),
  }),
  application: VisitorMail.extend({ opening: MailText }),
  entry: VisitorMail.extend({ opening: z.array(MailText).min(1) }),
  replies: Replies,
});
export type VisitorMails = z.output<typeof VisitorMails>;
