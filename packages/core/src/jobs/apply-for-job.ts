import { receive } from "../records/receive.ts";
import { applicationRecord } from "./record.ts";

/** Stores a job application. @throws AppError mismatch (422), unavailable (503) when nothing could keep it */
export const applyForJob = receive(applicationRecord, "application");
