import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { environment } from "@site/core/settings";
import { freePort } from "@site/embedded-store/free-port";
import { createServer } from "vite";
import { BadSetting, readEnv } from "./env.ts";

function startApi(port: number): void {
  const start = fileURLToPath(new URL("start.ts", import.meta.url));
  const api = spawn(process.execPath, ["--watch", "--watch-preserve-output", start, "--api-only"], {
    env: { ...environment, PORT: String(port), OFFICE_PORT: "0" },
    stdio: "inherit",
  });
  process.once("exit", () => api.kill());
}

/** `npm run dev`: Vite serves the pages with hot reload; Node restarts the API when a handler or its core changes. */
async function develop(): Promise<void> {
  const { port, host, apiUrl } = readEnv(environment);
  const apiPort = await freePort();
  if (!apiUrl) startApi(apiPort);
  const target = apiUrl ?? `http://127.0.0.1:${apiPort}`;
  const vite = await createServer({
    root: fileURLToPath(new URL("../../web", import.meta.url)),
    server: {
      port,
      host,
      strictPort: port !== 0,
      // The API takes posts from its own origin only, so the pages' own is replaced by it.
      proxy: { "/api": { target, changeOrigin: true, headers: { origin: new URL(target).origin } } },
    },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, async () => {
      await vite.close();
      process.exit(0);
    });
  }
  await vite.listen();
  console.log(`ready: ${vite.resolvedUrls?.local[0]?.replace(/\/$/, "")}`);
}

try {
  await develop();
} catch (error) {
  if (!(error instanceof BadSetting)) throw error;
  console.error(error.message);
  process.exit(1);
}
