import * as z from "zod";
import { cleanLine } from "../text/clean-text.ts";
import { cutText } from "../text/cut-text.ts";
import { campaignParameters, type Touch } from "./attribution.ts";
import { textLimits } from "./form.ts";

const loneSurrogates = /\p{Surrogate}/gu;

const cutToLine = (value: string): string => cutText(cleanLine(value).replace(loneSurrogates, ""), textLimits.line);

/** A visitor can't correct what a page fills in for them: it is cut to length or left out, and never refuses a request. */
const hiddenLine = z.string().overwrite(cutToLine).optional().catch(undefined);

const touchFields = [...campaignParameters, "referrer", "landingPath"] as const satisfies (keyof Touch)[];

const touchShape = Object.fromEntries(touchFields.map((name) => [name, hiddenLine])) as Record<
  keyof Touch,
  typeof hiddenLine
>;

const HiddenTouch = z.object(touchShape).optional().catch(undefined);

/** Fields that every form may send beside its own; none of them is shown to the visitor. */
export const submissionFields = {
  /** Decoy: invisible, so that only a program fills it in. No browser has an autofill value for "subject", and programs
   * that post to contact forms look for it. */
  subject: z.string().optional().catch("not text"),
  /** Milliseconds from the start of the visit, the load of its first page, to the press on the button. */
  filledMs: z.number().optional().catch(undefined),
  sourcePage: hiddenLine,
  attribution: z.object({ first: HiddenTouch, last: HiddenTouch }).optional().catch(undefined),
};

const Submission = z.object(submissionFields);
export type Submission = z.output<typeof Submission>;

/** Faster than this, from the load of the first page to the press, only a program is, ms. Low on purpose: a visitor
 * whose browser fills everything in is quick too, and a lead that nobody is told of is worse than a stray program's. */
const minFillTime = 400;

/** Whether a program sent this. Such a request is answered as usual, stored apart and mailed to nobody. */
export const looksAutomated = ({ subject, filledMs }: Submission): boolean =>
  Boolean(subject) || (filledMs !== undefined && filledMs < minFillTime);
