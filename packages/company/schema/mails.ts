import * as z from "zod";
import { Line } from "./parts.ts";

const marksIn = (text: string): string[] => [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = ""]) => name);

/** A text of a mail in which only these marks are filled in, and in which those of `needed` must stand. */
const mailText = (marks: readonly string[], needed: readonly string[] = []) =>
  Line.superRefine((text, { addIssue }) => {
    const found = marksIn(text);
    const unknown = found.find((name) => !marks.includes(name));
    const missing = needed.find((name) => !found.includes(name));
    if (unknown !== undefined) addIssue(`"{${unknown}}" is not filled in here; write one of {${marks.join("}, {")}}`);
    if (missing !== undefined) addIssue(`must hold {${missing}}, or the mail goes without it`);
  });

const own = ["company", "phone"];
const ofEntry = [...own, "giveaway", "closeDay", "drawDay"];
const OwnText = mailText(own);
const Promised = mailText([...own, "promise", "about", "reach"], ["promise"]);

const VisitorMail = z.strictObject({ subject: mailText(own, ["company"]), closing: OwnText });

/** What the staff begins an answer with. */
const Replies = z.strictObject({
  /** `{first}` becomes " Ann", or nothing. */
  greeting: mailText([...own, "first"], ["first"]),
  /** The company's name, address and phone number follow. */
  closing: OwnText,
  /** `label` is what the staff chooses by; the company's name is added to the subject. */
  texts: z.array(z.strictObject({ label: Line, subject: OwnText, text: OwnText })),
});

/** What visitors read in the mails that confirm what they sent, and in the staff's answers. `{company}`, `{phone}` and,
 * where they are due, `{promise}` ("by Monday, November 30 at 10:00 AM"), `{about}` ("windows", "your project"), `{reach}` ("call or email"), `{giveaway}`, `{closeDay}`, `{drawDay}` and `{first}` are filled in. */
export const VisitorMails = z.strictObject({
  request: VisitorMail.extend({
    closing: mailText(own, ["phone"]),
    /** By the way the request came. */
    opening: z.strictObject({ quote: Promised, chat: Promised, "service-request": Promised }),
  }),
  application: VisitorMail.extend({
    opening: OwnText,
    /** Said as long as no resume came; a button leads to the page that takes one. */
    lacksResume: OwnText,
  }),
  entry: z.strictObject({
    subject: mailText(ofEntry),
    opening: z.array(mailText(ofEntry)).min(1),
    /** In its place for an entry that came after they were closed. */
    late: z.array(mailText(ofEntry)).min(1),
    closing: mailText(ofEntry),
  }),
  replies: Replies,
});
export type VisitorMails = z.output<typeof VisitorMails>;
