import { expect, test } from "vitest";
import { buildChat } from "./chat-builder.ts";
import { lastOf } from "./talk-builder.ts";

const request = "I want new windows, Ann Lee, Rome, 315-555-0142";

test.each([
  "I changed my mind, make it 8 windows",
  "never mind about the price, when can you come?",
  "Oh nvm I found the brochure. See you soon!",
  "I already hired someone to paint, so the siding color matters",
  "olvídelo del siding, solo ventanas",
  "don't have anybody call before 5",
  "I changed my mind, I want siding instead",
  "never mind about Tuesday, Wednesday is better",
  "ya no quiero la puerta",
  "Changed my mind on the color",
  "never mind, I don't want to cancel",
  "I changed my mind, please don't cancel my request",
  "please don't cancel my request",
  "never mind, not interested in financing",
  "I changed my mind about the appointment, can we move it?",
  "We hired somebody else to do the roof but still want windows",
  "never mind, I don't need any grids",
  "never mind, what is your cancellation policy?",
  "no cancele mi solicitud, por favor",
  "never mind, I didn't mean to cancel the visit",
  "I changed my mind, we'd rather not withdraw our request",
  "never mind about the visit, could we reschedule it for Friday?",
  "nvm, no need to cancel anything",
  "we went with another company for the gutters but we still need siding and windows",
  "cambié de idea, no quiero cancelar",
  "we don't want to cancel, just reschedule",
  "hired another electrician but I still want you guys for windows",
  "changed my mind, cancel the siding quote but keep windows",
  "changed my mind, don't call, text me instead",
])("what is meant for something else withdraws nothing: %s", async (text) => {
  const { memory, content } = await lastOf(request, text);
  expect(memory.isWithdrawn).toBe(false);
  expect(content).not.toMatch(/withdraw|retir/);
});

test("a service that is given up leaves the other one", async () => {
  const first = "I want new windows and siding, Ann Lee, Rome, 315-555-0142";
  const { memory, slots } = await lastOf(first, "never mind the siding, just the windows");
  expect(memory).toMatchObject({ isWithdrawn: false, services: [] });
  expect(slots.service).toBe("windows");
});

test("a service that is given up in Spanish is no wish", async () => {
  const { memory } = await lastOf(request, "olvídelo del siding, solo ventanas");
  expect(memory.services).toEqual([]);
});

test("danger goes before whatever is called off", async () => {
  const { memory } = await lastOf(request, "never mind the quote, a pipe burst and water is pouring in");
  expect(memory).toMatchObject({ kind: "emergency", isWithdrawn: false });
});

test.each([
  "never mind",
  "nvm, we hired somebody else",
  "I changed my mind, please cancel",
  "changed my mind",
  "forget the whole thing",
  "never mind, don't call me",
  "never mind, we decided to wait until next year",
  "nvm we found someone else to do the windows",
  "we already hired someone to do it",
  "ya no lo quiero",
  "olvídelo",
  "never mind, not interested anymore",
  "never mind, we are no longer interested in windows",
  "never mind the quote",
  "never mind, don't call, we don't need a visit",
  "I changed my mind, I still want to cancel",
  "you didn't cancel it, never mind, cancel it now",
  "never mind, cancele mi solicitud",
  "never mind, we aren't interested any longer",
  "changed our minds, the project is not happening",
  "nvm, we found another contractor",
  "never mind we found someone cheaper",
  "changed my mind, no longer need windows",
  "I changed my mind, cancel my appointment",
  "never mind, we sold the house",
  "nvm, my brother is going to do it so cancel it",
  "please cancel my request",
])("a request that is given up is withdrawn: %s", async (text) => {
  const { memory } = await lastOf(request, text);
  expect(memory.isWithdrawn).toBe(true);
});

test.each([
  ["changed my mind about having someone call", "Shall I withdraw your request?", "yes", "no, keep it"],
  ["never mind, my husband says no", "Shall I withdraw your request?", "yes", "no"],
  ["I changed my mind about the appointment", "Shall I withdraw your request?", "Yes, cancel it, thanks", "right"],
  ["We hired somebody else to do the roof", "Shall I withdraw your request?", "sure", "ok thanks"],
  ["changed my mind about the windows", "Shall I withdraw your request?", "yes please", "no"],
  ["siempre no las ventanas", "¿Retiro su solicitud?", "sí", "no"],
])("where it may be meant so, it is asked: %s", async (text, question, yes, no) => {
  const asked = await lastOf(request, text);
  expect(asked.content).toContain(question);
  expect(asked.memory.isWithdrawn).toBe(false);
  expect((await lastOf(request, text, yes)).memory.isWithdrawn).toBe(true);
  expect((await lastOf(request, text, no)).memory.isWithdrawn).toBe(false);
});

test('"never mind" after an answer may be said of the question', async () => {
  const asked = await lastOf(request, "how long do windows take?", "never mind");
  expect(asked.content).toContain("Shall I withdraw your request?");
});

test.each([
  "Yes, I still want the estimate",
  "right, I still want windows",
  "ok leave it as it is",
  "sure, leave it the way it was",
  "correct, it stays",
  "yes call me tomorrow please",
  "ok thanks",
  "ok, don't",
  "right",
  "ok",
  "yes, but keep my request",
  "no",
  "sure, keep me on the list",
  "correct, please call me after 5",
  "sí, llámeme mañana",
  "absolutely not",
  "no don't withdraw it",
  "sure, why?",
  "sure thing, see you Tuesday",
])("%j withdraws nothing, and no later yes does", async (text) => {
  const later = await lastOf(request, "never mind, wrong chat", text, "yes");
  expect(later.memory.isWithdrawn).toBe(false);
});

