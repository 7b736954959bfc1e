import { sendMessage } from "@site/assistant/conversation/send-message";
import { createSession } from "@site/assistant/conversation/sessions";
import { reviewPattern } from "@site/assistant/learning/review-patterns";
import { tryPattern } from "@site/assistant/learning/try-pattern";
import { chooseResponders } from "@site/assistant/llm/choose-model";
import { findConversation } from "@site/core/chat/blazeo/conversations";
import { contextWith } from "@site/core/context.fixture";
import { newId } from "@site/core/store/ids";
import { expect, test } from "vitest";
import { importConversation } from "./import-conversation.ts";
import { parseConversation } from "./parse-line.ts";

const context = contextWith();

const question = "Does snow reflection melt the vinyl screens?";
const answer = "Vinyl screens hold up to reflected sun in winter, as long as no grill stands below them.";
const minutes = (count: number) => () => new Date(Date.now() + count * 60_000);

async function ask(now: () => Date): Promise<string> {
  const { session } = await createSession(context, { sessionData: { startedAt: new Date().toISOString() } });
  const request = { sessionId: session.id, message: question };
  return (
    await sendMessage({ ...context, now }, request, {
      id: newId(),
      responders: await chooseResponders({ ...context, now }),
    })
  ).message.content;
}

test("an imported answer is told to visitors once it is approved, and not before", async () => {
  const id = newId();
  const messages = [
    { role: "visitor", text: question },
    { role: "agent", text: answer },
  ];
  await importConversation(context, parseConversation({ id, messages }));
  const patternId = (await findConversation(context, id))?.patterns[0]?.id ?? "";
  expect(await ask(minutes(0))).not.toContain(answer);
  await reviewPattern(context, patternId, "approved", "ann");
  // A process looks the approved ones up again within a minute.
  expect(await ask(minutes(1))).toContain(answer);
  await reviewPattern(context, patternId, "rejected", "ann");
  expect(await ask(minutes(2))).not.toContain(answer);
});

test("an answer is tried in the words of its draft, and nothing is stored and nobody else hears it", async () => {
  const id = newId();
  const before = "They have not melted one of them, as far as anybody here has heard until now.";
  const messages = [
    { role: "visitor", text: question },
    { role: "agent", text: before },
  ];
  await importConversation(context, parseConversation({ id, messages }));
  const patternId = (await findConversation(context, id))?.patterns[0]?.id ?? "";
  const commands = new Set<string>();
  const watched = contextWith();
  watched.store.client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        commands.add(commandName ?? "");
        return next(args);
      },
    { step: "initialize" },
  );
  const draft = "A lamp does not; after a grill stood there we look at it for free.";
  const attempt = (words: string) => tryPattern(watched, { id: patternId, answer: draft, question: words });
  expect(await attempt("does snow reflection melt vinyl screens")).toMatchObject({
    isAnswer: true,
    reply: expect.stringContaining(draft),
  });
  expect(await attempt("What are your hours?")).toMatchObject({
    isAnswer: false,
    reply: expect.not.stringContaining(draft),
  });
  expect([...commands]).toEqual(["QueryCommand"]);
  expect((await findConversation(context, id))?.patterns[0]).toMatchObject({ answer: before, review: "pending" });
  await expect(tryPattern(watched, { id: "none", answer: draft, question })).rejects.toMatchObject({
    code: "notFound",
  });
});
