import { expect, test } from "vitest";
import { buildChat } from "./chat-builder.ts";
import { getSummary } from "./summary.ts";
import { lastOf, talk } from "./talk-builder.ts";

const leak = "my window leaks, you installed it 3 years ago";

test.each([
  [leak, "ok. different thing: I'd like a quote for new siding", "siding", "warranty or service"],
  [leak, "I also want an estimate for a new door", "doors", "warranty or service"],
  ["your crew scratched my floor", "besides that I need a quote for siding", "siding", "damage by our crew"],
  ["I want to complain about the salesman", "but I still want new windows", "windows", "complaint"],
  [leak, "and can I get a quote on a walk-in shower", "bathrooms", "warranty or service"],
])("a project beside a matter is filed as one, too: %s, %s", async (matter, project, service, kind) => {
  const results = await talk(matter, project, "Ted", "Rome", "315-555-0100");
  const { slots, memory, content } = results.at(-1) ?? { slots: {}, memory: undefined, content: "" };
  expect(slots).toMatchObject({ service, name: "Ted", location: "Rome", phone: "315-555-0100" });
  expect(memory && getSummary(slots, memory, "")).toContain(`About: ${kind}, and a new project`);
  expect(content).toContain(`Your wish for an estimate (${service}) goes along.`);
  expect(results[1]?.content).toMatch(/I have noted (?:siding|doors|windows|bathrooms|Walk)/);
  expect(results[1]?.content).not.toMatch(/how that bothers|changed the project/);
});

test("a project that follows once the office has the matter is told to it", async () => {
  const chat = await buildChat();
  await chat.say(leak);
  await chat.say("Ted 315-555-0100");
  await chat.say("I also want an estimate for a new door");
  expect(await chat.lead()).toMatchObject({ serviceType: "doors" });
  expect((await chat.lead())?.conversationSummary).toContain("About: warranty or service, and a new project");
});

test.each([
  ["nobody ever called me back", "its about the estimate for my doors. ray, 315 555 0144"],
  ["your truck cracked my driveway", "Sharon Vance, Westmoreland, siding job last week. 315 555 0138"],
])("what a complaint is about is no new project: %s, %s", async (complaint, contact) => {
  expect((await lastOf(complaint, contact)).memory.isBuying).toBe(false);
});

test.each(["I want a new one", "I need my window fixed", "when will you fix the window", "I want it replaced"])(
  "what is only to be put right is no new project: %s",
  async (text) => {
    const { memory, slots } = await lastOf(leak, text, "Ted 315-555-0100");
    expect(memory).toMatchObject({ kind: "warranty", isBuying: false });
    expect(slots.service).toBe("windows");
  },
);

test.each([
  ["when is the giveaway drawing?", "ok I want a quote for 3 windows", "windows"],
  ["who won the giveaway?", "nice. I need new siding", "siding"],
  ["what does the warranty cover?", "great, I want an estimate for a tub", "bathrooms"],
  ["do you have my privacy policy", "fine. can I get a quote for two doors", "doors"],
])("a project after another question is asked for its details: %s, %s", async (before, text, service) => {
  const { memory, slots, content } = await lastOf(before, text);
  expect(slots.service).toBe(service);
  expect(memory).toMatchObject({ isBuying: true });
  expect(content).not.toContain("that is good to know");
  expect(content).toMatch(/\?$|tell me/i);
});

test.each([
  [
    "and by the way i still want a price for gutters... no i mean for a new storm door. dont mix it up with the complaint",
    "doors",
  ],
  ["separately i'd like a quote on a storm door, nothing to do with the complaint", "doors"],
  ["besides the complaint i want a price for siding, no wait for a new front door", "doors"],
  ["also i want an estimate for a bathroom - keep it apart from the complaint", "bathrooms"],
  ["by the way i need a quote for windows... no, i mean a patio door", "doors"],
])("a project is kept apart from the complaint, and what was taken back is none: %s", async (text, service) => {
  const start = [
    "your crew left nails all over my driveway and one guy was rude to my wife",
    "Ed Winter, 315-555-0128",
  ];
  const { slots, memory, content } = await lastOf(...start, text);
  expect(content).not.toMatch(/added it to|how that bothers|gutters|I am sorry/);
  expect(slots.service).toBe(service);
  expect(memory).toMatchObject({ services: [], kind: "complaint", isBuying: true });
  expect(memory.words).toBe(start[0]);
});
