import { expect, test } from "vitest";
import { chatMessages } from "../../chat/messages.ts";
import { contextWith } from "../../context.fixture.ts";
import { buildApplicationRequest } from "../../jobs/application.fixture.ts";
import { applicationRecord } from "../../jobs/record.ts";
import { buildQuoteRequest } from "../../leads/lead.fixture.ts";
import { leadRecord } from "../../leads/record.ts";
import { newId } from "../../store/ids.ts";
import { readRecordView } from "./read-record-view.ts";

test.each([
  ["(315) 555-0142 ext. 3", ["+13155550142,3"]],
  ["call after 5: 315-555-0142 or 315-555-0199", ["+13155550142", "+13155550199"]],
  ["+44 20 7946 0958 #7", ["+442079460958,7"]],
  ["555-0142, ask the neighbor", []],
])("an applicant who wrote %s is called under %j", async (phone, dialed) => {
  const row = { ...buildApplicationRequest({ phone }), id: newId(), createdAt: "2026-11-17T20:00:00.000Z" };
  const { contact } = await readRecordView(contextWith(), applicationRecord, row);
  expect([contact.phone, contact.phones.map(({ tel }) => tel)]).toEqual([phone, dialed]);
});

test("a lead of the scripted agent shows what the visitor wrote and what the assistant said, and not the script", async () => {
  const context = contextWith();
  const sessionId = newId();
  const say = (role: "user" | "assistant", content: string, second: number, isTrusted = true) =>
    chatMessages(context.store)
      .create({
        id: newId(),
        sessionId,
        role,
        content,
        isTrusted,
        channel: role === "user" || !isTrusted ? "script" : "conversation",
        createdAt: `2026-11-17T20:00:0${second}.000Z`,
      })
      .go();
  await say("user", "I smell gas", 1);
  await say("assistant", "Please leave the house and call 911.", 2);
  await say("assistant", "Great question!", 3, false);
  const row = { ...buildQuoteRequest(), id: newId(), sessionId, createdAt: "2026-11-17T20:00:00.000Z" };
  const { timeline } = await readRecordView(context, leadRecord, row);
  expect(timeline.filter(({ title }) => title.endsWith("in the chat"))).toEqual([
    { at: "2026-11-17T20:00:01.000Z", title: "Visitor, in the chat", text: "I smell gas" },
    {
      at: "2026-11-17T20:00:02.000Z",
      title: "Assistant, in the chat",
      text: "Please leave the house and call 911.",
    },
  ]);
});
