import { newId } from "@site/core/store/ids";
import { afterEach, expect, test, vi } from "vitest";
import { handlerContextWith } from "../context.fixture.ts";
import type { ApiEvent } from "./api.ts";
import { buildContext, buildEvent } from "./event.fixture.ts";
import { type RateLimitOptions, rateLimit } from "./rate-limit-guard.ts";

type Count = NonNullable<RateLimitOptions["count"]>;

const over: Count = async () => ({ isOverLimit: true, retryAfter: 42 });
const within: Count = async () => ({ isOverLimit: false, retryAfter: 42 });

/** Its client is one that no other test knows. */
const local = handlerContextWith({ IP_HASH_SECRET: newId(), RATE_LIMIT: "" });

afterEach(() => {
  vi.useRealTimers();
});

/** Runs the guard on a request. @returns the event as it left it */
async function guard(options: RateLimitOptions, context = local): Promise<ApiEvent> {
  const event = buildEvent();
  const request = { event, context: buildContext(), response: null, error: null, internal: {} };
  await rateLimit(context, options).before?.(request);
  return event;
}

test("a client over the limit is refused with the seconds to wait and the phone", async () => {
  await expect(guard({ count: over })).rejects.toMatchObject({
    code: "throttled",
    retryAfter: 42,
    message: expect.stringContaining("call us at"),
  });
});

test("while a campaign runs a client over the limit is noted and let through", async () => {
  expect(await guard({ count: over, isLenient: () => true })).toMatchObject({ isOverLimit: true, limiter: "ok" });
  expect((await guard({ count: within, isLenient: () => true })).isOverLimit).toBeUndefined();
});

test("a counter that fails or stalls costs no lead and little time", async () => {
  const failing: Count = () => Promise.reject(new Error("ThrottlingException"));
  const stalled: Count = () => new Promise(() => {});
  expect((await guard({ count: failing })).limiter).toBe("unavailable");
  vi.useFakeTimers();
  const waiting = guard({ count: stalled });
  await vi.advanceTimersByTimeAsync(300);
  expect((await waiting).limiter).toBe("unavailable");
});

test("unless told otherwise a client is counted in the table, and refused when it is over", async () => {
  const now = new Date();
  const still = { ...local, now: () => now };
  // Counting is given 300 ms, which a loaded machine may need.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  for (let write = 0; write < 20; write += 1) expect((await guard({}, still)).limiter).toBe("ok");
  await expect(guard({}, still)).rejects.toMatchObject({ code: "throttled" });
});

test("a limit of its own uses up no other one's allowance", async () => {
  const now = new Date();
  const still = { ...handlerContextWith({ IP_HASH_SECRET: newId(), RATE_LIMIT: "" }), now: () => now };
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const limit = "staff-address";
  for (let write = 0; write < 5; write += 1) await guard({ limit }, still);
  await expect(guard({ limit }, still)).rejects.toMatchObject({ code: "throttled" });
  expect(await guard({}, still)).toMatchObject({ limiter: "ok" });
});

test("RATE_LIMIT=off counts nothing, and a deployed function refuses every request with it", async () => {
  const off = { RATE_LIMIT: "off" };
  expect((await guard({ count: over }, handlerContextWith(off))).limiter).toBeUndefined();
  const deployed = handlerContextWith({ ...off, AWS_LAMBDA_FUNCTION_NAME: "submitQuote" });
  await expect(guard({}, deployed)).rejects.toThrow("RATE_LIMIT=off is for local tests only");
});
