// `npm run build`: the renderer of pages, the browser's files, then every page and what search engines read.
import { spawnSync } from "node:child_process";
import { assertSelected } from "@site/company/selected";
import { environment } from "@site/core/settings";
import { sourcesStamp, writeStamp } from "./built-site.ts";

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: import.meta.dirname, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

assertSelected(environment.COMPANY);
const stamp = await sourcesStamp(environment.STAGE);
run("vite", "build", "--ssr", "src/app/entry-server.tsx", "--outDir", "dist-server");
run("vite", "build");
run("node", "prerender.ts", ...process.argv.slice(2));
await writeStamp(stamp);
