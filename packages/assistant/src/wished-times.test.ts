import { expect, test } from "vitest";
import { lastOf } from "./talk-builder.ts";

test.each(["about 6", "around 10", "around 10 double hungs on the second floor"])(
  "how many there are is no time: %s",
  async (text) => {
    const { memory, slots, content } = await lastOf("windows estimate", text);
    expect(memory.times).toBeUndefined();
    expect(slots.details).toBe(text);
    expect(content).not.toContain("your wish");
  },
);

test.each(["around 8 or 9", "between 6 and 8"])("a guess at the number asks for nothing: %s", async (text) => {
  const { memory, content } = await lastOf("windows estimate", text);
  expect(memory).toMatchObject({ lastAsked: "name", topics: [] });
  expect(content).toBe("Thank you, I have noted that. What name may I put on your request?");
});

test.each([
  ["6 of them, after 5 is best", "after 5"],
  ["call me around 6", "around 6"],
  ["6 windows, call Tuesday after 3", "Tuesday after 3"],
  ["6 windows, around 10 am", "around 10 am"],
  ["6, mornings please", "mornings"],
])("a time beside the count is kept: %s", async (text, times) => {
  expect((await lastOf("windows estimate", text)).memory.times).toBe(times);
});

test("a bare hour after another question is a time", async () => {
  const { memory } = await lastOf("windows estimate", "6", "Bob", "Rome", "315-555-0142", "around 6");
  expect(memory.times).toBe("around 6");
});
