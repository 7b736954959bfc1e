import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { AppError } from "@site/core/contract/errors";
import { tableNameOf } from "@site/core/store/table";
import { attachStore, localTableName, StoreUnavailable } from "@site/local/store";
import { commands, usage } from "./commands.ts";
import { UsageError } from "./usage-error.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "boolean", default: false },
    stage: { type: "string" },
    status: { type: "string" },
    spam: { type: "boolean", default: false },
    out: { type: "string" },
    person: { type: "string" },
    seed: { type: "string" },
    "include-outside-window": { type: "boolean", default: false },
  },
});

async function run(): Promise<void> {
  const [noun = "", verb = ""] = positionals;
  const load = commands[`${noun} ${verb}`];
  if (!load) throw new UsageError(usage);
  const dataDir = resolve(process.env.DATA_DIR || ".data");
  const options = { ...values, dataDir };
  if (options.stage) {
    process.env.TABLE_NAME = tableNameOf(options.stage);
    const command = await load();
    return command(options, positionals.slice(2));
  }
  const store = await attachStore(dataDir);
  try {
    process.env.DYNAMODB_ENDPOINT = store.endpoint;
    process.env.TABLE_NAME = localTableName;
    const command = await load();
    await command(options, positionals.slice(2));
  } finally {
    await store.close();
  }
}

/** Errors whose message is meant for the person at the keyboard. */
const isSaid = (error: unknown): error is Error =>
  error instanceof UsageError || error instanceof AppError || error instanceof StoreUnavailable;

try {
  await run();
} catch (error) {
  if (isSaid(error)) console.error(error.message);
  else console.error(values.stage ? `stage ${values.stage}: ${error instanceof Error ? error.message : error}` : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
