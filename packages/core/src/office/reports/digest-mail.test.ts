import { expect, test } from "vitest";
import type { Item } from "../record/record-contract.ts";
import { digestMail } from "./digest-mail.ts";

const item = (name: string): Item => ({
  noun: "leads",
  id: name,
  name,
  reference: "K7-4Q2",
  subject: "Windows",
  about: [],
  spam: false,
  status: "new",
  createdAt: "2031-03-11T20:00:00Z",
  due: "2031-03-12T14:00:00Z",
});
const none = { overdue: [], followUps: [], came: [], won: [], held: [], cut: [] };
const links = { office: "https://office.example.org", stop: "https://office.example.org/stop" };

test("on a morning without anything to say there is no mail", () => {
  expect(digestMail("mia@example.org", none, links)).toBeUndefined();
});

test("of a long list twenty stand in the mail and the rest is counted", () => {
  const overdue = Array.from({ length: 23 }, (_, at) => item(`Person ${at + 1}`));
  const mail = digestMail("mia@example.org", { ...none, overdue }, links);
  expect(mail?.subject).toMatch(/: 23 overdue$/);
  const lines = mail?.text.split("\n").filter((line) => line.startsWith("- ")) ?? [];
  expect(lines).toHaveLength(21);
  expect(lines[0]).toBe("- Person 1, Windows. Answer was due Mar 12, 2031, 10:00 AM.");
  expect(lines.at(-1)).toBe("- and 3 more");
  expect(mail?.unsubscribe).toBe(links.stop);
});

test("where more is overdue than is counted, the mail says so", () => {
  const overdue = Array.from({ length: 1000 }, (_, at) => item(`Person ${at + 1}`));
  const mail = digestMail("mia@example.org", { ...none, overdue, cut: ["overdue"] }, links);
  expect(mail?.subject).toMatch(/: more than 1000 overdue$/);
  expect(mail?.text).toContain("Overdue: more than 1000\n");
  expect(mail?.text).toContain("- and more than 980 more");
});

test("a stage without an office sends no links that lead nowhere", () => {
  const mail = digestMail("mia@example.org", { ...none, held: [item("Odd")] }, { office: undefined, stop: undefined });
  expect(mail?.subject).toMatch(/: 1 quarantined$/);
  expect(mail?.text).not.toMatch(/https?:\/\/\S*office|view=spam|Stop this/);
  expect(mail).not.toHaveProperty("unsubscribe");
});

test("what is to be followed up stands there with its time, and what was won without an amount says so", () => {
  const called = { ...item("Ann Lee"), snoozedUntil: "2031-03-12T13:00:00Z" };
  const mail = digestMail(
    "mia@example.org",
    { ...none, followUps: [called], won: [{ item: item("Bo Ray"), value: 0 }] },
    links,
  );
  expect(mail?.subject).toMatch(/: 1 to follow up, 1 won$/);
  expect(mail?.text).toContain("- Ann Lee, Windows. Follow up Mar 12, 2031, 9:00 AM.");
  expect(mail?.text).toContain("- Bo Ray, Windows: no amount yet");
});
