import { sendChatMessage } from "@site/core/chat/contract";
import { setServices, setStore } from "@site/local/env";
import { createSiteServer, listen, loadApi } from "@site/local/server";
import { localTableName } from "@site/embedded-store/open-store";

/** Server process of an evaluation: the API with the store elsewhere, so that its CPU time is the handler's alone. */
const [dataDir = "", storeEndpoint = ""] = process.argv.slice(2);

/** CPU of each reply, ms, in the order of the replies; requests come one after the other. */
const cpu: number[] = [];

function spentSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

setStore(storeEndpoint, localTableName);
setServices(dataDir);
const api = (await loadApi()).map((route) => {
  if (route.endpoint !== sendChatMessage) return route;
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
