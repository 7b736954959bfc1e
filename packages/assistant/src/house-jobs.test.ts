import { expect, test } from "vitest";
import { lastOf } from "./talk-builder.ts";

const who = ["Ted", "Rome", "315-555-0191"] as const;

test.each([
  ["need a job done on my siding", "siding"],
  ["I'm looking for someone to do a window job", "windows"],
  ["need a job done on my house, new windows", "windows"],
  ["looking for a crew to do a siding job on my garage", "siding"],
  ["I have a small bathroom job for you guys", "bathrooms"],
  ["got a job for you, two doors", "doors"],
  ["can you give me a quote on a door job", "doors"],
  ["need someone for a big job, siding on three sides", "siding"],
  ["do you take on small jobs? I need one window replaced", "windows"],
  ["we have a shower job that needs doing", "bathrooms"],
])("a job at the house is no job with us: %s", async (text, service) => {
  const { content, memory, slots } = await lastOf(text, ...who);
  expect(memory.kind).toBeUndefined();
  expect(content).toContain("I have passed your request");
  expect(slots).toMatchObject({ service, name: "Ted", location: "Rome", phone: "315-555-0191" });
});

test("what a job costs at the house is no pay", async () => {
  const { content } = await lastOf("need a job done on my siding");
  expect(content).not.toMatch(/position|apply|hour/);
});

test.each([
  ["are you hiring?", "different question: I want 3 new windows", "windows"],
  ["my son is looking for a job with you", "and I need windows", "windows"],
  ["do you have any openings?", "ok. I also need a quote for siding", "siding"],
  ["are you guys hiring", "cool. well what I really want is a new front door", "doors"],
  ["I'm looking for work", "forget that, can I get an estimate for a tub to shower conversion", "bathrooms"],
  ["any jobs?", "actually my mom needs a storm door", "doors"],
  ["where do i apply", "thanks! my wife wants the siding replaced too", "siding"],
])("who asked for a job may go on to a project: %s, %s", async (job, project, service) => {
  const { content, memory, slots } = await lastOf(job, project, ...who);
  expect(memory).toMatchObject({ isBuying: true });
  expect(memory.kind).toBeUndefined();
  expect(content).toContain("I have passed your request");
  expect(slots).toMatchObject({ service, phone: "315-555-0191" });
});

test("who lets the job go and speaks of the house is no applicant", async () => {
  const { memory } = await lastOf(
    "my nephew needs a job",
    "never mind about him. the shower tho, do you come out here",
  );
  expect(memory.kind).toBeUndefined();
});

test.each([
  ["I'm looking for a job as an installer, did windows 6 yrs"],
  ["are you hiring?", "I hung doors for 4 years"],
  ["any work? I do siding"],
  ["are you hiring installers?", "I want a job installing windows"],
  ["my nephew needs a job", "he can do siding and windows"],
  ["I need a job, I can install windows and doors"],
])("who looks for work with us is a job inquiry: %s", async (...texts) => {
  const { memory, content } = await lastOf(...texts, "Ted", "315-555-0191");
  expect(memory.kind).toBe("job");
  expect(content).toContain("as a job inquiry");
});
