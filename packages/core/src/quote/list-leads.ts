import { isLive } from "../store/expiry.ts";
import { type Lead, leadShards, leads } from "./entity.ts";
import { type LeadStatus, leadStatuses } from "./options.ts";

async function leadsOf(status: LeadStatus, shard: number): Promise<Lead[]> {
  const { data } = await leads.query.byStatus({ status, shard }).go({ pages: "all" });
  return data;
}

/** Which leads to list. */
interface LeadFilter {
  /** One status; all of them when absent. */
  status?: LeadStatus | undefined;
  /** True: only what looks automated; false: only what does not; absent: both. */
  spam?: boolean | undefined;
}

/** Leads, newest first. Reads the status index, which follows the table within a second or so. */
export async function listLeads({ status, spam }: LeadFilter = {}): Promise<Lead[]> {
  const statuses = status ? [status] : leadStatuses;
  const pages = await Promise.all(statuses.flatMap((each) => leadShards.map((shard) => leadsOf(each, shard))));
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
