import * as z from "zod";
import { TrafficReport } from "../../traffic/contract.ts";
import { officeGet } from "../define-office.ts";

const Group = z.object({ name: z.string(), leads: z.number(), won: z.number(), value: z.number() });

/** Days are the company's, "2026-11-22"; values are whole dollars. */
export const Figures = z.object({
  from: z.string(),
  to: z.string(),
  leads: z.number(),
  spam: z.number(),
  /** The median, in working time. */
  firstAnswerMinutes: z.number().optional(),
  /** Leads whose answer was promised by now, and those of them that got it in time. */
  due: z.number(),
  kept: z.number(),
  byWeek: z.array(Group),
  bySource: z.array(Group),
  byService: z.array(Group),
  byTown: z.array(Group),
  funnel: z.array(z.object({ name: z.string(), count: z.number() })),
  traffic: TrafficReport,
});
export type Figures = z.output<typeof Figures>;

export const Weeks = z.number().int().min(1).max(52);

export const getFiguresEndpoint = officeGet("getFigures", "read", { query: ["weeks"], response: Figures });

export const FiguresQuery = z.object({ weeks: z.coerce.number().pipe(Weeks).default(12) });
