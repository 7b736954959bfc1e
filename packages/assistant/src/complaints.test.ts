import { expect, test } from "vitest";
import { lastOf } from "./talk-builder.ts";

test.each([
  ["I want to complain"],
  ["I'd like to file a complaint"],
  ["need to speak to someone about a complaint"],
  ["where can I make a complaint about your installers"],
  ["who do I complain to"],
  ["I have a formal complaint to make"],
  ["how can I complain about a bad job"],
  ["you guys suck, your crew broke my door", "I want to complain"],
])("who wants to complain is heard, and it goes to the office: %j", async (...texts) => {
  const { content, memory } = await lastOf(...texts);
  expect(memory.kind).toBe("complaint");
  expect(content).toMatch(/sorry/);
  expect(content).toMatch(/pass this to our office|added that to your words/);
  const left = await lastOf(...texts, "Ted 315-555-0100");
  expect(left.content).toContain("I have passed your complaint");
});

test.each(["can't complain, the windows are great", "no complaints here", "do you get many complaints?"])(
  "a word of complaints is none: %s",
  async (text) => {
    expect((await lastOf(text)).memory.kind).toBeUndefined();
  },
);

test.each([
  ["you guys suck, your crew broke my door", "damage"],
  ["your stupid installers smashed my lamp", "damage"],
  ["idiots! the windows you installed leak", "warranty"],
  ["your driver backed into my mailbox", "damage"],
])("trouble beside an insult is what counts: %s", async (text, kind) => {
  const { content, memory } = await lastOf(text);
  expect(memory).toMatchObject({ kind, abuse: 0 });
  expect(content).toMatch(/sorry/);
});

test.each(["did your guys hit every house on the street yet", "your team smashed it, thank you"])(
  "a figure of speech is no damage: %s",
  async (text) => {
    expect((await lastOf(text)).memory.kind).toBeUndefined();
  },
);

test.each([
  "I am a plumber looking for subcontract work",
  "I'm an electrician, do you need subs?",
  "we are a siding crew available for sub work",
  "do you hire subcontractors? I'm a carpenter",
])("who offers to work as a subcontractor is told that there are none: %s", async (text) => {
  const { content } = await lastOf(text);
  expect(content).toContain("use no subcontractors");
  expect(content).not.toMatch(/estimate/);
});
