import { expect, test } from "vitest";
import { entryConfirmation } from "./entry-mails.ts";
import type { Entry } from "./record.ts";

const confirm = (createdAt: string) =>
  entryConfirmation({ id: "0198c0de-0000-7000-8000-000000000001", email: "ann@example.org", createdAt } as Entry);

test("an entry in time is wished luck, a late one hears that it does not take part", () => {
  const { paragraphs } = confirm("2025-12-24T12:00:00Z");
  expect(paragraphs.join(" ")).toMatch(/Good luck!.*live at a home show on February 1, 2026/);
  const late = confirm("2026-11-27T12:00:00Z").paragraphs.join(" ");
  expect(late).toContain("entries closed on January 25, 2026");
  expect(late).not.toMatch(/luck|we call the winner/i);
});
