import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { assetAt } from "./assets.ts";
import { answerGraphql } from "./graphql.ts";
import { htmlPage, notFoundPage } from "./html-page.ts";
import { itemAt, type Library } from "./library.ts";
import { answerRest, type RestReply, type RestRequest } from "./rest.ts";

interface ProviderOptions {
  library: Library;
  /** A WordPress without the WPGraphQL plug-in answers 404 there. */
  hasGraphql?: boolean;
}

const html = (status: number, body: string, headers: Record<string, string> = {}): RestReply => ({
  status,
  headers: { "content-type": "text/html; charset=UTF-8", ...headers },
  body,
});

function htmlReply(library: Library, origin: string, path: string): RestReply {
  const item = path === "/" ? undefined : itemAt(library, path);
  if (path === "/") return html(200, notFoundPage(library));
  if (!item) return html(404, notFoundPage(library));
  if (!path.endsWith("/")) return html(301, "", { location: `${origin}${path}/` });
  return html(200, htmlPage(library, origin, item));
}

async function fileReply(path: string): Promise<RestReply> {
  const asset = await assetAt(path);
  if (!asset) return html(404, "");
  // Fonts and pictures are used by a site of another origin.
  return { status: 200, headers: { "content-type": asset.type, "access-control-allow-origin": "*" }, body: asset.body };
}

async function reply(
  { library, hasGraphql = true }: ProviderOptions,
  origin: string,
  asked: RestRequest,
): Promise<RestReply> {
  const { path, query } = asked;
  const restRoute = query.get("rest_route") ?? /^\/wp-json(\/.*)$/.exec(path)?.[1];
  if (restRoute) return answerRest(library, origin, restRoute, asked);
  if (path === "/graphql") return hasGraphql ? answerGraphql(library, origin, asked) : html(404, "");
  return /^\/wp-(content|includes)\//.test(path) ? fileReply(path) : htmlReply(library, origin, path);
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers = {}, body }: RestReply): void {
  const isRaw = typeof body === "string" || Buffer.isBuffer(body);
  response.writeHead(status, { "content-type": "application/json; charset=UTF-8", ...headers });
  response.end(request.method === "HEAD" ? undefined : isRaw ? body : JSON.stringify(body));
}

/** A small content provider: the REST interface, the GraphQL subset and the public pages of one library, in memory.
 * Answers as a WordPress does to anonymous readers (tests/wordpress/recordings); it holds no WordPress code. */
export function createProvider(options: ProviderOptions): Server {
  return createServer(async (request, response) => {
    // Behind a proxy that ends TLS the addresses are https, as a WordPress makes them.
    const origin = `${request.headers["x-forwarded-proto"] ?? "http"}://${request.headers.host}`;
    const url = new URL(request.url ?? "/", origin);
    try {
      const asked = {
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: await text(request),
      };
      send(request, response, await reply(options, origin, asked));
    } catch (error) {
      console.error(JSON.stringify({ level: "error", provider: url.pathname, error: String(error) }));
      response.writeHead(500).end();
    }
  });
}
