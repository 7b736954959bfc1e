import { expect, test } from "vitest";
import { privacy } from "./privacy.ts";

const toText = (heading: string): string => {
  const { paragraphs = [], list = [] } = privacy.find((section) => section.heading === heading) ?? {};
  return [...paragraphs, ...list].join("\n");
};

test("everybody who may take part by a setting of the stage is named", () => {
  const parties = toText("Who else is involved");
  for (const part of [
    /language model that may write answers in the chat; your phone number and email are masked first/,
    /CRM.*may receive your request/,
    /location service.*only after you press use my location/i,
  ])
    expect(parties).toMatch(part);
});

test("what brought a visitor here is named among what stays in the browser", () => {
  const kept = toText("What stays in your browser");
  expect(kept).toMatch(/first came to this site.*kept in your browser unless it asks not to be tracked/);
  expect(kept).toMatch(/this visit.*kept in the browser tab/);
});

test("nothing is said to be stored that is not", () => {
  expect(toText("What we store")).not.toContain("fill in");
});
