import { sendChatMessageEndpoint } from "@site/core/chat/contract";
import { environment } from "@site/core/settings";
import { apiOver, createSiteServer, listen } from "@site/dev/server/server";
import { localSource } from "@site/dev/store/local-source";
import { handlerContext } from "@site/functions/context";

/** Server process of an evaluation: the API with the store elsewhere, so that its CPU time is the handler's alone. */
const [dataDir = "", storeEndpoint = ""] = process.argv.slice(2);

/** CPU of each reply, ms, in the order of the replies; requests come one after the other. */
const cpu: number[] = [];

function spentSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const keys = { IP_HASH_SECRET: "evaluation", CHAT_SECRET: "evaluation" };
const context = handlerContext({ ...localSource(environment, dataDir, storeEndpoint), ...keys });
const api = apiOver(context).map((route) => {
  if (route.endpoint !== sendChatMessageEndpoint) return route;
  return {
    ...route,
    handler: async (...call: Parameters<typeof route.handler>) => {
      const start = process.cpuUsage();
      try {
        return await route.handler(...call);
      } finally {
        cpu.push(spentSince(start));
      }
    },
  };
});
const server = createSiteServer(api, async (_, response) => void response.writeHead(404).end());
const port = await listen(server, 0);
process.on("message", () => process.send?.({ cpu }, () => process.exit(0)));
process.on("disconnect", () => process.exit(0));
process.send?.({ url: `http://127.0.0.1:${port}` });
