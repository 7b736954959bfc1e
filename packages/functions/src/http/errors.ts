import {
  AppError,
  type ErrorBody,
  type FieldErrors,
  fieldErrors,
  generalFailure,
  statuses,
} from "@site/core/contract/errors";
import type * as z from "zod";
import type { Middleware } from "./api.ts";

/** Names by which the AWS SDK says "not now": the visitor may try again in a moment. */
const transientErrors = new Set([
  "ProvisionedThroughputExceededException",
  "ThrottlingException",
  "RequestLimitExceeded",
  "InternalServerError",
  "TimeoutError",
  "ECONNREFUSED",
  "ECONNRESET",
  "SecretsUnavailable",
]);

const severalFields = "Please correct the highlighted fields.";

/** Half a pair of UTF-16, which JSON can write and the table takes for something else. */
const hasHalfLetter = (value: unknown): boolean =>
  typeof value === "string"
    ? !value.isWellFormed()
    : typeof value === "object" && value !== null && Object.values(value).some(hasHalfLetter);

/** A message for each field that no schema refused and that holds half a letter. */
const halfLetters = (data: unknown): FieldErrors =>
  Object.fromEntries(
    Object.entries(Object(data)).flatMap(([name, value]) =>
      hasHalfLetter(value) ? [[name, "Please type this again: a letter in it is broken."]] : [],
    ),
  );

/** @throws AppError invalid with a message for every wrong field */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body);
  const fields = result.success ? halfLetters(result.data) : fieldErrors(result.error.issues);
  const messages = Object.values(fields);
  if (result.success && messages.length === 0) return result.data;
  throw new AppError("invalid", messages.length === 1 ? (messages[0] ?? severalFields) : severalFields, { fields });
}

const listErrorNames = (error: unknown): string[] =>
  error instanceof Error ? [error.name, String("code" in error ? error.code : ""), ...listErrorNames(error.cause)] : [];

/** What a visitor may be told about any error: an AppError speaks for itself, everything else stays inside. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (listErrorNames(error).some((name) => transientErrors.has(name)))
    return new AppError("unavailable", generalFailure, { retryAfter: 2, cause: error });
  return new AppError("internal", generalFailure, { cause: error });
}

/** Turns whatever was thrown into JSON `{message}`; its `onError` runs first, so that the others decorate its answer. */
export const errorResponder = (): Middleware => ({
  onError(request) {
    const { code, message, body, retryAfter } = toAppError(request.error);
    const status = statuses[code];
    const answer: ErrorBody = {
      message,
      ...body,
      ...(status >= 500 ? { requestId: request.context.awsRequestId } : {}),
    };
    request.response = {
      statusCode: status,
      headers: retryAfter === undefined ? {} : { "retry-after": String(retryAfter) },
      body: JSON.stringify(answer),
    };
  },
});
