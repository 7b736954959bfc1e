import { type Context, createContext } from "@site/core/context";
import { vi } from "vitest";
import type { Options } from "./cli/command.ts";
import { execute } from "./cli/execute.ts";
import { commands } from "./commands.ts";

/** Runs commands in this process. The test restores what they print with.
 * @returns of each what it printed, and what it said to whom typed it */
export const commandsOn =
  (context: Context, dataDir: string) =>
  async (name: string, names: string[] = [], options: Partial<Options> = {}) => {
    const spec = commands.find((each) => each.name === name);
    if (!spec) throw new Error(`There is no ${name}`);
    const [out, said]: [string[], string[]] = [[], []];
    vi.spyOn(console, "log").mockImplementation((line) => void out.push(String(line)));
    vi.spyOn(console, "table").mockImplementation((rows) => void out.push(JSON.stringify(rows)));
    vi.spyOn(console, "error").mockImplementation((line) => void said.push(String(line)));
    vi.spyOn(process.stdout, "write").mockImplementation((text) => out.push(String(text)) > 0);
    await execute(createContext(context.settings), spec, { dataDir, json: false, ...options }, names);
    return { out: out.join("\n"), said: said.join("\n") };
  };
