import type { Accepted } from "../contract/fields.ts";
import { storeOrPark } from "../parking/store-or-park.ts";
import { createOnce, onceOnly } from "../store/create-once.ts";
import { newRecord, type SubmissionContext } from "../submission/new-record.ts";
import type { JobApplication } from "./contract.ts";
import { applications, type NewApplication } from "./entity.ts";

/** Writes an application once per id. @throws AppError mismatch (422) when the id already holds other details */
export function storeApplication(application: NewApplication & { id: string }): Promise<boolean> {
  return createOnce(
    application.payloadHash ?? "",
    () => applications.create(application).go(onceOnly),
    () => applications.get({ id: application.id }).go({ consistent: true }),
  );
}

/** Stores a job application. @throws AppError mismatch (422), unavailable (503) when nothing could keep it */
export async function applyForJob(request: JobApplication, context: SubmissionContext): Promise<Accepted> {
  const { details, common } = newRecord(request, context);
  return storeOrPark("job_application", { ...details, ...common }, storeApplication);
}
