import { parseArgs } from "node:util";
import { AppError } from "@site/core/contract/errors";
import { tableNameOf } from "@site/core/store/table";
import { actor } from "./actor.ts";
import { type Command, commands, type Options, showsPersonalData, usage } from "./commands.ts";
import { readDataDir, setTable } from "./env.ts";
import { missingSetup } from "./missing-setup.ts";
import { UsageError } from "./usage-error.ts";

/** @throws UsageError for an option that does not exist or lacks its value */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      allowNegative: true,
      options: {
        json: { type: "boolean", default: false },
        stage: { type: "string" },
        status: { type: "string" },
        spam: { type: "boolean" },
        out: { type: "string" },
        person: { type: "string" },
        seed: { type: "string" },
        email: { type: "string" },
        phone: { type: "string" },
        from: { type: "string" },
        yes: { type: "boolean", default: false },
        "include-outside-window": { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/** Runs a command on the table that was set. Its modules are loaded now: core reads the table's name once. */
async function execute(name: string, load: () => Promise<Command>, options: Options, names: string[]): Promise<void> {
  const command = await load();
  if (showsPersonalData.has(name)) {
    const { noteAccess } = await import("@site/core/access/note-access");
    await noteAccess(await actor(options.stage), name, names, options.out !== undefined);
  }
  await command(options, names);
}

async function run(): Promise<void> {
  const { values, positionals } = readArguments();
  const [noun, verb, ...names] = positionals;
  const name = `${noun} ${verb}`;
  const load = commands[name];
  if (!load) throw new UsageError(usage);
  const options = { ...values, dataDir: readDataDir() };
  if (options.stage) {
    setTable(tableNameOf(options.stage));
    return execute(name, load, options, names);
  }
  // Only here: a stage needs no embedded store.
  const { attachStore, localTableName } = await import("@site/embedded-store/open-store");
  const store = await attachStore(options.dataDir);
  try {
    setTable(localTableName, store.endpoint);
    await execute(name, load, options, names);
  } finally {
    await store.close();
  }
}

/** Errors whose message is meant for the person at the keyboard. */
const isSaid = (error: unknown): error is Error =>
  error instanceof Error &&
  (error instanceof UsageError || error instanceof AppError || error.name === "StoreUnavailable");

try {
  await run();
} catch (error) {
  console.error(missingSetup(error) ?? (isSaid(error) ? error.message : error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
