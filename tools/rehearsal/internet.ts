import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { listenLocally } from "@site/core/listen-locally";

/** A request as far as everyone here reads it. */
export interface Request {
  method: string;
  /** Path and query as sent. */
  url: string;
  host: string;
  headers: IncomingMessage["headers"];
  body: Buffer;
  /** Address of the peer. */
  peer: string;
}

export interface Answer {
  status: number;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

/** Answers for a host. */
export type Site = (request: Request) => Promise<Answer> | Answer;

async function readRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = "GET", url = "/", headers, socket } = incoming;
  const host = headers.host ?? "";
  // Each connection is another visitor, with a network of its own.
  const peer = `2001:db8:0:${socket.remotePort?.toString(16)}::1`;
  return { method, url, host, headers, body: await buffer(incoming), peer };
}

function sendAnswer(response: ServerResponse, { status, headers = {}, body }: Answer): void {
  response.writeHead(status, headers).end(body);
}

/**
 * Serves a site on a port of loopback.
 * @param site a failure of it is answered 599, which no service of AWS answers, and told
 */
export async function serve(site: Site): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer({ keepAliveTimeout: 0 }, async (incoming, response) => {
    try {
      const answer = await site(await readRequest(incoming));
      sendAnswer(response, incoming.method === "HEAD" ? { ...answer, body: "" } : answer);
    } catch (error) {
      console.error("rehearsal:", error);
      if (!response.headersSent) response.writeHead(599);
      response.end(String(error));
    }
  });
  const port = Number(new URL(await listenLocally(server)).port);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port, close };
}

/** Hands a request on to a server of this machine, as the name service and a proxy that ends TLS would. */
export const forwardTo =
  (origin: string): Site =>
  ({ method, url, headers, body }) =>
    new Promise((resolve, reject) => {
      const sent = { ...headers, "x-forwarded-proto": "https" };
      const call = request(new URL(url, origin), { method, headers: sent, agent: false }, async (answer) => {
        const { connection: _, "transfer-encoding": _encoding, "keep-alive": _alive, ...kept } = answer.headers;
        const known = Object.entries(kept).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
        resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(known), body: await buffer(answer) });
      });
      call.once("error", reject).end(body);
    });
