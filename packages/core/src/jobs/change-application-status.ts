import { assertTransition, assertUnchanged } from "../submission/change-status.ts";
import { applications } from "./entity.ts";
import { findApplication } from "./list-applications.ts";
import { type ApplicationStatus, applicationTransitions } from "./options.ts";

/**
 * Moves an application to another status and appends who did it and when to its history.
 * @throws AppError notFound, invalid (a transition that GAP-12 does not allow), busy (changed by someone else meanwhile)
 */
export async function changeApplicationStatus(id: string, to: ApplicationStatus, by: string): Promise<void> {
  const from = (await findApplication(id))?.status;
  assertTransition(id, from, to, applicationTransitions);
  const result = await applications
    .patch({ id })
    .set({ status: to })
    .append({ history: [{ from, to, at: new Date().toISOString(), by }] })
    .where(({ status }, { eq }) => eq(status, from))
    .go({ returnOnConditionCheckFailure: "all_old" });
  assertUnchanged(id, result);
}
