import { createServer, type RequestListener } from "node:http";
import { contextWith } from "@site/core/context.fixture";
import { listenLocally } from "@site/core/listen-locally";
import { expect, test } from "vitest";
import { answerTurn } from "../conversation/answer-turn.ts";
import { turnLimits } from "./chat-model.ts";
import { openAiCompatibleModel } from "./openai-compatible.ts";
import { buildInput } from "./turn.fixture.ts";

const context = contextWith();
const proposal = { acts: ["question"], language: "en", reply: "Most window jobs take 1-2 days, says the model." };
const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 };
const base = { id: "1", object: "chat.completion", created: 1, model: "own" };
const completion = (message: object, finish_reason: string) =>
  JSON.stringify({
    ...base,
    choices: [{ index: 0, finish_reason, message: { role: "assistant", ...message } }],
    usage,
  });
const call = (args: string) => ({
  content: null,
  tool_calls: [{ id: "t1", type: "function", function: { name: "answer", arguments: args } }],
});

/** One turn against a server that answers as told. @returns the reply, and what the server was asked */
async function turnAgainst(respond: RequestListener, limits = turnLimits) {
  const asked: { body: string; key: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    asked.push({ body: Buffer.concat(chunks).toString(), key: request.headers.authorization });
    respond(request, response);
  });
  const settings = { baseURL: `${await listenLocally(server)}/v1`, modelId: "own", apiKey: "k", dailyTokens: 1e9 };
  const model = openAiCompatibleModel(context, { provider: "openai-compatible", ...settings }, limits);
  try {
    const input = buildInput({ messages: ["how long does a window job take?"] });
    return { ...(await answerTurn(input, { model })), asked };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const json =
  (text: string): RequestListener =>
  (_, response) =>
    void response.setHeader("content-type", "application/json").end(text);

test.each([
  ["calls the tool", completion(call(JSON.stringify(proposal)), "tool_calls")],
  ["writes its answer as JSON", completion({ content: `Here: ${JSON.stringify(proposal)}` }, "stop")],
])("a model of one's own that %s is heard", async (_, text) => {
  const { content, asked } = await turnAgainst(json(text));
  expect(content).toContain("says the model");
  expect(asked[0]?.key).toBe("Bearer k");
  expect(JSON.parse(asked[0]?.body ?? "")).toMatchObject({ model: "own", tools: [{ function: { name: "answer" } }] });
});

test.each<[string, RequestListener]>([
  ["answers in plain words", json(completion({ content: "It takes a while." }, "stop"))],
  ["calls the tool wrongly", json(completion(call('{"acts":"none"}'), "tool_calls"))],
  ["sends what is no JSON", json("<html>busy</html>")],
  [
    "streams where nobody asked it to",
    (_, response) =>
      void response.setHeader("content-type", "text/event-stream").end('data: {"choices":[]}\n\ndata: [DONE]\n\n'),
  ],
  ["refuses", (_, response) => void response.writeHead(403).end('{"error":{"message":"no"}}')],
  ["fails", (_, response) => void response.writeHead(500).end("oops")],
  ["hangs up", (_, response) => void response.destroy()],
  ["is slow", () => {}],
])("when a model of one's own %s, the receptionist answers", async (_, respond) => {
  const { content, usedModel } = await turnAgainst(respond, {
    ...turnLimits,
    totalMs: 400,
    stepMs: 200,
    retryMs: 60_000,
  });
  expect(content).toContain("1-2 days");
  expect(content).not.toContain("says the model");
  expect(usedModel).toBe(true);
});
