import * as z from "zod";
import { TimeZone } from "./hours.ts";
import { Line } from "./parts.ts";

const EditionFields = z.strictObject({
  id: Line,
  title: Line,
  heading: Line,
  invitation: Line,
  prizeValue: z.number(),
  prize: Line,
  /** Part of the prize's value that a winner may take in cash instead, and the same in words. */
  cashShare: z.number(),
  cashShareText: Line,
  /** Days to deliver and accept the gift certificate, to sign the papers, to ask for the winners list. */
  certificateDays: z.int(),
  signatureDays: z.int(),
  winnersListDays: z.int(),
  minAge: z.int(),
  opensAt: z.iso.datetime({ offset: true }),
  closesAt: z.iso.datetime({ offset: true }),
  inPersonFrom: z.iso.datetime({ offset: true }),
  inPersonTo: z.iso.datetime({ offset: true }),
  drawAt: z.iso.datetime({ offset: true }),
  counties: z.array(Line).readonly(),
  state: Line,
  timezone: TimeZone,
  rulesVersion: Line,
  /** Whether entries outside the window are refused; unless stated they are in production, and elsewhere stored and
   * flagged. */
  enforceEntryWindow: z.boolean().optional(),
  registrationId: Line.optional(),
  bondRef: Line.optional(),
  filedAt: Line.optional(),
});

/** The offset of a zone at a moment: "-05:00". */
function offsetAt(timeZone: string, at: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(new Date(at));
  return parts.find(({ type }) => type === "timeZoneName")?.value.slice("GMT".length) || "+00:00";
}

const times = ["opensAt", "closesAt", "inPersonFrom", "inPersonTo", "drawAt"] as const;

export const Edition = EditionFields.superRefine((edition, { addIssue }) => {
  const { opensAt, closesAt, drawAt, timezone } = edition;
  if (!(new Date(opensAt) < new Date(closesAt) && new Date(closesAt) <= new Date(drawAt)))
    addIssue({ code: "custom", path: ["closesAt"], message: "must come after opensAt and not after drawAt" });
  // The pages print day and time as they are written here.
  for (const key of times) {
    const offset = offsetAt(timezone, edition[key]);
    if (edition[key].replace(/Z$/, "+00:00").endsWith(offset)) continue;
    addIssue({
      code: "custom",
      path: [key],
      message: `write it with the offset of ${timezone} at that time: ${offset}`,
    });
  }
});
export type Edition = z.output<typeof Edition>;
