import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { companyData, listFacts } from "../../support/company-facts.ts";

/** Sources that may state what the sample company's folder states, and which field of it, with the reason. */
const allowed: readonly { file: string; field: RegExp; why: string }[] = [
  {
    file: "packages/assistant/src/signals/services.ts",
    field: /premium-shower-doors/,
    why: "a shower's door is none",
  },
  {
    file: "packages/assistant/src/ranking/weights.ts",
    field: /figures|contact\.0\.text/,
    why: "packed numbers",
  },
  { file: "packages/dev/src/fake-wordpress/", field: /showroom\.city/, why: "the sample company's own provider" },
  { file: "packages/company-lint/src/samples.ts", field: /videos/, why: "tells samples by it" },
  { file: "packages/core/src/jobs/options.ts", field: /V-02/, why: "years of an applicant's experience" },
  { file: "packages/ui/src/theme/system.ts", field: /V-01/, why: "the beginning of an animation" },
  { file: "packages/web/src/features/chat/panel-header.tsx", field: /A-15/, why: "the chat answers at any hour" },
];

const sample = await companyData("sample");
const bluestem = await companyData("bluestem");

/** What is built and deployed: no tests, test data or tools, and of a source no comments, where values are explained. */
const sources = execFileSync("git", ["ls-files", ":(glob)packages/*/src/**", "stacks", "sst.config.ts"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.fixture\.ts$/.test(file))
  .map((file) => ({ file, code: readFileSync(file, "utf8").replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, "") }));

test("the sources are found", () => expect(sources.length).toBeGreaterThan(300));

test.each([
  ["sample", sample, bluestem],
  ["bluestem", bluestem, sample],
] as const)("no source states a fact that belongs into the folder of %s", (_, data, other) => {
  const facts = listFacts(data, other).filter(({ kind }) => kind !== "service");
  expect(facts.length).toBeGreaterThan(100);
  const stated = sources.flatMap(({ file, code }) =>
    facts
      .filter(({ pattern }) => pattern.test(code))
      .filter(({ field }) => !allowed.some((each) => file.startsWith(each.file) && each.field.test(field)))
      .map(({ field, text }) => `${file} states ${field}: "${text}"`),
  );
  expect(stated).toEqual([]);
});

test("every exception is still needed", () => {
  const facts = listFacts(sample, bluestem);
  const needed = ({ file, field }: (typeof allowed)[number]) =>
    sources.some(
      (source) =>
        source.file.startsWith(file) && facts.some((fact) => field.test(fact.field) && fact.pattern.test(source.code)),
    );
  expect(allowed.filter((each) => !needed(each)).map(({ file }) => file)).toEqual([]);
});
