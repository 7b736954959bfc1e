import { noStore } from "@site/core/contract/endpoint";
import { AppError } from "@site/core/contract/errors";
import { type Outcome, type ProviderFailure, toContentError } from "@site/wordpress/fetch/failure";

/** The value of a look-up. @throws AppError notFound, or what became of the provider */
export function foundOrThrow<Value>(outcome: Outcome<Value>): Value {
  if (outcome.status === "found") return outcome.value;
  if (outcome.status === "unavailable") throw toContentError(outcome.failure);
  throw new AppError("notFound", "There is no such content.");
}

/** The answer to a look-up: what lacks a part that failed is nobody's to keep. @throws AppError as foundOrThrow does */
export function toAnswer<Value extends { failure?: ProviderFailure | undefined }>(outcome: Outcome<Value>) {
  const { failure, ...body } = foundOrThrow(outcome);
  return { body, ...(failure ? { headers: { "cache-control": noStore } } : {}) };
}
