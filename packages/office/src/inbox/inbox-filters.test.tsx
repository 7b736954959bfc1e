import type { Office } from "@site/core/office/auth/account-contract";
import { toHtml } from "@site/ui/lib/to-html.fixture.tsx";
import { expect, test } from "vitest";
import { InboxFilters, withFilter } from "./inbox-filters.tsx";

const office = {
  me: { email: "ann@example.org" },
  staff: [],
  kinds: [
    { noun: "leads", label: "Lead", statuses: ["new", "closed"] },
    { noun: "applications", label: "Application", statuses: ["new", "interviewing"] },
  ],
} as unknown as Office;

const selects = (query: string): string[] =>
  toHtml(<InboxFilters office={office} query={new URLSearchParams(query)} change={() => {}} spam={0} />).match(
    /<select id="(status|assignee)".*?<\/select>/g,
  ) ?? [];

test("another kind of record is asked for with any status, and every other filter stays", () => {
  const before = new URLSearchParams("noun=applications&status=interviewing&assignee=-");
  expect(String(withFilter(before, "noun", "leads"))).toBe("noun=leads&assignee=-");
  expect(String(withFilter(before, "noun", ""))).toBe("assignee=-");
  expect(String(withFilter(before, "status", ""))).toBe("noun=applications&assignee=-");
  expect(String(before)).toBe("noun=applications&status=interviewing&assignee=-");
});

test("a filter that the list does not offer is shown as chosen, so that it can be taken away", () => {
  const [status, assignee] = selects("noun=leads&status=interviewing&assignee=gone@example.org");
  expect(status).toContain('<option value="interviewing" selected="">interviewing</option>');
  expect(assignee).toContain('<option value="gone@example.org" selected="">gone@example.org</option>');
  expect(selects("noun=leads&status=closed")[0]?.match(/<option/g)).toHaveLength(3);
});
