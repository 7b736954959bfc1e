import { expect, test } from "vitest";
import { shared } from "./assembly.ts";
import { suppressions } from "./suppressions.ts";

const findings = shared.stacks.flatMap(({ artifact }) =>
  Object.entries(artifact.metadata ?? {}).flatMap(([path, entries]) =>
    entries
      .filter(({ type, data }) => /error|warning/.test(type) && String(data).startsWith("AwsSolutions-"))
      .map(({ data }) => ({ path, text: String(data) })),
  ),
);

const covers = ({ rule, at }: (typeof suppressions)[number], { path, text }: (typeof findings)[number]) =>
  text.startsWith(rule) && at.test(path);

test("cdk-nag AwsSolutions finds nothing that has no written reason", () => {
  expect(findings.filter((finding) => !suppressions.some((each) => covers(each, finding)))).toEqual([]);
});

test("every suppression has a reason and still covers a finding", () => {
  expect(findings.length).toBeGreaterThan(10);
  for (const suppression of suppressions) {
    expect(suppression.reason.length).toBeGreaterThan(30);
    expect(
      findings.some((finding) => covers(suppression, finding)),
      suppression.rule,
    ).toBe(true);
  }
});
