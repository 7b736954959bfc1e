import { appendAuditEntry } from "@site/core/audit/audit-log";
import { auditMiddleware } from "@site/core/audit/audit-middleware";
import type { Context } from "@site/core/context";
import { loadOfficeClosings } from "@site/core/office/settings/load-office-closings";
import { actor } from "./actor.ts";
import type { CommandSpec, Options } from "./command.ts";

/** What was typed after a command, with whole ids where a kind of record knows them. */
async function completeIds(
  context: Context,
  { takes = "", wholeId = async (_, id) => id }: CommandSpec,
  names: string[],
): Promise<string[]> {
  return Promise.all(names.map((name, at) => (at === 0 && takes.startsWith("ID") ? wholeId(context, name) : name)));
}

/** Runs a command. Whatever it reads or changes about people is noted first, in one line of the audit, and counts by the
 * days that the staff closed.
 * @param context of this command alone
 * @param typed what followed the command */
export async function execute(context: Context, spec: CommandSpec, options: Options, typed: string[]): Promise<void> {
  const names = await completeIds(context, spec, typed);
  const ids = spec.takes === "ID..." ? names : names.slice(0, 1);
  const note = async () => {
    await appendAuditEntry(context, {
      by: await actor(options.stage),
      command: spec.name,
      names: ids,
      toFile: options.out !== undefined,
    });
    await loadOfficeClosings(context);
  };
  auditMiddleware(context.store, note);
  await spec.run(context, options, names);
}
