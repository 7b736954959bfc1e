// `npm run prove -- mutate MODULE`: changes the module's code in every small way that Stryker knows, in a copy, and tells which
// changes no test notices. Takes minutes. Without a name it lists the modules.
import { globSync } from "node:fs";
import { Stryker } from "@stryker-mutator/core";
import { modules } from "./mutate/modules.ts";

const name = process.argv[2] ?? "";
const module = modules[name];
if (!module) {
  console.error(`npm run prove -- mutate MODULE, one of ${Object.keys(modules).join(", ")}`);
  process.exit(1);
}
process.env.MUTATED_TESTS = module.tests.join("|");

const results = await new Stryker({
  mutate: globSync(module.files),
  testRunner: "vitest",
  vitest: { configFile: "tools/prove/mutate/vitest.config.ts", related: false },
  plugins: ["@stryker-mutator/vitest-runner"],
  concurrency: 1,
  coverageAnalysis: "perTest",
  ignorePatterns: [".data", "dist", "dist-server", "test-results", "/docs", "/reports"],

  reporters: ["clear-text"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowEmpty: false,
  timeoutMS: 10_000,
  tempDirName: "node_modules/.cache/mutate",
  disableTypeChecks: false,
  // TypeScript 7 has no compiler API with which Stryker could rewrite it; the tests run without.
  tsconfigFile: "none.json",
}).runMutationTest();

const found = results.filter(({ status }) => status === "Killed" || status === "Timeout").length;
const counted = results.filter(({ status }) => !["Ignored", "CompileError", "RuntimeError"].includes(status)).length;
console.log(`mutate: ${name}, ${found} of ${counted} changes noticed, ${((found / counted) * 100).toFixed(1)} %`);
