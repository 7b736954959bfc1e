import { noteAccess } from "@site/core/access/note-access";
import { AppError } from "@site/core/contract/errors";
import { tableNameOf } from "@site/core/store/table";
import { actor } from "./actor.ts";
import type { CommandSpec, Options } from "./command.ts";
import { commands } from "./commands.ts";
import { readDataDir, setTable } from "./env.ts";
import { missingSetup } from "./missing-setup.ts";
import { buildProgram } from "./program.ts";
import { UsageError } from "./usage-error.ts";

/** What was typed after a command, with whole ids where a kind of record knows them. */
async function named({ takes = "", wholeId = async (id) => id }: CommandSpec, names: string[]): Promise<string[]> {
  return Promise.all(names.map((name, at) => (at === 0 && takes.startsWith("ID") ? wholeId(name) : name)));
}

/** Runs a command on the table that was set. What is about people is noted before it is shown or done. */
async function execute(spec: CommandSpec, options: Options, typed: string[]): Promise<void> {
  const names = await named(spec, typed);
  const ids = spec.takes === "ID..." ? names : names.slice(0, 1);
  if (spec.isNoted) await noteAccess(await actor(options.stage), spec.name, ids, options.out !== undefined);
  await spec.run(options, names);
}

const program = buildProgram(commands, async (spec, given, names) => {
  const options = { ...given, dataDir: readDataDir() };
  if (options.stage) {
    setTable(tableNameOf(options.stage));
    return execute(spec, options, names);
  }
  // Only here: a stage needs no embedded store.
  const { attachStore, localTableName } = await import("@site/embedded-store/open-store");
  const store = await attachStore(options.dataDir);
  try {
    setTable(localTableName, store.endpoint);
    await execute(spec, options, names);
  } finally {
    await store.close();
  }
});

/** Errors whose message is meant for the person at the keyboard. */
const isSaid = (error: unknown): error is Error =>
  error instanceof Error &&
  (error instanceof UsageError || error instanceof AppError || error.name === "StoreUnavailable");

try {
  await program.parseAsync();
} catch (error) {
  console.error(missingSetup(error) ?? (isSaid(error) ? error.message : error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
