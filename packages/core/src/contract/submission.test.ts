import { expect, test } from "vitest";
import * as z from "zod";
import { looksAutomated, submissionFields } from "./submission.ts";

const Submission = z.object(submissionFields);

test("hidden fields are kept, cleaned and cut to length", () => {
  const sent = {
    filledMs: 5400,
    sourcePage: "/quote",
    attribution: {
      first: { utm_source: "tv\r\nspot", gclid: "x".repeat(300), landingPath: "/windows", unknown: "dropped" },
      last: { referrer: "https://search.example.com/", msclkid: "1" },
    },
  };
  expect(Submission.parse(sent)).toEqual({
    filledMs: 5400,
    sourcePage: "/quote",
    attribution: {
      first: { utm_source: "tv spot", gclid: "x".repeat(200), landingPath: "/windows" },
      last: { referrer: "https://search.example.com/", msclkid: "1" },
    },
  });
});

test("a hidden field that can't be used is left out and refuses nothing", () => {
  for (const bad of [1, true, null, [], {}]) {
    const kept = Submission.parse({ sourcePage: bad, attribution: { first: { gclid: bad }, last: bad } });
    expect(kept.sourcePage).toBeUndefined();
    expect(kept.attribution?.first?.gclid).toBeUndefined();
  }
  for (const bad of [1, "x", null, []]) expect(Submission.safeParse({ attribution: bad }).success).toBe(true);
  expect(Submission.parse({ filledMs: "2000" }).filledMs).toBeUndefined();
  expect(Submission.parse({ sourcePage: "/a\uD83Db" }).sourcePage).toBe("/ab");
});

test("a filled decoy or a form filled in under 400 milliseconds looks automated", () => {
  expect(looksAutomated(Submission.parse({}))).toBe(false);
  expect(looksAutomated(Submission.parse({ subject: "", filledMs: 400 }))).toBe(false);
  expect(looksAutomated(Submission.parse({ subject: "Buy now" }))).toBe(true);
  expect(looksAutomated(Submission.parse({ subject: 7 }))).toBe(true);
  expect(looksAutomated(Submission.parse({ filledMs: 399 }))).toBe(true);
});
