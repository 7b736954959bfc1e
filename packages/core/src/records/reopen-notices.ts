import { pendingKeys } from "./notification-shards.ts";
import type { NotifyState, SentNotices } from "./record-fields.ts";
import { archiveNotices, countSent } from "./sent-notices.ts";

interface SentRow {
  id: string;
  notices?: SentNotices;
  notifyState?: NotifyState;
  crmChanges?: number;
}

/** How often the CRM had something new to hear of a record; of a row of old how often it was told of a change. */
export const countCrmChanges = ({ crmChanges, notices = {} }: Pick<SentRow, "crmChanges" | "notices">): number =>
  crmChanges ?? countSent("webhook", notices);

/** What hears of every change. */
export const alwaysNotified = ["staff", "webhook"] as const;

/** Has staff and CRM who were told before be told once more, when the visitor is done: the row waits again until the next
 * sweep, which tells all changes in one mail; what is urgent is told at once. One that waits still, for its confirmation or the CRM, does so too.
 * @param due names of the notices that are due once more @param at ISO 8601 */
export function reopenNotices(row: SentRow, due: readonly string[], at: string, isUrgent = false) {
  const { id, notices = {}, notifyState: state } = row;
  const counted = due.includes("webhook") ? { crmChanges: countCrmChanges(row) + 1 } : {};
  // Of a kind with a digest the staff has had no mail of its own before, and nobody a text or a mail who had stopped them.
  const wasTold = "digest" in notices || due.some((name) => name === "text" || name === "visitor" || name in notices);
  if (state === "held" || !wasTold) return counted;
  const notifyState = "pending" as const;
  // What became of a reply was of the address that the next mail may have no more.
  const archived = due.includes("visitor") ? [...due, "reply"] : due;
  return {
    ...counted,
    notices: archiveNotices(notices, archived, notices),
    notifyState,
    ...(isUrgent ? { tellNow: true } : {}),
    ...pendingKeys({ id, createdAt: at, notifyState }),
  };
}
