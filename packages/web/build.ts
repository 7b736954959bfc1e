// `npm run build`: the office, the renderer of pages, the browser's files, then every page and what search engines read.
import { spawnSync } from "node:child_process";
import { assertSelected } from "@site/company/selected";
import { environment } from "@site/core/settings";
import { officeFolder, sourcesStamp, writeStamp } from "./built-site.ts";

function runIn(cwd: string, command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

const run = (command: string, ...args: string[]) => runIn(import.meta.dirname, command, ...args);

assertSelected(environment.COMPANY);
const stamp = await sourcesStamp(environment.STAGE);
runIn(officeFolder, "vite", "build");
run("vite", "build", "--ssr", "src/app/entry-server.tsx", "--outDir", "dist-server");
run("vite", "build");
run("node", "prerender.ts", ...process.argv.slice(2));
await writeStamp(stamp);
