import * as z from "zod";
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
  timezone: Line,
  rulesVersion: Line,
  /** Whether entries outside the window are refused; unless stated they are in production, and elsewhere stored and
   * flagged. */
  enforceEntryWindow: z.boolean().optional(),
  registrationId: Line.optional(),
  bondRef: Line.optional(),
  filedAt: Line.optional(),
});

export const Edition = EditionFields.refine(
  ({ opensAt, closesAt, drawAt }) => new Date(opensAt) < new Date(closesAt) && new Date(closesAt) <= new Date(drawAt),
  { path: ["closesAt"], error: "must come after opensAt and not after drawAt" },
);
export type Edition = z.output<typeof Edition>;
