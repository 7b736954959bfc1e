import { chooseEngines } from "@site/assistant/choose-engine";
import { createSession } from "@site/assistant/create-session";
import { reviewPattern } from "@site/assistant/patterns/review-patterns";
import { sendMessage } from "@site/assistant/send-message";
import { findConversation } from "@site/core/chat/blazeo/find-conversation";
import { contextWith } from "@site/core/context-builder";
import { newId } from "@site/core/store/ids";
import { expect, test } from "vitest";
import { importConversation } from "./import-conversation.ts";
import { readConversation } from "./read-line.ts";

const context = contextWith();

const question = "Does snow reflection melt the vinyl screens?";
const answer = "Vinyl screens hold up to reflected sun in winter, as long as no grill stands below them.";
const minutes = (count: number) => () => new Date(Date.now() + count * 60_000);

async function ask(now: () => Date): Promise<string> {
  const { session } = await createSession(context, { sessionData: { startedAt: new Date().toISOString() } });
  const request = { sessionId: session.id, message: question };
  return (await sendMessage({ ...context, now }, request, { id: newId(), engines: await chooseEngines(context) }))
    .message.content;
}

test("an imported answer is told to visitors once it is approved, and not before", async () => {
  const id = newId();
  const messages = [
    { role: "visitor", text: question },
    { role: "agent", text: answer },
  ];
  await importConversation(context, readConversation({ id, messages }));
  const patternId = (await findConversation(context, id))?.patterns[0]?.id ?? "";
  expect(await ask(minutes(0))).not.toContain(answer);
  await reviewPattern(context, patternId, "approved", "ann");
  // A process keeps the approved patterns for five minutes.
  expect(await ask(minutes(6))).toContain(answer);
  await reviewPattern(context, patternId, "rejected", "ann");
  expect(await ask(minutes(12))).not.toContain(answer);
});
