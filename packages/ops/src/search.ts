import { rebuildSearch } from "@site/core/search/rebuild";
import type { Command } from "./cli/command.ts";
import { printJson } from "./cli/output.ts";
import { progress } from "./cli/progress.ts";

/** Enters what is older than the office's lists and its search, and what an outage left out. */
export const rebuild: Command = async (context, { json }) => {
  const records = await rebuildSearch(context, progress("records"));
  if (json) printJson({ records });
  else console.log(`${records} records can be found`);
};
