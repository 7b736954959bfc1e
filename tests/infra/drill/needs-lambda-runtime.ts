import { beforeEach, inject } from "vitest";
import { missingLambdaRuntime } from "../../../tools/rehearsal/lambda-runtime.ts";

/** Skips a file's tests, and says why, where AWS's runtime client can't be had. */
export function needsLambdaRuntime(): void {
  beforeEach(({ skip }) => skip(!inject("hasLambdaRuntime"), missingLambdaRuntime));
}
