import { applyForJob } from "@site/core/jobs/apply-for-job";
import { applyForJob as endpoint } from "@site/core/jobs/contract";
import { form } from "../http/form.ts";

export const handler = form(endpoint, applyForJob);
