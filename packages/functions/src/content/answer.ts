import { AppError } from "@site/core/contract/errors";
import { toContentError } from "@site/wordpress/fetch/failure";
import type { Outcome } from "@site/wordpress/fetch/outcome";

/** The value of a look-up. @throws AppError notFound, or what became of the provider */
export function foundOrThrow<Value>(outcome: Outcome<Value>): Value {
  if (outcome.status === "found") return outcome.value;
  if (outcome.status === "unavailable") throw toContentError(outcome.failure);
  throw new AppError("notFound", "There is no such content.");
}
