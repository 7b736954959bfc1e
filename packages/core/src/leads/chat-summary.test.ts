import { expect, test } from "vitest";
import { readChatSummary } from "./chat-summary.ts";
import { leadSubject } from "./lead-mails.ts";

test.each([
  ["Withdrawn: the visitor does not want a call about this\nAbout: complaint\nName: Ann", "Withdrawn, from the chat"],
  ["About: complaint\nName: Ann", "Complaint, from the chat"],
  ["Language: writes in Spanish\nAbout: URGENT: emergency", "URGENT: emergency, from the chat"],
  ["About: wants to be called\nName: Ann", "New lead from the chat"],
  ["Name: Ann\n\nConversation:\nVisitor: hello\nAbout: complaint", "New lead from the chat"],
  ["", "New lead from the chat"],
])("a chat that was stored with the text %j alone is %j", (conversationSummary, subject) => {
  expect(leadSubject({ source: "chat", conversationSummary })).toBe(subject);
});

test("the parts of a summary count, not its text", () => {
  const row = { chatSummary: { name: "Ann" }, conversationSummary: "About: complaint" };
  expect(readChatSummary(row)).toEqual({ name: "Ann" });
});

test("a form that quotes a label is a form", () => {
  expect(leadSubject({ source: "quote", conversationSummary: "About: complaint" })).toBe("New estimate request");
});
