import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Runs the check for a company as its owner would. */
function check(company: string, ...more: string[]): { status: number | null; output: string } {
  const env = { ...process.env, COMPANY: company, NODE_OPTIONS: `--conditions=company-${company}` };
  const run = spawnSync(process.execPath, ["tools/company/check.ts", ...more], { env, encoding: "utf8" });
  return { status: run.status, output: run.stdout + run.stderr };
}

test("another company is chosen by its name, and is ready for a preview", () => {
  const { status, output } = check("bluestem");
  expect(output).toContain('The company "bluestem" is ready for a preview.');
  expect(status).toBe(0);
});

test("for production its check names what its data leaves open, with file and field, and nothing else", () => {
  const { status, output } = check("bluestem", "--production");
  expect(output).toContain('bluestem/claims.ts  claims.gutterDay.confirmed: nobody confirmed "one day"');
  expect(output).toContain("bluestem/profile.ts  profile.website: is not an address that the public can reach");
  expect(output).toContain("bluestem/profile.ts  profile.phone: is a number that nobody can have");
  expect(output).toContain("bluestem/profile.ts  profile.email: is at a domain that nobody can write to");
  expect(output).toContain("bluestem/legal.ts  privacyContact.email: is at a domain that nobody can write to");
  expect(output).toContain("5 findings for production.");
  expect(status).toBe(1);
});

test("a company that has no folder is an error, not the sample", () => {
  const { status, output } = check("nobody");
  expect(output).toContain("COMPANY=nobody was asked for");
  expect(status).not.toBe(0);
});
