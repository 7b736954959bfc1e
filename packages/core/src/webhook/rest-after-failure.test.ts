import { expect, test } from "vitest";
import { Postponed } from "../email/mail.ts";
import { restAfterFailure } from "./rest-after-failure.ts";

const event = { id: "lead-1", type: "lead.created", at: "2026-11-21T12:00:00Z", data: {} } as const;

test("after a failure nothing is asked for a minute, then one event tries, and success opens the way", async () => {
  let time = 1_000_000;
  let asked = 0;
  let isDown = true;
  const send = restAfterFailure(
    async ({ id }) => {
      asked += 1;
      await Promise.resolve();
      if (isDown) throw new Error("the webhook answered 500");
      return id;
    },
    () => new Date(time),
  );
  await expect(send(event)).rejects.toThrow("500");
  await expect(send(event)).rejects.toThrow(Postponed);
  expect(asked).toBe(1);
  time += 60_000;
  const [trial, other] = await Promise.allSettled([send(event), send(event)]);
  expect(trial).toMatchObject({ status: "rejected", reason: { message: "the webhook answered 500" } });
  expect(other).toMatchObject({ status: "rejected", reason: expect.any(Postponed) });
  isDown = false;
  time += 60_000;
  expect(await send(event)).toBe("lead-1");
  expect(await Promise.all([send(event), send(event)])).toEqual(["lead-1", "lead-1"]);
});
