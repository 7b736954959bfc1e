import type { Accepted } from "../contract/fields.ts";
import { newRecord, type SubmissionContext } from "../records/new-record.ts";
import { storeOrPark } from "../records/store-record.ts";
import type { JobApplication } from "./contract.ts";
import { applicationRecord } from "./record.ts";

/** Stores a job application. @throws AppError mismatch (422), unavailable (503) when nothing could keep it */
export async function applyForJob(request: JobApplication, context: SubmissionContext): Promise<Accepted> {
  const { details, common } = newRecord(applicationRecord.accepts.application, request, context);
  return storeOrPark(applicationRecord, { ...details, ...common });
}
