// `npm run dev`: site and office with hot reload; the API starts again after each change.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { environment } from "@site/core/settings";
import { createServer } from "vite";
import { BadSetting, readEnv } from "./server/env.ts";
import { freePort } from "./store/free-port.ts";

function startApis(port: number, officePort: number): void {
  const start = fileURLToPath(new URL("start.ts", import.meta.url));
  const api = spawn(process.execPath, ["--watch", "--watch-preserve-output", start, "--api-only"], {
    env: { ...environment, PORT: String(port), OFFICE_PORT: String(officePort) },
    stdio: "inherit",
  });
  process.once("exit", () => api.kill());
}

/** Serves an application's sources with hot reload, and its API from `target`. */
async function servePages(
  application: "web" | "office",
  { port, host, target }: { port: number; host: string; target: string },
) {
  const vite = await createServer({
    root: fileURLToPath(new URL(`../../${application}`, import.meta.url)),
    server: {
      port,
      host,
      strictPort: port !== 0,
      // The API takes posts from its own origin only, so the pages' own is replaced by it.
      proxy: { "/api": { target, changeOrigin: true, headers: { origin: new URL(target).origin } } },
    },
  });
  await vite.listen();
  return { close: () => vite.close(), url: vite.resolvedUrls?.local[0]?.replace(/\/$/, "") };
}

/** `npm run dev`: Vite serves the pages with hot reload; Node restarts the API when a handler or its core changes. */
async function develop(): Promise<void> {
  const { port, officePort, host, apiUrl, officeApiUrl } = readEnv(environment);
  const [apiPort, officeApiPort] = [await freePort(), await freePort()];
  if (!apiUrl || !officeApiUrl) startApis(apiPort, officeApiPort);
  const own = (taken: number) => `http://127.0.0.1:${taken}`;
  const site = await servePages("web", { port, host, target: apiUrl ?? own(apiPort) });
  const office = await servePages("office", { port: officePort, host, target: officeApiUrl ?? own(officeApiPort) });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, async () => {
      await Promise.all([site.close(), office.close()]);
      process.exit(0);
    });
  }
  console.log(`ready: ${site.url}`);
  console.log(`office: ${office.url}`);
}

try {
  await develop();
} catch (error) {
  if (!(error instanceof BadSetting)) throw error;
  console.error(error.message);
  process.exit(1);
}
