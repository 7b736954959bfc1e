import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenLocally } from "@site/core/listen-locally";
import type { Library } from "@site/dev/fake-wordpress/library";
import { createProvider } from "@site/dev/fake-wordpress/server";

export interface Upstream {
  url: string;
  /** What was asked, "GET /wp-json/...", in order. */
  seen: string[];
  close(): Promise<void>;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Whether a request is one of those that read the list of all addresses, which any look-up may start. */
export const isOfIndex = (line: string): boolean => line.includes("per_page=100&page=");

/** A server on loopback that notes every request line. */
export async function startUpstream(listener: Listener): Promise<Upstream> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  const url = await listenLocally(server);
  return {
    url,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The sample provider with a library, noting what it is asked. */
export function startLibrary(library: Library, hasGraphql = true): Promise<Upstream> {
  const provider = createProvider({ library, hasGraphql });
  return startUpstream((request, response) => void provider.emit("request", request, response));
}
