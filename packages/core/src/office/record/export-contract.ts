import * as z from "zod";
import { officePost } from "../define-office.ts";
import { Weeks } from "../reports/figures-contract.ts";
import { InboxQuery } from "./record-contract.ts";

const ExportQuery = InboxQuery.extend({ noun: z.string() });
export type ExportQuery = z.output<typeof ExportQuery>;

/** What a list holds of a kind, as CSV, in parts of some 500; or the figures of the last weeks, whole. */
export const exportRecordsEndpoint = officePost("exportRecords", "export", {
  request: z.union([ExportQuery, z.object({ weeks: Weeks })]),
  response: z.object({ csv: z.string(), next: z.string().optional() }),
});
