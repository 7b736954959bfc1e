import { profile } from "@site/company/profile";
import { expect, test } from "vitest";
import type { HistoryRow } from "../conversation/turn.ts";
import * as history from "./history.ts";
import { createMarks } from "./pii-placeholders.ts";

const { historyLimits, estimateTokens: tokensOf } = history;
const modelHistory = (turn: Parameters<typeof history.modelHistory>[0]) => history.modelHistory(turn, createMarks());

const rows = (count: number, length = 10): HistoryRow[] =>
  Array.from({ length: count }, (_, index) => ({
    role: index % 2 === 0 ? "user" : "assistant",
    content: `${index} ${"x".repeat(length)}`,
  }));

const listRoles = (history: HistoryRow[]) => history.map(({ role }) => role);

test("the newest twelve messages are shown, the visitor's first and last", () => {
  const shown = modelHistory({ history: rows(30), messages: ["and now?"] });
  expect(shown).toHaveLength(11);
  expect(listRoles(shown)[0]).toBe("user");
  expect(shown.at(-1)).toEqual({ role: "user", content: "and now?" });
  expect(new Set(listRoles(shown).map((role, index) => `${role}${index % 2}`)).size).toBe(2);
});

test("a long conversation is cut to its newest tokens, never the visitor's new message", () => {
  const shown = modelHistory({ history: rows(10, 1500), messages: ["and now?"] });
  expect(shown.reduce((sum, { content }) => sum + tokensOf(content), 0)).toBeLessThanOrEqual(historyLimits.tokens);
  expect(shown.length).toBeGreaterThan(1);
  expect(listRoles(shown)[0]).toBe("user");
  const long = "y".repeat(2000);
  expect(modelHistory({ history: rows(10), messages: [long, long, long, long] })).toHaveLength(1);
});

test("messages of one role in a row become one, and a reply without a question before it is left out", () => {
  const history: HistoryRow[] = [
    { role: "assistant", content: "Hello!" },
    { role: "user", content: "hi" },
    { role: "user", content: "there" },
  ];
  expect(modelHistory({ history, messages: ["doors?"] })).toEqual([{ role: "user", content: "hi\nthere\ndoors?" }]);
  expect(history[1]?.content).toBe("hi");
});

test.each([
  ["call (315) 555-0143 or +1 315.555.0143 or 315-555-0199", "call [phone 1] or [phone 1] or [phone 2]"],
  [`zip 13440-1234, and I called ${profile.phone}`, `zip 13440-1234, and I called ${profile.phone}`],
  ["Ann.Lee+x@mail.example.org, thanks", "[email 1], thanks"],
  ["Utica NY 13501 315-555-0143, on 11-28-2026", "Utica NY 13501 [phone 1], on 11-28-2026"],
  ["３１５－５５５－０１43 is mine", "[phone 1] is mine"],
  ["I need 12 windows in 13501, budget $15,000", "I need 12 windows in 13501, budget $15,000"],
])("%s is shown to a model as %s, and the marks lead back", (text, masked) => {
  const { mask, unmask } = createMarks();
  expect(mask(text)).toBe(masked);
  expect(unmask("[phone 1] [email 1] [phone 9]")).toMatch(
    masked.includes("[phone")
      ? /^315-555-0143 \[email 1\] \[phone 9\]$/
      : /\[phone 1\] (?:\[email 1\]|ann\.lee\+x@mail\.example\.org) /,
  );
});
