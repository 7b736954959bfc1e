import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { listenLocally } from "@site/core/listen-locally";

/** What becomes of one request: `lose` has it done and cuts the connection before the answer, `hold` has it done and never
 * answers. */
export type Fault = "pass" | "stall" | "reset" | "lose" | "hold" | "throttle" | "error" | "garbage";

export interface FaultProxy {
  url: string;
  /** Decides on each request; replaced while it runs. */
  decide: (body: string, request: IncomingMessage) => Fault;
  /** Called when a request that is held has been done. */
  whenHeld: () => void;
  /** How often each fault was done. */
  counts: Map<Fault, number>;
  close(): Promise<void>;
}

const refusals: Partial<Record<Fault, { status: number; body: string }>> = {
  throttle: {
    status: 400,
    body: '{"__type":"com.amazonaws.dynamodb.v20120810#ThrottlingException","message":"slow down"}',
  },
  error: { status: 500, body: '{"__type":"InternalServerError","message":"no"}' },
  garbage: { status: 200, body: "<html>not what you asked for" },
};

/** An HTTP proxy on loopback that does to requests what networks and suppliers do. @param target address it stands before */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const { hostname, port } = new URL(target);
  const counts = new Map<Fault, number>();

  function forward(received: IncomingMessage, body: Buffer, response: ServerResponse, fault: Fault): void {
    const { method, url: path, headers } = received;
    const sent = request({ agent, hostname, port, method, path, headers }, (answer) => {
      if (fault === "lose" || fault === "hold") {
        answer.resume();
        answer.once("end", () => (fault === "hold" ? proxy.whenHeld() : received.socket.destroy()));
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.once("error", () => response.destroy());
    });
    sent.once("error", () => received.socket.destroy());
    sent.end(body);
  }

  const server = createServer(async (received, response) => {
    const body = await buffer(received).catch(() => undefined);
    if (!body) return;
    const fault = proxy.decide(body.toString(), received);
    counts.set(fault, (counts.get(fault) ?? 0) + 1);
    const refusal = refusals[fault];
    if (refusal) response.writeHead(refusal.status, { "content-type": "application/x-amz-json-1.0" }).end(refusal.body);
    else if (fault === "reset") received.socket.destroy();
    else if (fault !== "stall") forward(received, body, response, fault);
  });
  const url = await listenLocally(server);
  const proxy: FaultProxy = {
    url,
    decide: () => "pass",
    whenHeld() {},
    counts,
    async close() {
      server.closeAllConnections();
      agent.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
  return proxy;
}
