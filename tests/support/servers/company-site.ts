// Forked in a copy of this repository that was built for another company: serves its site and its forms and chat, and
// sends their mails.
import { listenLocally } from "@site/core/listen-locally";
import { environment } from "@site/core/settings";
import { patient } from "@site/core/store/patient.fixture";
import { createNotifier } from "@site/dev/server/notifier";
import { loadPageOrigin } from "@site/dev/server/page-origin";
import { apiOver, createSiteServer } from "@site/dev/server/server";
import { siteServer } from "@site/dev/server/site";
import { openStore } from "@site/dev/store/embedded-dynamodb";
import { localSource } from "@site/dev/store/local-source";
import { handlerContext } from "@site/functions/context";
import { serverRoot, webRoot } from "@site/web/built-site";

const dataDir = environment.DATA_DIR ?? "";
const store = await openStore(dataDir);
const context = patient(
  handlerContext({
    ...localSource(environment, dataDir, store.endpoint),
    PAGES_DIR: serverRoot,
    IP_HASH_SECRET: "test",
    CHAT_SECRET: "test",
  }),
);
const notifier = createNotifier(context);
notifier.begin();
const site = siteServer(context.settings, webRoot, await loadPageOrigin(context));
const server = createSiteServer(apiOver(context), site);
process.once("disconnect", async () => {
  server.close();
  server.closeAllConnections();
  await notifier.stop();
  await store.close();
});
process.send?.(await listenLocally(server));
