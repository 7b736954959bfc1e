// `npm run prove -- rehearsal [-- JOURNEY ...]`: SST's own build of the stage `rehearsal`, brought up from its templates, and the
// journeys of what visitors send and read against it.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startRehearsal } from "./rehearsal.ts";
import { rehearsalStage } from "./stage.ts";
import { readAssembly } from "./template.ts";

const journeys = ["quote/quote", "giveaway/giveaway", "jobs/jobs", "chat/chat", "chat/chat-lead", "content/content"];

function run(args: string[], env: NodeJS.ProcessEnv = process.env): void {
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit", env });
  if (status !== 0) process.exitCode = status ?? 1;
}

run(["tools/sst/run.ts", "build", "--stage", rehearsalStage]);
if (!process.exitCode) {
  // Another build may replace .sst/dist meanwhile.
  const assembly = mkdtempSync(join(tmpdir(), "rehearsal-"));
  cpSync(".sst/dist", assembly, { recursive: true });
  // Uploads the site once for all that start from here.
  const rehearsal = await startRehearsal({ assembly: readAssembly(assembly), outbox: join(assembly, "outbox") });
  await rehearsal.close();
  const given = process.argv.slice(2);
  const files = given.length > 0 ? given : journeys.map((name) => `tests/${name}.journey.ts`);
  run(["node_modules/@playwright/test/cli.js", "test", ...files], { ...process.env, REHEARSAL: assembly });
  rmSync(assembly, { recursive: true });
}
