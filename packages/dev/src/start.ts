// `npm start`: the built site, the API and the office on one machine, with an embedded store in .data (`.env.example` has the
// settings). `--api-only` leaves out the built site.

import { randomBytes } from "node:crypto";
import { access, constants, mkdir } from "node:fs/promises";
import type { Server } from "node:http";
import { selectedCompany } from "@site/company/selected";
import { listenLocally } from "@site/core/listen-locally";
import { seedSampleReviews } from "@site/core/reviews/seed-samples";
import { environment, readSettings } from "@site/core/settings";
import { type HandlerContext, handlerContext } from "@site/functions/context";
import { officeRoutes } from "@site/functions/office-routes";
import { buildWebIfNeeded, officeRoot, serverRoot, webRoot } from "@site/web/built-site";
import { demoLibrary } from "./fake-wordpress/demo-library.ts";
import { createProvider } from "./fake-wordpress/server.ts";
import { BadSetting, readEnv } from "./server/env.ts";
import { createFileBucket } from "./server/file-bucket.ts";
import { guardStore } from "./server/guard-store.ts";
import { createNotifier } from "./server/notifier.ts";
import { loadPageOrigin } from "./server/page-origin.ts";
import { apiOver, createSiteServer, type Listener, listen } from "./server/server.ts";
import { headersOfPages, officeSite, siteServer } from "./server/site.ts";
import { type EmbeddedStore, openStore, StoreUnavailable } from "./store/embedded-dynamodb.ts";
import { localSource } from "./store/local-source.ts";

async function prepareDirectory(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch {
    throw new BadSetting(`DATA_DIR ${dataDir} can't be written`);
  }
}

function stopOnSignal(servers: Server[], stopNotifier: () => Promise<void>, store: EmbeddedStore | undefined): void {
  let isStopping = false;
  async function stop() {
    if (isStopping) return;
    isStopping = true;
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    await stopNotifier();
    await store?.close();
    process.exit(0);
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
}

/** Without a WordPress of the operator's, the sample company has our own small provider with sample posts and pages. */
async function startSampleProvider(): Promise<string> {
  if (selectedCompany.name !== "sample") return "";
  const provider = createProvider({ library: demoLibrary });
  return await listenLocally(provider);
}

/** With `--api-only` the pages come from Vite (`npm run dev`), which also announces that it is ready. */
const isApiOnly = process.argv.includes("--api-only");

const noSite: Listener = async (_, response) => void response.writeHead(404).end();

/** The sample reviews. On a full disk what is there already can still be shown. */
const seedSamples = (context: HandlerContext) =>
  seedSampleReviews(context).catch(() => console.error("The sample reviews can't be stored."));

const newKey = (): string => randomBytes(32).toString("hex");

async function start(): Promise<void> {
  const { port, officePort, host, dataDir } = readEnv(environment);
  await prepareDirectory(dataDir);
  // A DynamoDB-compatible store may be used in place of the embedded one, and a WordPress in place of the sample provider.
  const store = environment.DYNAMODB_ENDPOINT ? undefined : await openStore(dataDir);
  try {
    const source = localSource(environment, dataDir, environment.DYNAMODB_ENDPOINT || store?.endpoint || "");
    let takeIn: (key: string) => void = () => {};
    const bucket = createFileBucket(readSettings(source), (key) => takeIn(key));
    const bucketPort = await listen(bucket, 0, host);
    const context = handlerContext({
      ...source,
      FILES_URL: environment.FILES_URL || `http://127.0.0.1:${bucketPort}`,
      WORDPRESS_URL: environment.WORDPRESS_URL || (await startSampleProvider()),
      PAGES_DIR: serverRoot,
      OFFICE_URL: environment.OFFICE_URL || (officePort ? `http://localhost:${officePort}` : undefined),
      PUBLIC_URL: environment.PUBLIC_URL || (port ? `http://localhost:${port}` : undefined),
      CHAT_SECRET: environment.CHAT_SECRET || newKey(),
    });
    if (!isApiOnly) await buildWebIfNeeded();
    if (store) {
      guardStore(context.store.client, store, dataDir);
      await seedSamples(context);
    }
    const notifier = createNotifier(context);
    takeIn = notifier.takeIn;
    const site = isApiOnly ? noSite : siteServer(context.settings, webRoot, await loadPageOrigin(context));
    const server = createSiteServer(apiOver(context), site, headersOfPages(context.settings));
    const office = createSiteServer(apiOver(context, officeRoutes), isApiOnly ? noSite : officeSite(officeRoot));
    const officeTaken = await listen(office, officePort, host, "OFFICE_PORT");
    // Last: who gets an answer of the site may count on both.
    const taken = await listen(server, port, host);
    // Not before both ports are taken: without them the store closes under it.
    notifier.begin();
    stopOnSignal([server, office, bucket], notifier.stop, store);
    if (isApiOnly) return;
    console.log(`ready: http://localhost:${taken}`);
    console.log(`office: http://localhost:${officeTaken}`);
    console.log(`Sign-in codes for the office are emails in ${context.settings.outboxDir}`);
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
