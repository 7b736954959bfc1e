import { AppError } from "../contract/errors.ts";

/**
 * Checks a change of status against the allowed transitions (GAP-12).
 * @throws AppError notFound without a record, invalid with the statuses that are allowed from here
 */
export function assertTransition<Status extends string>(
  id: string,
  from: Status | undefined,
  to: Status,
  transitions: Record<Status, readonly Status[]>,
): asserts from is Status {
  if (from === undefined) throw new AppError("notFound", `There is no record ${id}.`);
  const allowed = transitions[from];
  if (allowed.includes(to)) return;
  const choices = allowed.length > 0 ? `can become ${allowed.join(" or ")}` : "is final";
  throw new AppError("invalid", `${id} is ${from}, which ${choices}, not ${to}.`);
}

/** @throws AppError busy (409): somebody else changed the status between the read and the write */
export function assertUnchanged(id: string, result: { rejected?: boolean }): void {
  if (result.rejected) throw new AppError("busy", `The status of ${id} was changed by someone else; look again.`);
}
