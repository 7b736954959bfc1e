import { resolve } from "node:path";
import { createContext } from "@site/core/context";
import { AppError } from "@site/core/contract/errors";
import { environment, readSettings } from "@site/core/settings";
import { getTableName } from "@site/core/store/table";
import "./cli/broken-pipe.ts";
import { UsageError } from "./cli/command.ts";
import { execute } from "./cli/execute.ts";
import { missingSetup } from "./cli/missing-setup.ts";
import { buildProgram } from "./cli/program.ts";
import { commands } from "./commands.ts";

const program = buildProgram(commands, async (spec, given, names) => {
  const options = { ...given, dataDir: resolve(environment.DATA_DIR || ".data") };
  if (options.stage) {
    const settings = readSettings({ ...environment, TABLE_NAME: getTableName(options.stage) });
    return execute(createContext(settings), spec, options, names);
  }
  // Only here: a stage needs no embedded store.
  const { attachStore } = await import("@site/dev/store/embedded-dynamodb");
  const { localSource } = await import("@site/dev/store/local-source");
  const store = await attachStore(options.dataDir);
  try {
    const settings = readSettings(localSource(environment, options.dataDir, store.endpoint));
    await execute(createContext(settings), spec, options, names);
  } finally {
    await store.close();
  }
});

const isSaid = (error: unknown): error is Error =>
  error instanceof Error &&
  (error instanceof UsageError || error instanceof AppError || error.name === "StoreUnavailable");

try {
  await program.parseAsync();
} catch (error) {
  console.error(missingSetup(error) ?? (isSaid(error) ? error.message : error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
