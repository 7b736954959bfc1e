import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { listenLocally } from "@site/core/listen-locally";
import * as z from "zod";

/**
 * A model whose answers are written down: it speaks Amazon Bedrock's Converse operation and finds each answer by what the
 * visitor has said so far. A prompt without an answer goes to a file beside the answers, for a model or a person to
 * write it; the talk ends there and goes on in the next play.
 */
const Recorded = z.object({ key: z.string(), input: z.record(z.string(), z.unknown()) });

const Block = z.object({ text: z.string().optional() }).loose();
const Request = z.object({
  system: z.array(Block),
  messages: z.array(z.object({ role: z.string(), content: z.array(Block) })),
  toolConfig: z.unknown(),
});

const toText = (content: readonly z.infer<typeof Block>[]): string =>
  content.flatMap(({ text }) => (text === undefined ? [] : [text])).join("\n");

/** The visitor's words, and how often the turn's reply was refused. */
function buildKey({ messages }: z.infer<typeof Request>): string {
  const refused = messages.filter(({ content }) => content.some((block) => "toolResult" in block)).length;
  const said = messages.filter(({ role }) => role === "user").map(({ content }) => toText(content));
  return JSON.stringify([...said.filter(Boolean), ...(refused ? [refused] : [])]);
}

/** Tokens as a provider would count them, roughly. */
const usage = { inputTokens: 9000, outputTokens: 200, totalTokens: 9200 };

/** @param file answers, one JSON object a line: {"key": "...", "input": {"reply": "...", "acts": [...], ...}} */
export async function startRecordedModel(file: string) {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  const answers = new Map(lines.map((line) => Recorded.parse(JSON.parse(line))).map(({ key, input }) => [key, input]));
  const pendingFile = `${file}.pending`;
  const promptFile = `${file}.prompt`;
  rmSync(pendingFile, { force: true });
  let misses = 0;
  const server = createServer(async (request, response) => {
    const body = Request.parse(await json(request));
    const key = buildKey(body);
    const input = answers.get(key);
    response.setHeader("content-type", "application/json");
    if (!input) {
      misses += 1;
      const [fixed, ...moving] = body.system;
      writeFileSync(promptFile, `${fixed?.text}\n\nTool: ${JSON.stringify(body.toolConfig, null, 1)}\n`);
      appendFileSync(pendingFile, `${JSON.stringify({ key, situation: toText(moving), messages: body.messages })}\n`);
      response.writeHead(400, { "x-amzn-errortype": "ValidationException" }).end('{"message":"no answer"}');
      return;
    }
    const content = [{ toolUse: { toolUseId: "answer-1", name: "answer", input } }];
    const message = { role: "assistant", content };
    response.end(JSON.stringify({ output: { message }, stopReason: "tool_use", usage, metrics: { latencyMs: 1 } }));
  });
  const url = await listenLocally(server);
  return {
    /** A server's environment with this model. */
    env: { CHAT_MODEL_ID: "recorded", BEDROCK_URL: url, CHAT_DAILY_TOKENS: "1000000000000" },
    /** Prompts without an answer so far. */
    misses: () => misses,
    close: () => server.close(),
  };
}
