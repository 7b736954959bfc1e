import * as z from "zod";
import { buildShape, formEndpoint } from "../contract/form-schema.ts";
import { apiPaths } from "../contract/paths.ts";
import { submissionFields } from "../contract/submission.ts";
import { applicationFields } from "./form-fields.ts";

export const JobApplication = z.object({ ...buildShape(applicationFields), ...submissionFields });
export type JobApplication = z.output<typeof JobApplication>;

export const applyForJobEndpoint = formEndpoint(apiPaths.applyForJob, JobApplication);
