import { contextWith } from "@site/core/context.fixture";
import { newId } from "@site/core/store/ids";
import { expect, test } from "vitest";
import { buildChat } from "./chat.fixture.ts";
import { readTranscript } from "./replies.ts";
import { sendMessage } from "./send-message.ts";
import { storeMessage } from "./store-message.ts";

const context = contextWith();

test("a message to the scripted agent that is sent to the assistant is answered by its words, once", async () => {
  const { sessionId } = await buildChat();
  const id = newId();
  const message = "Do you sell bay windows?";
  await storeMessage(context, { sessionId, role: "user", content: message }, { id });
  const send = () => sendMessage(context, { sessionId, message }, { id, responders: {} });
  const first = await send();
  const fresh = await (await buildChat()).say(message);
  expect(first.message.content).toBe(fresh.message.content);
  expect((await send()).message.content).toBe(first.message.content);
});

test("a chat that has reached its limit still says that the office has its request", async () => {
  const { sessionId, say, session } = await buildChat();
  let at = Date.now();
  const now = () => new Date(at);
  const { lead } = await say("I need windows in Rome, call Ann at 315-555-0149", { now });
  for (let asked = 0; asked < 59; asked += 1) {
    at += 5000;
    await say(`question ${asked}: do you do doors?`, { now });
  }
  expect((await session())?.conversationState).toBe("closed");
  expect((await readTranscript(context, sessionId)).lead).toEqual(lead);
});
