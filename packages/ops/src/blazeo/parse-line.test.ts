import { expect, test } from "vitest";
import { conversationsIn, parseConversation } from "./parse-line.ts";

const read = (value: unknown) => conversationsIn(JSON.stringify(value)).map(parseConversation);
const one = (value: unknown) => read(value)[0];

const row = (participantDisplayName: string, participantId: number, text: string, extra: object = {}) => ({
  chatId: 7,
  participantDisplayName,
  participantId,
  text,
  createdOn: "/Date(1592421187510)/",
  ...extra,
});

test("in a transcript without roles the first to greet is the agent, under any participant id, and -1 is the system", () => {
  const found = one({
    success: true,
    error: "",
    data: [
      row("Danielle", 88, "Hello, thanks for contacting us."),
      row("Q", 9, "do you do doors?"),
      row("Danielle", 2147483647, "We do."),
      row("System", -1, "This chatroom has been closed."),
    ],
  });
  expect(found?.messages?.map(({ speaker }) => speaker)).toEqual(["agent", "visitor", "agent", "system"]);
  expect(found).toMatchObject({
    id: "7",
    messageCount: 3,
    agentName: "Danielle",
    createdDate: "2020-06-17T19:13:07.510Z",
  });
});

test("a conversation is known by the id it brings, and only without one by its chat's [Q-08]", () => {
  const messages = [{ role: "user", text: "hello" }];
  expect(one({ id: "own", chatId: "other", messages })?.id).toBe("own");
  expect(one({ chatId: "other", messages })?.id).toBe("other");
});

test("without a greeting nobody is taken for the agent", () => {
  expect(one([row("Pat", 1, "hello"), row("Sam", 2, "hi")])).toMatchObject({ messages: undefined, messageCount: 2 });
});

test.each([
  [{ role: "visitor", text: "hi" }, "visitor"],
  [{ senderType: "Agent", message: "hi" }, "agent"],
  [{ from: "operator", content: "hi" }, "agent"],
  [{ role: "assistant", content: "hi" }, "agent"],
  [{ from: "System", text: "hi" }, "system"],
  ["Customer: hi", "visitor"],
])("the speaker of %j is known", (message, speaker) => {
  expect(one({ id: 1, messages: [message] })?.messages).toMatchObject([{ speaker, text: "hi" }]);
});

test("a transcript of text lines keeps who spoke, and lines without a name continue the one before", () => {
  const transcript =
    "[10:32 AM] Dana Reed: Hi, how may I help?\nMax: Question: do you\ndo doors?\nDana Reed (10:34): We do.";
  expect(one({ id: 1, transcript })?.messages).toMatchObject([
    { speaker: "agent", name: "Dana Reed", text: "Hi, how may I help?" },
    { speaker: "visitor", name: "Max", text: "Question: do you\ndo doors?" },
    { speaker: "agent", text: "We do." },
  ]);
});

test.each([
  ["2024-05-05", "2024-05-05T00:00:00.000Z"],
  ["2024-05-05T10:00:00", "2024-05-05T10:00:00.000Z"],
  ["2024-05-05 10:00", "2024-05-05T10:00:00.000Z"],
  ["2024-05-05T10:00:00-04:00", "2024-05-05T14:00:00.000Z"],
  [1592421187, "2020-06-17T19:13:07.000Z"],
  ["1592421187510", "2020-06-17T19:13:07.510Z"],
  ["/Date(1592421187510-0500)/", "2020-06-17T19:13:07.510Z"],
  ["06/07/2020", undefined],
  ["soon", undefined],
])("createdDate %s is read as %s", (createdDate, expected) => {
  expect(one({ id: 1, createdDate })?.createdDate).toBe(expected);
});

test.each([
  [{ isLead: false, phone: "315-555-0142" }, false],
  [{ isLead: "Yes" }, true],
  [{ lead: { name: "Ann" } }, true],
  [{ email: "ann@example.org" }, true],
  [{ messages: [{ role: "visitor", text: "call 315-555-0142" }] }, true],
  [{ messages: [{ role: "agent", text: "call us at 315-555-0142" }] }, undefined],
  [{}, undefined],
])("isLead of %j is %s: absent means that nobody knows", (fields, expected) => {
  expect(one({ id: 1, ...fields })?.isLead).toBe(expected);
});

test("the lead type is its name, else its number as text", () => {
  expect(one({ id: 1, leadType: 3, leadTypeName: "Sales" })?.leadType).toBe("Sales");
  expect(one({ id: 1, leadType: 3 })?.leadType).toBe("3");
  expect(one({ id: 1 })?.leadType).toBeUndefined();
});

test("unknown keys stay in rawData, network addresses, search words and access data do not, at any depth", () => {
  const source = {
    ChatId: 5,
    odd: [{ Deep: 1, ipAddress: "203.0.113.9" }],
    keywords: "k",
    "apexchat-password": "p",
    meta: { apiToken: "t", authorization: "a", page: "/siding" },
  };
  expect(one(source)).toMatchObject({ id: "5" });
  expect(one(source)?.rawData).toEqual({ ChatId: 5, odd: [{ Deep: 1 }], meta: { page: "/siding" } });
});

test.each([
  ["{", "it is no JSON"],
  ["[]", "it holds no conversation"],
  ["3", "it holds no conversation"],
  ['{"messages":[]}', "it has no id"],
  ['{"id":"1","messages":7}', "its messages are neither a list nor a transcript"],
  ['{"success":false,"data":null,"error":"for 315-555-0142"}', "it is an answer that reports an error"],
])("%s is refused in words that quote nothing", (line, message) => {
  expect(() => conversationsIn(line).map(parseConversation)).toThrow(message);
});
