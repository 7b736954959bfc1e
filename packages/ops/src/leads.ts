import { changeLeadStatus } from "@site/core/quote/change-lead-status";
import { findLead, listLeads } from "@site/core/quote/list-leads";
import { leadStatuses } from "@site/core/quote/options";
import { actor } from "./actor.ts";
import type { Command } from "./commands.ts";
import { progress } from "./progress.ts";
import { oneOf, printJson, recordCommands } from "./records.ts";

/** Leads, newest first. What looks automated is marked in the column `spam`. */
export const { list, show, exportAll } = recordCommands({
  noun: "leads",
  read: ({ status, spam }) =>
    listLeads({ status: status ? oneOf(leadStatuses, status) : undefined, spam }, progress("leads")),
  find: findLead,
  summary: ["id", "createdAt", "status", "name", "phone", "email", "serviceType", "source", "repeatOf", "spam"],
  columns: [
    "id",
    "name",
    "address",
    "location",
    "serviceType",
    "productType",
    "email",
    "phone",
    "phoneE164",
    "outOfArea",
    "sessionId",
    "notes",
    "conversationSummary",
    "status",
    "smsOptIn",
    "smsConsent",
    "source",
    "sourcePage",
    "attribution",
    "repeatOf",
    "spam",
    "history",
    "createdAt",
    "updatedAt",
  ],
});

export const setStatus: Command = async ({ stage, json }, [id = "", status]) => {
  await changeLeadStatus(id, oneOf(leadStatuses, status), await actor(stage));
  if (json) printJson(await findLead(id));
  else console.log(`${id} is ${status}`);
};
