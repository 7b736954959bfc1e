import { expect, test } from "vitest";
import { getKind } from "./visitor-change.ts";

test("a change that was stored without a kind is known by its title, and one with a kind by that alone", () => {
  const at = "2026-11-21T19:00:00Z";
  expect(getKind({ at, title: "Withdrawn by our office, as you asked" })).toBe("withdrawn");
  expect(getKind({ at, title: "Withdrawal asked for" })).toBeUndefined();
  expect(getKind({ at, kind: "note", title: "Withdrawn" })).toBe("note");
});
