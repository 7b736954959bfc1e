import { expect, test } from "vitest";
import { lastOf } from "./talk-builder.ts";

test.each([
  ["windows estimate", "6 double hung, I don't want grids"],
  ["windows estimate", "just looking to replace 4 of them"],
  ["siding estimate", "2 story house, I'm not ready to pick a color"],
  ["I need a new shower", "it's just a shower, we don't want a tub anymore"],
  ["I need a new shower", "no way to get over the tub wall any more, my knees"],
])("%j, then %j: an answer and no refusal", async (first, second) => {
  const { state, memory, slots } = await lastOf(first, second);
  expect(memory.declines).toBe(0);
  expect(state).not.toBe("declined");
  expect(memory.lastAsked).toBe("name");
  expect(slots.details).toBeTruthy();
});

test('a name behind "no problem" is a name, and the talk goes on', async () => {
  const { state, slots } = await lastOf("windows estimate", "6", "No problem, my name is Karen");
  expect(slots.name).toBe("Karen");
  expect(state).toBe("collecting_location");
});

test.each(["We don't have an address yet, new construction, need windows", "no name brand windows please, I want 6"])(
  "what a house or a product lacks refuses nothing: %s",
  async (text) => {
    const { state, memory } = await lastOf(text);
    expect(memory.declines).toBe(0);
    expect(state).not.toBe("declined");
  },
);

test.each([
  [["windows estimate", "I'd rather not say"]],
  [["windows estimate", "just browsing"]],
  [["windows estimate", "just browsing windows for now"]],
  [["windows estimate", "not right now"]],
  [["windows estimate", "no thanks"]],
  [["windows estimate", "pass"]],
  [["windows estimate", "6 windows but I won't give my number"]],
  [["windows estimate", "6", "I don't want to give my name"]],
  [["windows estimate", "6", "no thanks, I don't need windows"]],
  [["windows estimate", "6", "Bob", "Rome", "no phone please"]],
  [["windows estimate", "6", "Bob", "Rome", "I don't have an email or phone"]],
  [["windows estimate", "6", "Bob", "Rome", "I don't want anybody to call me"]],
  [["windows estimate", "6", "Bob", "Rome", "I don't want any spam"]],
  [["windows estimate", "6", "Bob", "Rome", "we don't want any sales pitch"]],
  [["how old is your company", "cool. also my name is Bo if you need it, no number yet"]],
  [["ventanas, un estimado por favor", "6", "prefiero no dar mi nombre"]],
])("a refusal is one: %j", async (texts) => {
  const { state, memory } = await lastOf(...texts);
  expect(memory.declines).toBe(1);
  expect(state).toBe("declined");
});
