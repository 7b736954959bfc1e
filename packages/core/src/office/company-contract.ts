import * as z from "zod";
import { officePaths } from "../contract/office-paths.ts";
import { defineOffice } from "./define-office.ts";

const Group = z.object({ name: z.string(), leads: z.number(), won: z.number(), value: z.number() });

/** Times are ISO 8601, values whole dollars. */
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
});
export type Figures = z.output<typeof Figures>;

export const getFigures = defineOffice({
  method: "GET",
  path: officePaths.getFigures,
  permission: "read",
  query: ["weeks"],
  response: Figures,
});

export const FiguresQuery = z.object({ weeks: z.coerce.number().int().min(1).max(52).default(12) });

const Member = z.object({ email: z.string().max(254), name: z.string().max(100), role: z.string().max(20) });
const Nothing = z.object({});

export const saveMember = defineOffice({
  method: "POST",
  path: officePaths.saveMember,
  permission: "staff",
  request: Member,
  response: Nothing,
});

export const removeMember = defineOffice({
  method: "POST",
  path: officePaths.removeMember,
  permission: "staff",
  request: Member.pick({ email: true }),
  response: Nothing,
});

const Moment = z.iso.datetime({ error: "Please choose the days" });

/** A kind's records of a span of time, as CSV, in parts of at most 500. */
export const exportRecords = defineOffice({
  method: "POST",
  path: officePaths.exportRecords,
  permission: "export",
  request: z.object({ noun: z.string(), from: Moment, to: Moment, skip: z.number().int().min(0).default(0) }),
  response: z.object({ csv: z.string(), next: z.number().optional() }),
});
