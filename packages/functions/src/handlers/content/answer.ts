import { noStore } from "@site/core/contract/endpoint";
import { AppError } from "@site/core/contract/errors";
import { type FetchResult, type ProviderFailure, toContentError } from "@site/wordpress/fetch/failure";

/** The value of a look-up. @throws AppError notFound, or what became of the provider */
export function getValueOrThrow<Value>(result: FetchResult<Value>): Value {
  if (result.status === "found") return result.value;
  if (result.status === "unavailable") throw toContentError(result.failure);
  throw new AppError("notFound", "There is no such content.");
}

/** The answer to a look-up: what lacks a part that failed is nobody's to keep. @throws AppError as getValueOrThrow does */
export function toAnswer<Value extends { failure?: ProviderFailure }>(result: FetchResult<Value>) {
  const { failure, ...body } = getValueOrThrow(result);
  return { body, ...(failure ? { headers: { "cache-control": noStore } } : {}) };
}
