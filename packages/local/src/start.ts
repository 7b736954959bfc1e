import { access, constants, mkdir } from "node:fs/promises";
import type { Server } from "node:http";
import { type EmbeddedStore, localTableName, openStore, StoreUnavailable } from "@site/embedded-store/open-store";
import { buildWebIfNeeded, serverRoot, webRoot } from "@site/web/built-site";
import { demoLibrary } from "@site/wordpress/stand-in/demo-library";
import { createProvider } from "@site/wordpress/stand-in/server";
import { BadSetting, readEnv, setPages, setProvider, setServices, setStore } from "./env.ts";
import { guardStore } from "./guard-store.ts";
import { startNotifier } from "./notifier.ts";
import { loadPageOrigin } from "./page-origin.ts";
import { createSiteServer, type Listener, listen, loadApi } from "./server.ts";
import { siteServer } from "./site.ts";

async function prepareDirectory(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch {
    throw new BadSetting(`DATA_DIR ${dataDir} can't be written`);
  }
}

function stopOnSignal(server: Server, stopNotifier: () => Promise<void>, store: EmbeddedStore | undefined): void {
  let isStopping = false;
  async function stop() {
    if (isStopping) return;
    isStopping = true;
    server.close();
    server.closeAllConnections();
    await stopNotifier();
    await store?.close();
    process.exit(0);
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
}

/** Without a WordPress of the operator's, our own small provider with sample posts and pages. */
async function startSampleProvider(): Promise<void> {
  const provider = createProvider({ library: demoLibrary });
  setProvider(`http://127.0.0.1:${await listen(provider, 0)}`);
}

/** With `--api-only` the pages come from Vite (`npm run dev`), which also announces that it is ready. */
const isApiOnly = process.argv.includes("--api-only");

const noSite: Listener = async (_, response) => void response.writeHead(404).end();

/** Loaded late: core reads the store's address when it is first imported. */
async function seedSamples(store: EmbeddedStore, dataDir: string): Promise<void> {
  const { store: ours } = await import("@site/core/store/client");
  guardStore(ours.client, store, dataDir);
  const { context } = await import("@site/functions/context");
  guardStore(context.store.client, store, dataDir);
  const { seedSampleReviews } = await import("@site/core/reviews/seed-samples");
  // On a full disk what is there already can still be shown.
  await seedSampleReviews().catch(() => console.error("The sample reviews can't be stored."));
}

async function start(): Promise<void> {
  const { port, host, dataDir, dynamodbEndpoint, wordpressUrl } = readEnv();
  await prepareDirectory(dataDir);
  const store = dynamodbEndpoint ? undefined : await openStore(dataDir);
  try {
    setStore(dynamodbEndpoint ?? store?.endpoint ?? "", localTableName);
    const { parkingDir } = setServices(dataDir);
    if (!wordpressUrl) await startSampleProvider();
    if (!isApiOnly) await buildWebIfNeeded();
    if (store) await seedSamples(store, dataDir);
    const stopNotifier = await startNotifier(parkingDir);
    setPages(serverRoot);
    const site = isApiOnly ? noSite : siteServer(webRoot, await loadPageOrigin());
    const server = createSiteServer(await loadApi(), site);
    const taken = await listen(server, port, host);
    stopOnSignal(server, stopNotifier, store);
    if (!isApiOnly) console.log(`ready: http://localhost:${taken}`);
  } catch (error) {
    await store?.close();
    throw error;
  }
}

try {
  await start();
} catch (error) {
  if (!(error instanceof BadSetting || error instanceof StoreUnavailable)) throw error;
  console.error(error.message);
  process.exit(1);
}
