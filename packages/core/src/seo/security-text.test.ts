import { profile } from "@site/company/profile";
import { expect, test } from "vitest";
import { renderSecurityText } from "./security-text.ts";

test("security.txt says whom to tell, where it stands, and an end within a year", () => {
  const now = new Date("2026-11-22T08:00:00Z");
  const lines = renderSecurityText(now).trim().split("\n");
  const fields = new Map(lines.map((line) => [line.split(": ")[0] ?? "", line.slice(line.indexOf(": ") + 2)]));
  expect(fields.get("Contact")).toBe(`mailto:${profile.email}`);
  expect(fields.get("Canonical")).toBe(`${profile.website}/.well-known/security.txt`);
  const left = Date.parse(fields.get("Expires") ?? "") - now.getTime();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 24 * 60 * 60 * 1000);
});
