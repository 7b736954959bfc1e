import { expect, test } from "vitest";
import { closedSentences } from "./opening-hours.ts";

const days = [
  { date: "2026-11-26", name: "Thanksgiving" },
  { date: "2026-12-25", name: "Christmas" },
];

test("each day that the company is closed is told in the visitor's language, with its name", () => {
  expect(closedSentences(days)).toBe(
    "We are closed on Thursday, November 26 (Thanksgiving). We are closed on Friday, December 25 (Christmas).",
  );
  expect(closedSentences(days.slice(1), "es")).toBe("El viernes, 25 de diciembre está cerrado (Christmas).");
  expect(closedSentences([])).toBe("");
});
