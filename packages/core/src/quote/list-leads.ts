import { isLive } from "../store/expiry.ts";
import { countPages, readAll } from "../store/read-all.ts";
import { type Lead, leadShards, leads } from "./entity.ts";
import { type LeadStatus, leadStatuses } from "./options.ts";

/** Which leads to list. */
interface LeadFilter {
  /** One status; all of them when absent. */
  status?: LeadStatus | undefined;
  /** True: only what looks automated; false: only what does not; absent: both. */
  spam?: boolean | undefined;
}

/**
 * Leads, newest first. Reads the status index, which follows the table within a second or so.
 * @param onProgress told after each page how many leads were read so far
 */
export async function listLeads(
  { status, spam }: LeadFilter = {},
  onProgress?: (found: number) => void,
): Promise<Lead[]> {
  const onPage = countPages(onProgress);
  const read = (each: LeadStatus, shard: number) =>
    readAll((cursor) => leads.query.byStatus({ status: each, shard }).go({ cursor }), onPage);
  const statuses = status ? [status] : leadStatuses;
  const pages = await Promise.all(statuses.flatMap((each) => leadShards.map((shard) => read(each, shard))));
  return pages
    .flat()
    .filter((lead) => !lead.canary && (spam === undefined || lead.spam === spam) && isLive(lead))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** @returns the lead, or undefined when there is none with this id */
export async function findLead(id: string): Promise<Lead | undefined> {
  const { data } = await leads.get({ id }).go({ consistent: true });
  return data && isLive(data) ? data : undefined;
}
