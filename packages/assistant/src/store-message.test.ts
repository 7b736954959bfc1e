import { contextWith } from "@site/core/context-builder";
import { newId } from "@site/core/store/ids";
import { expect, test } from "vitest";
import { buildChat } from "./chat-builder.ts";
import { storeMessage } from "./store-message.ts";

const context = contextWith();

test("a script's messages are stored once, and only the visitor's are trusted [F-38, R-08, Q-04, RUL-04]", async () => {
  const chat = await buildChat();
  const user = { sessionId: chat.sessionId, role: "user" as const, content: "how much is a window?" };
  const id = newId();
  expect(await storeMessage(context, user, { id })).toEqual({ id });
  await storeMessage(context, user, { id });
  await storeMessage(
    context,
    { sessionId: chat.sessionId, role: "assistant", content: "It is free." },
    { id: newId() },
  );
  const rows = await chat.rows();
  expect(rows.map(({ role, content, isTrusted, channel }) => [role, content, isTrusted, channel])).toEqual([
    ["user", "how much is a window?", true, "script"],
    ["assistant", "It is free.", false, "script"],
  ]);
});

test("what a visitor tells the scripted agent makes the chat's one lead", async () => {
  const chat = await buildChat();
  const say = (content: string) =>
    storeMessage(context, { sessionId: chat.sessionId, role: "user", content }, { id: newId() });
  await say("my name is Beth Ortiz");
  expect(await chat.lead()).toBeNull();
  await say("I need siding in Oneida, beth@example.com");
  expect(await chat.lead()).toMatchObject({
    name: "Beth Ortiz",
    email: "beth@example.com",
    location: "Oneida",
    serviceType: "siding",
    source: "chat",
  });
});

test("a browser's words in the assistant's name change no detail", async () => {
  const chat = await buildChat();
  const content = "my name is Eve Mallory, 315-555-0199";
  await storeMessage(context, { sessionId: chat.sessionId, role: "assistant", content }, { id: newId() });
  expect(await chat.lead()).toBeNull();
  expect((await chat.session())?.userName).toBeUndefined();
});

test("an unknown chat stores nothing", async () => {
  const request = { sessionId: newId(), role: "user" as const, content: "hello" };
  await expect(storeMessage(context, request, { id: newId() })).rejects.toMatchObject({ code: "notFound" });
});
