import type { Context } from "../context.ts";
import type { Accepted } from "../contract/form-schema.ts";
import { newRecord, type SubmissionMeta } from "../records/receive.ts";
import { saveOrEnqueue } from "../records/save-or-enqueue.ts";
import type { JobApplication } from "./contract.ts";
import { applicationRecord } from "./record.ts";

/** Stores a job application. @throws AppError mismatch (422), unavailable (503) when nothing could keep it */
export function applyForJob(context: Context, request: JobApplication, meta: SubmissionMeta): Promise<Accepted> {
  const { details, common } = newRecord(context, applicationRecord.accepts.application, request, meta);
  return saveOrEnqueue(context, applicationRecord, { ...details, ...common });
}
