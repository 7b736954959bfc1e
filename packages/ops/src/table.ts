import { store } from "@site/core/store/client";
import { copyRows } from "@site/core/store/copy-rows";
import type { Command } from "./commands.ts";
import { printJson } from "./records.ts";
import { UsageError } from "./usage-error.ts";

/** Brings back what is missing from a table that was restored under another name; what is there stays. */
export const fill: Command = async ({ from, json }) => {
  if (!from) throw new UsageError("usage: table fill --from TABLE [--stage NAME]");
  const report = await copyRows(store, from);
  if (json) printJson(report);
  else console.log(`${report.read} rows read, ${report.copied} were missing and are back`);
};