test.each([
  "Yes.",
  "yes please",
  "Yes, withdraw it",
  "ok, cancel it please",
  "yes, thank you",
  "yes, we hired somebody",
  "yes go ahead and withdraw it",
  "yeah",
  "yes, that's right",
  "sí, por favor",
  "please cancel it",
  "yes, we no longer need it",
])("%j withdraws when it is asked", async (text) => {
  expect((await lastOf(request, "never mind, wrong chat", text)).memory.isWithdrawn).toBe(true);
});

test("danger goes before a yes to withdrawing", async () => {
  const { memory } = await lastOf(request, "never mind, wrong chat", "yes cancel it, I smell gas in the house");
  expect(memory).toMatchObject({ kind: "emergency", isWithdrawn: false });
});

test.each(["never mind, my insurance cancelled", "my neighbor hired someone else and regrets it"])(
  "what others did withdraws nothing: %s",
  async (text) => {
    expect((await lastOf(request, text)).memory.isWithdrawn).toBe(false);
  },
);

test.each([
  "I changed my mind again, please go ahead with my request",
  "actually please do call me",
  "wait, call me tomorrow",
  "sorry, I do want the estimate after all, please call me",
  "no wait, don't cancel it",
  "on second thought I still want it",
  "can you put it back in please",
  "undo that",
  "oops, I didn't mean to cancel",
  "my wife says go ahead after all",
  "please reinstate my request",
  "have somebody call me please",
  "I take that back, let's do it",
  "ok never mind, we do want the windows",
  "siempre sí quiero el presupuesto",
  "no, no la cancele por favor",
])("a withdrawal is taken back: %s", async (text) => {
  const { memory, content } = await lastOf(request, "cancel that", text);
  expect(memory.isWithdrawn).toBe(false);
  expect(content).toMatch(/Your request stands again|Su solicitud sigue en pie/);
  expect(content).not.toMatch(/marked as withdrawn/);
});

test.each([
  "ok thanks",
  "please don't call me",
  "go ahead and cancel it",
  "yes cancel it",
  "I don't want it anymore",
  "why did you ask my name",
  "no calls please",
  "thanks, have a nice day",
])("what takes nothing back leaves a request withdrawn: %s", async (text) => {
  const { memory, content } = await lastOf(request, "cancel that", text);
  expect(memory.isWithdrawn).toBe(true);
  expect(content).not.toMatch(/Your request stands again|wish to be called|will be in touch/);
});

test("who changes their mind after a withdrawal is told how it is taken back", async () => {
  const { content } = await lastOf(request, "cancel that", "I changed my mind");
  expect(content).toContain("If you want it after all, say so here, and your request stands again.");
  expect((await lastOf(request, "cancel that", "I changed my mind", "I want it after all")).memory.isWithdrawn).toBe(
    false,
  );
});

test("where the office has nothing, nothing stands again", async () => {
  const { content } = await lastOf("I want new windows", "please cancel my request", "have somebody call me");
  expect(content).not.toContain("stands again");
});

test.each([
  "please delete my info, i dont want any calls",
  "erase my number please and don't call me",
  "can you delete everything you have on me",
  "remove my information from your system",
  "I want my data deleted",
  "take my name and number out of there please",
  "borren mis datos por favor",
])("the office hears who wants their data deleted: %s", async (text) => {
  const chat = await buildChat();
  await chat.say("vinyl siding in rome, Angela Price, 315-555-0139");
  expect((await chat.say(text)).message.content).toMatch(
    /can't look at or delete .* I have told the office that you want your details deleted and no calls at 315-555-0139|no puedo ver ni borrar .* Le avisé/,
  );
  const summary = (await chat.lead())?.conversationSummary;
  expect(summary).toContain("About: asks to have their data deleted, wants no calls");
  expect(summary).toContain(`In their words: ${text}`);
  expect(summary).toContain("Withdrawn: the visitor does not want a call about this");
});

test("the number behind the wish for deletion says whose data it is about, and asks for no call", async () => {
  const chat = await buildChat();
  await chat.say("delete everything you have on me");
  await chat.say("Angela Price, 315-555-0139");
  expect((await chat.lead())?.conversationSummary).toContain("About: asks to have their data deleted, wants no calls");
});

test.each([
  "delete the doors, just windows",
  "do you delete old quotes?",
  "take my name down, Ann Lee",
  "what data do you have on me",
  "will you delete my data after the job?",
  "please don't delete my info",
])("nothing is withdrawn by %j", async (text) => {
  expect((await lastOf(request, text)).memory.isWithdrawn).toBe(false);
});

test.each([
  "actually forget it, my brother in law is gonna do it",
  "forget it, my nephew will do it",
  "scratch that, a buddy of mine is going to put it in",
  "actually nah, my son in law can do it for us",
  "never mind, a guy I know is doing the work",
])("who has it done by their own people wants it no more: %s", async (text) => {
  const { memory, content } = await lastOf("need a quote on a front door, utica", "Tom Winter 3155550161", text);
  expect(memory.isWithdrawn).toBe(true);
  expect(content).not.toContain("winter");
});

test.each([
  "my brother in law will do the siding, we just need the door",
  "can my brother in law do it with you?",
  "my husband will be home, he can let you in",
])("work of their own people beside it withdraws nothing: %s", async (text) => {
  expect((await lastOf(request, text)).memory.isWithdrawn).toBe(false);
});
