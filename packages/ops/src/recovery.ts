import { copyRows } from "@site/core/recovery/copy-rows";
import { reindexPending } from "@site/core/recovery/reindex-pending";
import { rebuildSearch } from "@site/core/search/rebuild";
import type { Command } from "./cli/command.ts";
import { UsageError } from "./cli/command.ts";
import { printJson } from "./cli/output.ts";
import { progress } from "./cli/progress.ts";

/** Brings back what is missing from a table that was restored under another name; what is there stays. */
export const fillTable: Command = async (context, { from, json }) => {
  if (!from) throw new UsageError("usage: table fill --from TABLE [--stage NAME]");
  const report = await copyRows(context, from);
  if (json) printJson(report);
  else
    console.log(
      `${report.read} rows read, ${report.copied} were missing and are back, ${report.forgotten} stay deleted for good`,
    );
};

/** Enters rows that wait for notices and were written before there was an index of them. */
export const indexTable: Command = async (context, { json }) => {
  const entered = await reindexPending(context);
  if (json) printJson({ entered });
  else console.log(`${entered} rows that wait for notices were missing in the index`);
};

/** Enters what is older than the office's lists and its search, and what an outage left out. */
export const rebuildLists: Command = async (context, { json }) => {
  const records = await rebuildSearch(context, progress("records"));
  if (json) printJson({ records });
  else console.log(`${records} records can be found`);
};
