import type { Mail } from "../email/mail.ts";
import { env } from "../env.ts";
import { entries } from "../giveaway/entity.ts";
import { entryConfirmation } from "../giveaway/entry-mails.ts";
import { applicationConfirmation, applicationStaffMail } from "../jobs/application-mails.ts";
import { applications } from "../jobs/entity.ts";
import { type Lead, leads } from "../quote/entity.ts";
import { findRepeated } from "../quote/find-repeated.ts";
import { leadCreated } from "../quote/lead-event.ts";
import { canaryMail, leadConfirmation, leadStaffMail } from "../quote/lead-mails.ts";
import type { RecordKind } from "../submission/kinds.ts";
import type { WebhookEvent } from "../webhook/send-event.ts";
import type { Row } from "./rows.ts";

/** One thing to send about a record. Its name keeps it from being sent twice. */
export type Notice = { name: "staff" | "visitor"; mail: Mail } | { name: "webhook"; event: WebhookEvent };

interface Notices {
  notices: Notice[];
  /** Whether the sweeper's digest tells the staff of the record. */
  digest?: boolean;
  /** The lead that this one repeats. */
  repeatOf?: string | undefined;
}

async function leadNotices(stored: Lead): Promise<Notices> {
  if (stored.canary) return { notices: [{ name: "staff", mail: canaryMail(stored) }] };
  const repeatOf = await findRepeated(stored);
  const lead = { ...stored, ...(repeatOf ? { repeatOf } : {}) };
  const confirmation = leadConfirmation(lead);
  return {
    repeatOf,
    notices: [
      { name: "staff", mail: leadStaffMail(lead) },
      ...(confirmation ? [{ name: "visitor" as const, mail: confirmation }] : []),
      ...(env.webhook ? [{ name: "webhook" as const, event: leadCreated(lead) }] : []),
    ],
  };
}

const parsed = <T>({ data }: { data: T | null }): T => {
  if (data === null) throw new Error("the row is not of the kind it says");
  return data;
};

/** What has to be sent about a row, by its kind. */
export const noticesOf: Record<RecordKind, (row: Row) => Promise<Notices>> = {
  lead: async (row) => leadNotices(parsed(leads.parse({ Item: row }))),
  contest_entry: async (row) => ({
    notices: [{ name: "visitor", mail: entryConfirmation(parsed(entries.parse({ Item: row }))) }],
    digest: true,
  }),
  job_application: async (row) => {
    const application = parsed(applications.parse({ Item: row }));
    return {
      notices: [
        { name: "staff", mail: applicationStaffMail(application) },
        { name: "visitor", mail: applicationConfirmation(application) },
      ],
    };
  },
};
