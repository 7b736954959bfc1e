import { environment } from "@site/core/settings";
import { apiOver, createSiteServer, listen } from "@site/dev/server/server";
import { localSource } from "@site/dev/store/local-source";
import { handlerContext } from "@site/functions/context";

/** Server process of written talks: the API with the store elsewhere. */
const [dataDir = "", storeEndpoint = ""] = process.argv.slice(2);

const keys = { IP_HASH_SECRET: "evaluation", CHAT_SECRET: "evaluation" };
const context = handlerContext({ ...localSource(environment, dataDir, storeEndpoint), ...keys });
const server = createSiteServer(apiOver(context), async (_, response) => void response.writeHead(404).end());
const port = await listen(server, 0);
process.on("disconnect", () => process.exit(0));
process.send?.({ url: `http://127.0.0.1:${port}` });
