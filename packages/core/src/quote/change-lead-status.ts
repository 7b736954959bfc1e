import { assertTransition, assertUnchanged } from "../submission/change-status.ts";
import { leads, shardOf } from "./entity.ts";
import { findLead } from "./list-leads.ts";
import { type LeadStatus, leadTransitions } from "./options.ts";

/**
 * Moves a lead to another status and appends who did it and when to its history.
 * @throws AppError notFound, invalid (a transition that GAP-12 does not allow), busy (changed by someone else meanwhile)
 */
export async function changeLeadStatus(id: string, to: LeadStatus, by: string): Promise<void> {
  const from = (await findLead(id))?.status;
  assertTransition(id, from, to, leadTransitions);
  const result = await leads
    .patch({ id })
    .set({ status: to })
    .composite({ shard: shardOf(id) })
    .append({ history: [{ from, to, at: new Date().toISOString(), by }] })
    .where(({ status }, { eq }) => eq(status, from))
    .go({ returnOnConditionCheckFailure: "all_old" });
  assertUnchanged(id, result);
}
