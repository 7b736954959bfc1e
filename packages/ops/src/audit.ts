import { listAuditEntries } from "@site/core/audit/audit-log";
import { localTime } from "@site/core/business/local-time";
import type { Command } from "./cli/command.ts";
import { UsageError } from "./cli/command.ts";
import { printJson } from "./cli/output.ts";

export const list: Command = async (context, { json }, [month = localTime(context.now()).date.slice(0, 7)]) => {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) throw new UsageError("usage: audit list [YYYY-MM]");
  const found = await listAuditEntries(context, month);
  if (json) printJson(found);
  else if (found.length > 0) console.table(found, ["at", "by", "command", "recordIds", "toFile"]);
  else console.log(`No one read or changed personal data in ${month}.`);
};
