import { expect, test } from "vitest";
import { archiveNotices, countSent, listSent } from "./sent-notices.ts";

test("a notice that is due once more gets the number after its own highest, whatever rows of old have there", () => {
  const stored = { staff: "e", "webhook 3": "a", "webhook 11": "b", "visitor 12": "c", webhook: "d" };
  const archived = archiveNotices(stored, ["webhook", "staff"], stored);
  expect(archived).toEqual({
    "staff 1": "e",
    "webhook 3": "a",
    "webhook 11": "b",
    "visitor 12": "c",
    "webhook 12": "d",
  });
  expect(countSent("webhook", archived)).toBe(3);
  expect(listSent("webhook", archived)).toEqual(["a", "b", "d"]);
});
