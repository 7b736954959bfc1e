import { findEntry, listEntries } from "@site/core/giveaway/list-entries";
import type { Command } from "./commands.ts";
import { progress } from "./progress.ts";
import { recordCommands } from "./records.ts";
import { UsageError } from "./usage-error.ts";

/** Giveaway entries of all editions, oldest first, with the flags that the draw's review reads. */
export const { list, show, exportAll } = recordCommands({
  noun: "entries",
  read: async ({ spam }) => {
    const entries = await listEntries(undefined, progress("entries"));
    return entries.filter((entry) => spam === undefined || entry.spam === spam);
  },
  find: findEntry,
  summary: ["id", "createdAt", "name", "cityZip", "phone", "email", "projectInterest", "withinEntryWindow", "spam"],
  columns: [
    "id",
    "name",
    "address",
    "cityZip",
    "phone",
    "email",
    "projectInterest",
    "referralSource",
    "agreedToTerms",
    "editionId",
    "rulesVersion",
    "withinEntryWindow",
    "householdKey",
    "keyVersion",
    "overLimit",
    "spam",
    "sourcePage",
    "attribution",
    "createdAt",
  ],
});

export const setStatus: Command = async () => {
  throw new UsageError("An entry has no status: who wins is decided by the rules alone, see `giveaway draw`.");
};
