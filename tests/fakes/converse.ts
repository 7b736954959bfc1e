import { createServer, type IncomingHttpHeaders } from "node:http";
import { json } from "node:stream/consumers";
import { listenLocally } from "@site/core/listen-locally";

/** What the fake answers to one request. */
export interface ConverseAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** The request stays open without an answer. */
  stalls?: boolean;
}

interface ConverseRequest {
  path: string;
  headers: IncomingHttpHeaders;
  // The provider's wire format: tests look into it as they like.
  body: Record<string, unknown>;
}

const usage = { inputTokens: 1200, outputTokens: 30, totalTokens: 1230 };

const message = (content: unknown[], stopReason: string): ConverseAnswer => ({
  body: { output: { message: { role: "assistant", content } }, stopReason, usage, metrics: { latencyMs: 1 } },
});

export const text = (words: string, stopReason = "end_turn"): ConverseAnswer => message([{ text: words }], stopReason);

export const nothing: ConverseAnswer = message([], "end_turn");

export const toolUse = (input: object): ConverseAnswer =>
  message([{ toolUse: { toolUseId: "tool-1", name: "answer", input } }], "tool_use");

/** A call of the tool with this reply, and what else the model makes of the turn. */
export const says = (reply: string, more: object = {}): ConverseAnswer =>
  toolUse({ acts: ["question"], language: "en", reply, ...more });

export const failure = (status: number, type: string, headers: Record<string, string> = {}): ConverseAnswer => ({
  status,
  headers: { "x-amzn-errortype": type, ...headers },
  body: { message: type },
});

export const stall: ConverseAnswer = { stalls: true };

/**
 * A local stand-in for Amazon Bedrock's Converse operation, as far as its documented wire format goes.
 * @param answers one after the other; the last one is repeated
 */
export async function startConverse(...answers: ConverseAnswer[]) {
  const requests: ConverseRequest[] = [];
  let open = 0;
  let mostOpen = 0;
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as (typeof requests)[number]["body"];
    open += 1;
    mostOpen = Math.max(open, mostOpen);
    response.on("close", () => {
      open -= 1;
    });
    requests.push({ path: request.url ?? "", headers: request.headers, body });
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    if (!answer || answer.stalls) return;
    response.writeHead(answer.status ?? 200, { "content-type": "application/json", ...answer.headers });
    response.end(JSON.stringify(answer.body));
  });
  const baseURL = await listenLocally(server);
  return {
    baseURL,
    requests,
    stalls: answers.some((answer) => answer.stalls),
    mostAtOnce: () => mostOpen,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
