import * as z from "zod";
import { officeGet } from "../define-office.ts";

/** The visits of the coming days, by day: those that are agreed on. */
export const VisitDays = z.object({
  days: z.array(
    z.object({
      date: z.string(),
      text: z.string(),
      visits: z.array(
        z.object({
          noun: z.string(),
          id: z.string(),
          name: z.string(),
          place: z.string(),
          hasStreet: z.boolean(),
          phones: z.array(z.object({ typed: z.string(), tel: z.string() })),
          text: z.string(),
          wishes: z.string(),
          proposals: z.string(),
        }),
      ),
    }),
  ),
});
export type VisitDays = z.output<typeof VisitDays>;

export const listVisitsEndpoint = officeGet("listVisits", "read", { response: VisitDays });
