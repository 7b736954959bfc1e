import { findEntry, listEntries } from "@site/core/giveaway/list-entries";
import { progress } from "./progress.ts";
import { recordCommands } from "./records.ts";

/** Giveaway entries of all editions, oldest first, with the flags that the draw's review reads. */
export const { list, show, exportAll } = recordCommands({
  noun: "entries",
  read: () => listEntries(undefined, progress("entries")),
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
