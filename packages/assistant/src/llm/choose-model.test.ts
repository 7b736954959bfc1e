import { expect, test } from "vitest";
import { fakeModel } from "../conversation/chat.fixture.ts";
import { withCircuitBreaker } from "./choose-model.ts";
import { type FailureReason, ModelFailure } from "./model-failure.ts";
import { buildInput, buildSignals } from "./turn.fixture.ts";

const turn = buildInput({ messages: ["hello"] });
const reading = buildSignals(turn);

test("a model that is away three times in a row rests for half a minute, then one turn tries for all", async () => {
  let time = 0;
  let calls = 0;
  let reason: FailureReason | undefined = "timeout";
  const model = withCircuitBreaker(
    fakeModel(async () => {
      calls += 1;
      if (reason) throw new ModelFailure(reason);
      return { content: "Hello." };
    }),
    () => time,
  );
  const ask = () => model.answer(turn, reading);
  // A reply that is not shown says that the model is there.
  for (const each of ["timeout", "unavailable", "figure", "timeout", "throttled"] as const) {
    reason = each;
    await expect(ask()).rejects.toMatchObject({ reason: each });
  }
  reason = "timeout";
  await expect(ask()).rejects.toMatchObject({ reason: "timeout" });
  await expect(ask()).rejects.toMatchObject({ reason: "resting" });
  expect(calls).toBe(6);
  time = 30_000;
  await expect(ask()).rejects.toMatchObject({ reason: "timeout" });
  await expect(ask()).rejects.toMatchObject({ reason: "resting" });
  time = 60_000;
  reason = undefined;
  expect(await ask()).toMatchObject({ content: "Hello." });
  expect(await ask()).toMatchObject({ content: "Hello." });
});

test("twenty turns wait for a model at once; the next is answered without it", async () => {
  const ends: (() => void)[] = [];
  const model = withCircuitBreaker(
    fakeModel(() => new Promise((resolve) => ends.push(() => resolve({ content: "Hello." })))),
  );
  const waiting = Array.from({ length: 20 }, () => model.answer(turn, reading));
  await expect(model.answer(turn, reading)).rejects.toMatchObject({ reason: "crowded" });
  for (const end of ends) end();
  await Promise.all(waiting);
  const next = model.answer(turn, reading);
  ends.at(-1)?.();
  expect(await next).toMatchObject({ content: "Hello." });
});
