import { repeatContactDays } from "../business/retention.ts";
import type { Context } from "../context.ts";
import { toSeconds } from "../store/expiry.ts";
import { contacts } from "./contact-entity.ts";
import type { Lead } from "./record.ts";

const week = repeatContactDays * 24 * 60 * 60;

/** Makes the lead the first of this contact unless another one is within the last seven days. @returns the first one's id */
async function firstLeadOf({ store }: Context, key: string, lead: Lead): Promise<string | undefined> {
  const at = toSeconds(new Date(lead.createdAt));
  const { rejected } = await contacts(store)
    .put({ key, leadId: lead.id, expiresAt: at + week })
    .where(({ expiresAt }, { notExists, lte }) => `${notExists(expiresAt)} OR ${lte(expiresAt, at)}`)
    .go({ returnOnConditionCheckFailure: "all_old" });
  if (!rejected) return lead.id;
  // Read by key and consistently: dynalite returns no item with the refusal, and an index would lag behind the table.
  const { data } = await contacts(store).get({ key }).go({ consistent: true });
  return data?.leadId;
}

/** Finds the lead that this one repeats: the first with the same phone or email within seven days. Called after the
 * lead is stored and not while the visitor waits; a second call for the same lead answers the same.
 * @returns the id of the first lead, or undefined when this is the first */
export async function findRepeated(context: Context, lead: Lead): Promise<string | undefined> {
  const first = await Promise.all((lead.dedupeKeys ?? []).map((key) => firstLeadOf(context, key, lead)));
  return first.find((id) => id !== undefined && id !== lead.id);
}
