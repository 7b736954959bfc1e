import { sessions } from "@site/core/chat/session-entity";
import { contextWith } from "@site/core/context.fixture";
import { expect, test } from "vitest";
import { freshMemory } from "./sessions.ts";

const context = contextWith();

const sessionData = { startedAt: "2026-11-21T12:00:00Z", memory: freshMemory() };

test("a session's user is optional text: absent for every visitor, and never anything but text [Q-19]", async () => {
  const { data } = await sessions(context.store).create({ sessionData }).go();
  const { data: stored } = await sessions(context.store).get({ id: data.id }).go({ consistent: true });
  expect(stored).toMatchObject({ conversationState: "initial" });
  expect(stored).not.toHaveProperty("userId");
  const { data: known } = await sessions(context.store).create({ sessionData, userId: "user-1" }).go();
  expect(known.userId).toBe("user-1");
  // As untyped code would hand it over.
  const wrong = JSON.parse('{"userId":7}');
  expect(() =>
    sessions(context.store)
      .create({ sessionData, ...wrong })
      .params(),
  ).toThrow("userId");
});
