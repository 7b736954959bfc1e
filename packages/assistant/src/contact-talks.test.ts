import { expect, test } from "vitest";
import { buildChat } from "./chat-builder.ts";
import { lastOf } from "./talk-builder.ts";

test("who sends a card number is told that it is gone, and the rest of the message counts", async () => {
  const chat = await buildChat();
  const reply = await chat.say("I need windows in Rome, Ann Lee 315-555-0142, card 4111 1111 1111 1111 12/27");
  expect(reply.message.content).toContain("I have removed a number");
  expect(reply.message.content).not.toMatch(/ways to pay/);
  expect(await chat.lead()).toMatchObject({ name: "Ann Lee", phone: "315-555-0142", location: "Rome" });
});

test("a card number alone changes nothing, and the open question is still answered", async () => {
  const chat = await buildChat();
  await chat.say("I need new siding");
  const reply = await chat.say("5555 5555 5555 4444 10/28");
  expect(reply.message.content).toMatch(/^I have removed a number.* in this chat\.$/);
  await chat.say("the whole house, vinyl");
  const session = await chat.session();
  expect(session?.sessionData.details).toBe("the whole house, vinyl");
});

test("help comes before the word about a number, in an emergency", async () => {
  const chat = await buildChat();
  const reply = await chat.say("water is spraying out of the shower valve! my card: 4111 1111 1111 1111");
  expect(reply.message.content).toMatch(/^Shut off the water.*I have removed a number/);
});

test("a telephone number with a ZIP code or a house number beside it makes a lead", async () => {
  const [zip, street] = await Promise.all([buildChat(), buildChat()]);
  const replies = await Promise.all([
    zip.say("Ann Lee, need windows in Rome 315-555-0002 13440"),
    street.say("windows please, Ann Lee 315-555-0007 214 Elm St"),
  ]);
  expect(await zip.lead()).toMatchObject({ name: "Ann Lee", phone: "315-555-0002" });
  expect(await street.lead()).toMatchObject({ name: "Ann Lee", phone: "315-555-0007", address: "214 Elm St" });
  expect(replies.map(({ message }) => message.content).join(" ")).not.toContain("removed");
});

test("in Spanish, too, who sends a card number is told", async () => {
  const chat = await buildChat();
  const reply = await chat.say("Hola, mi tarjeta es 4111 1111 1111 1111, necesito ventanas");
  expect(reply.message.content).toContain("Borré un número");
});

test("a number of another country is kept in the notes, and one that can be dialed is asked for", async () => {
  const chat = await buildChat();
  await chat.say("I need new windows");
  const asked = await chat.say("+44 20 7946 0958 is my number");
  expect(asked.message.content).toMatch(/only US and Canadian phone numbers.*\?$/);
  expect(await chat.lead()).toBeNull();
  await chat.say("ok then ann@example.com");
  const lead = await chat.lead();
  expect(lead).toMatchObject({ email: "ann@example.com" });
  expect(lead).not.toHaveProperty("phone");
  expect(lead?.conversationSummary).toContain("Details: phone +44 20 7946 0958");
});

test("in Spanish, too, a number at home or an email is asked for", async () => {
  const chat = await buildChat();
  const asked = await chat.say("Hola, necesito ventanas, +52 315 234 5678");
  expect(asked.message.content).toContain("números de Estados Unidos o Canadá");
  expect(await chat.lead()).toBeNull();
});

test("who asks to be called abroad is asked for another number, and not for the one that was given", async () => {
  const chat = await buildChat();
  const asked = await chat.say("please call me at +44 20 7946 0958");
  expect(asked.message.content).toMatch(/only US and Canadian phone numbers/);
  expect(asked.message.content).not.toContain("Which number");
});

test("a number of another country beside a way to reach the visitor is a detail", async () => {
  const chat = await buildChat();
  const reply = await chat.say("I want new windows, Ann Lee, Rome, 315-555-0142, in summer +44 20 7946 0958");
  expect(reply.message.content).not.toContain("Canadian");
  expect(await chat.lead()).toMatchObject({ name: "Ann Lee", phone: "315-555-0142", location: "Rome" });
});

test("who asks for somebody of the office is not named after them", async () => {
  const chat = await buildChat();
  const reply = await chat.say("can I talk to Mike please, I need siding, 315-555-0142");
  expect(reply.message.content).toContain("I have noted that you would like to talk to Mike.");
  expect(reply.message.content).toMatch(/What name may I put on your request\?$/);
  const lead = await chat.lead();
  expect(lead?.name).not.toContain("Mike");
  expect(lead?.conversationSummary).toContain("Wants to be put through to: Mike");
  await chat.say("Ann Lee");
  expect(await chat.lead()).toMatchObject({ name: "Ann Lee" });
});

test("somebody of the office is no town, and a question beside them is answered", async () => {
  const chat = await buildChat();
  const reply = await chat.say("can I talk to Mike? also what is your warranty?");
  expect(reply.message.content).toMatch(/warranty/i);
  expect(reply.message.content).not.toContain("whether we come to Mike");
});

test("who wants somebody at home called is a lead under that name", async () => {
  const chat = await buildChat();
  const reply = await chat.say("I want new windows, 315-555-0142, ask for Deb");
  expect(reply.message.content).toContain("The office asks for Deb.");
  expect(await chat.lead()).toMatchObject({ name: "Deb" });
});

test("what only sounds like a correction leaves phone and town as they are", async () => {
  const chat = await buildChat();
  await chat.say("I want new windows, Ann Lee, Rome, 315-555-0142");
  await chat.say("Actually the house was built in 1985");
  await chat.say("No, my budget is 9000");
  await chat.say("I'm at work in the mornings, call after 5");
  await chat.say("I have a rental in town too");
  expect(await chat.lead()).toMatchObject({ phone: "315-555-0142", location: "Rome" });
  const fixed = await chat.say("oops 0124 sorry");
  expect(fixed.message.content).toContain("changed your phone number to 315-555-0124");
  const moved = await chat.say("Rome is my office, the house is in Westmoreland");
  expect(moved.message.content).toContain("changed your location to Westmoreland");
});

const kay = "I'm Kay in Rome, need windows, 315 555 0962";

test.each([
  ["it is Ilion, not Rome", { location: "Ilion" }],
  ["last digit is 7 not 2", { phone: "315-555-0967" }],
  ["it's spelled Kaye", { name: "Kaye" }],
  ["not Kay, Katherine", { name: "Katherine" }],
  ["the last two digits should be 26", { phone: "315-555-0926" }],
  ["change the town to Utica please", { location: "Utica" }],
])("a correction changes the value, and is read back: %s", async (text, slots) => {
  for (const before of [[kay], [kay, "how long do windows last?", "and do you do siding"]]) {
    const { slots: after, content } = await lastOf(...before, text);
    expect(after).toMatchObject({ phone: "315-555-0962", location: "Rome", name: "Kay", service: "windows", ...slots });
    expect(content).toMatch(new RegExp(`I have changed .*${Object.values(slots)[0]}`));
  }
});

test.each(["Jon without an h, not John", "that's wrong, I said double hung", "no that is not what I told you before"])(
  "nothing is called changed that is not: %s",
  async (text) => {
    const { content } = await lastOf("I'm Jon in Rome, need windows, 315 555 0962", text);
    expect(content).not.toMatch(/I have changed/);
  },
);
