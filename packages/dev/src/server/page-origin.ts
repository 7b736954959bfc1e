import type { HandlerContext } from "@site/functions/context";
import { locateHandler } from "@site/functions/deployment";
import { pageFunction } from "@site/functions/routes";
import { type InvokedFunction, invoke } from "./adapter.ts";
import { throughCloudFront, toEvent } from "./event.ts";
import { loadHandler } from "./server.ts";
import type { PageOrigin } from "./site.ts";

/** Loads the very function that Lambda runs for pages that were not built. */
export async function loadPageOrigin(context: HandlerContext): Promise<PageOrigin> {
  const lambda: InvokedFunction = {
    name: locateHandler(pageFunction).module,
    handler: await loadHandler(pageFunction, context),
    timeout: pageFunction.timeout,
  };
  return async (request, path) => {
    const url = new URL("http://localhost");
    const asked = { url, body: Buffer.alloc(0), routeKey: "$default", pathParameters: {} };
    const event = toEvent({ ...throughCloudFront(request), ...asked });
    const result = await invoke(lambda, { ...event, rawPath: path });
    const { statusCode = 200, headers = {}, body = "" } = typeof result === "object" ? result : {};
    const { "content-type": type = "text/html", etag = '""', ...rest } = headers;
    return {
      status: statusCode,
      type: String(type),
      etag: String(etag),
      headers: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
      raw: Buffer.from(body),
      encoded: new Map(),
    };
  };
}
