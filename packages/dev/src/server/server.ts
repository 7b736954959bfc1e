import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { apiRoot } from "@site/core/contract/paths";
import type { HandlerContext } from "@site/functions/context";
import { type Deployment, locateHandler } from "@site/functions/deployment";
import { type Route, routes } from "@site/functions/routes";
import { apiAdapter, type LambdaHandler, type LocalRoute } from "./adapter.ts";
import { BadSetting } from "./env.ts";

export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Slow or oversized requests must not hold a local server either. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  maxHeaderSize: 10_240,
  // Node looks for late requests every 30 s unless told otherwise.
  connectionsCheckingInterval: 1000,
  // An answered connection is its client's to end: a post on one that the server is just ending fails and is not repeated.
  keepAliveTimeout: 0,
};

/** The very handler that Lambda runs, over another context than its process has. */
export async function loadHandler(deployed: Pick<Deployment, "handler">, context: HandlerContext) {
  const { module, name } = locateHandler(deployed);
  return (await import(`@site/functions/${module}`))[name].withContext(context);
}

/** The very handlers that Lambda runs, each loaded at its first request, as there. @param served those of the site by default */
export const apiOver = (context: HandlerContext, served: Record<string, Route> = routes): LocalRoute[] =>
  Object.values(served).map((route) => {
    const { endpoint, timeout } = route;
    let loaded: Promise<LambdaHandler> | undefined;
    const handler: LambdaHandler = async (...call) => {
      loaded ??= loadHandler(route, context);
      return (await loaded)(...call);
    };
    return { endpoint, handler, timeout };
  });

const malformed: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Answers what is no HTTP, or comes too slowly to be, as everything else is refused: with JSON. */
function refuseMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const status = malformed[error.code ?? ""] ?? "400 Bad Request";
  const body = JSON.stringify({ message: status.slice(4) });
  const head = ["content-type: application/json", "cache-control: no-store", `content-length: ${body.length}`];
  socket.end(`HTTP/1.1 ${status}\r\n${head.join("\r\n")}\r\nconnection: close\r\n\r\n${body}`);
}

/** One origin for site and API, as behind CloudFront. @param headers that it adds to each answer of the API */
export function createSiteServer(api: LocalRoute[], site: Listener, headers: Record<string, string> = {}): Server {
  const respondApi = apiAdapter(api, headers);
  const server = createServer(limits, async (request, response) => {
    if (request.url?.startsWith(apiRoot)) return respondApi(request, response);
    if (request.method !== "GET" && request.method !== "HEAD")
      return void response.writeHead(405, { allow: "GET, HEAD" }).end();
    await site(request, response).catch((error: unknown) => {
      console.error(JSON.stringify({ level: "error", route: request.url?.split("?")[0], error: String(error) }));
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  return server.on("clientError", refuseMalformed);
}

/** @param setting names the port for the operator
 * @returns the port that was taken. @throws BadSetting when another program has it */
export async function listen(server: Server, port: number, host = "127.0.0.1", setting = "PORT"): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        error.code === "EADDRINUSE"
          ? new BadSetting(`port ${port} is in use; set ${setting} to another one, or to 0 for any`)
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}
