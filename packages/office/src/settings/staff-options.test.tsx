import type { Office } from "@site/core/office/auth/account-contract";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StaffOptions } from "./staff-options.tsx";

const office = {
  staff: [
    { email: "ann@example.org", name: "Ann Lee", role: "office" },
    { email: "bob@example.org", name: "Bob Ray", role: "sales" },
  ],
  kinds: [
    { noun: "leads", staff: ["ann@example.org", "bob@example.org"] },
    { noun: "applications", staff: ["ann@example.org"] },
  ],
} as unknown as Office;

const offered = (noun: string, chosen?: string): string[] =>
  [
    ...renderToStaticMarkup(<StaffOptions office={office} noun={noun} chosen={chosen} nobody="Nobody" />).matchAll(
      /<option value="([^"]*)">([^<]*)/g,
    ),
  ].map(([, value, text]) => `${value} ${text}`);

const [nobody, ann, bob] = [" Nobody", "ann@example.org Ann Lee", "bob@example.org Bob Ray"];

test("a kind of record is offered to those who may have it", () => {
  expect(offered("leads")).toEqual([nobody, ann, bob]);
  expect(offered("applications", "ann@example.org")).toEqual([nobody, ann]);
});

test("who has it stands there by their address when they left, and by their name when their role is another now", () => {
  expect(offered("leads", "gone@example.org")).toEqual([nobody, ann, bob, "gone@example.org gone@example.org"]);
  expect(offered("applications", "bob@example.org")).toEqual([nobody, ann, bob]);
});
