import { contextWith } from "@site/core/context.fixture";
import { leadRecord } from "@site/core/leads/record";
import { changeRecord } from "@site/core/office/record/change-record";
import { findRequest } from "@site/core/request-page/find-request";
import { tokenOf } from "@site/core/site/pages";
import { expect, test } from "vitest";
import { buildChat } from "./chat.fixture.ts";
import { readTranscript } from "./replies.ts";

test("once staff replaced the link to a request its chat leads to the page by the new one", async () => {
  const context = contextWith();
  const chat = await buildChat({}, context);
  const now = () => new Date("2026-11-23T17:00:00Z");
  const { lead } = await chat.say("I want new windows, Ann Lee, Rome, 315-555-0149", { now });
  const opens = async (page: string | undefined) => {
    const found = page ? await findRequest(context, tokenOf(page)) : undefined;
    return found?.row.id;
  };
  expect(await opens(lead?.page)).toBe(chat.sessionId);
  const by = { email: "sam@example.org", name: "Sam" };
  await changeRecord(context, leadRecord, chat.sessionId, { version: 0, change: { kind: "newLink" }, by });
  expect(await opens(lead?.page)).toBeUndefined();
  for (const { lead: sent } of [await chat.say("thanks", { now }), await readTranscript(context, chat.sessionId)])
    expect(await opens(sent?.page)).toBe(chat.sessionId);
});
