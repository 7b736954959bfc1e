import { expect, test } from "vitest";
import { buildChat } from "./chat-builder.ts";
import { getSummary } from "./summary.ts";
import { lastOf } from "./talk-builder.ts";

const summaryAfter = async (...texts: string[]) => {
  const { slots, memory } = await lastOf(...texts);
  return getSummary(slots, memory, texts.at(-1) ?? "");
};

test.each([
  [["I need to cancel my appointment tomorrow", "Lee Roy", "315-555-0974"], "wants to cancel it (tomorrow)"],
  [["please cancel my visit on Friday. Lee Roy 315-555-0974"], "wants to cancel it (Friday)"],
  [["I have to call off the estimate on Thursday", "Lee Roy 315-555-0974"], "wants to cancel it (Thursday)"],
  [["my appointment is Friday at 2, I need to move it", "Lee Roy", "315-555-0974"], "wants to change it (Friday at 2)"],
  [
    ["we have an install on Tuesday, can you push it to Thursday", "Lee Roy 315-555-0974"],
    "wants to change it (Tuesday, Thursday)",
  ],
  [["I can't make it to my appointment Monday", "Lee Roy 315-555-0974"], "wants to change it (Monday)"],
  [
    ["I need to move my appointment Thursday at 10", "can you reschedule it", "Lee Roy 315-555-0974"],
    "wants to change it (Thursday at 10)",
  ],
  [["I want to reschedule", "Lee Roy 315-555-0974"], "wants to change it"],
])("what an appointment is to become is told to the office as such: %j", async (texts, line) => {
  const summary = await summaryAfter(...texts);
  expect(summary.split("\n")).toContain(`Appointment: ${line}`);
  expect(summary).not.toMatch(/Wants to be called|wants to be called/);
  expect(summary).toContain("In their words: ");
});

test("the lead and its notes tell of an appointment that is to be cancelled", async () => {
  const chat = await buildChat();
  await chat.say("I need to cancel my appointment tomorrow");
  await chat.say("Lee Roy");
  const { message } = await chat.say("315-555-0974");
  expect(message.content).toContain(
    "a note that you want to cancel. It is not cancelled until they confirm it to you.",
  );
  expect((await chat.lead())?.conversationSummary).toContain("Appointment: wants to cancel it (tomorrow)");
});

test.each([
  "actually keep it",
  "never mind, leave it on",
  "no wait, don't cancel it",
  "I changed my mind again, I will keep the appointment",
])("an appointment that stays after all is told so: %s", async (text) => {
  const texts = ["I need to cancel my appointment tomorrow", "Lee Roy", "315-555-0974", text];
  expect(await summaryAfter(...texts)).toContain("Appointment: is to stay after all");
  expect((await lastOf(...texts)).content).toContain("a note that the appointment is to stay");
});

test("a quote is wanted beside an appointment that stays", async () => {
  const { slots, memory, content } = await lastOf(
    "I need to cancel my appointment tomorrow",
    "Lee Roy",
    "315-555-0974",
    "actually keep it. But I want a quote for a shower too",
  );
  expect(slots.service).toBe("bathrooms");
  expect(memory).toMatchObject({ appointment: "is to stay after all", isBuying: true, isWithdrawn: false });
  expect(content).toContain("a note that the appointment is to stay");
});

test.each([
  ["I need to cancel my appointment tomorrow", "I want to reschedule"],
  ["my appointment is Friday at 2, I need to move it", "I want to reschedule it"],
  ["I want to reschedule", "so how does that work for me then"],
  ["can we move my appointment", "anything works"],
])("nobody is told that a change needs no call: %s, %s", async (...texts) => {
  const { content } = await lastOf(...texts);
  expect(content).not.toContain("You don't have to call");
});

test.each(["can I reschedule?", "I'd like to reschedule", "we need to reschedule please", "how do I reschedule"])(
  "a change of an appointment goes by phone: %s",
  async (text) => {
    expect((await lastOf(text)).content).toContain("must be done by phone and is not guaranteed via chat");
  },
);

test.each([
  [
    "someone is supposed to come measure tmrw at my house in oneida, just want to make sure thats still on. i am NOT cancelling",
    "asks whether it stands",
  ],
  ["is my appointment for tomorrow still on?", "asks whether it stands (tomorrow)"],
  ["is my estimate still on for friday?", "asks whether it stands (Friday)"],
  ["just checking that you guys are still coming thursday to measure", "asks whether it stands (Thursday)"],
  ["confirming my estimate visit for monday at 9", "asks whether it stands (Monday at 9)"],
  ["you have me down for friday right? not cancelling just checking", "asks whether it stands (Friday)"],
])("the office hears who asks whether an appointment stands: %s", async (text, line) => {
  const { slots, memory, content } = await lastOf(text, "Deb Stone-Rivera 315 555 0116");
  expect(slots).toMatchObject({ name: "Deb Stone-Rivera", phone: "315-555-0116" });
  const summary = getSummary(slots, memory, "");
  expect(summary).toContain(`Appointment: ${line}`);
  expect(summary).toContain(`In their words: ${text}`);
  expect(summary).not.toMatch(/Wants to be called/);
  expect(memory.isBuying).toBe(false);
  expect(content).toContain("I have passed your question to the office");
  expect(content).not.toContain("Which project");
});

test.each(["is the giveaway still on?", "is the sale still on tomorrow?", "I want to make sure you measure it right"])(
  "%s asks for no appointment",
  async (text) => {
    expect((await lastOf(text)).memory.appointment).toBeUndefined();
  },
);

test("no note is said to be left while the office has nothing of the visitor", async () => {
  const chat = await buildChat();
  await chat.say("I need to cancel my appointment");
  expect((await chat.say("actually keep it")).message.content).not.toContain("I have left the office a note");
  expect(await chat.lead()).toBeNull();
});
