import { availableParallelism } from "node:os";
import { hasDynoxide } from "@site/dev/store/engine";
import { defineConfig } from "vitest/config";

const common = {
  // Limits that a loaded machine keeps as well: they end what hangs and say nothing about speed.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 90_000 } },
  // As the journeys: what passes at its second try is named at the end of the run.
  retry: process.env.CI ? 1 : 0,
  // No test may need what another one left: each run has an order of its own, by the seed that it prints first.
  sequence: { shuffle: { tests: true } },
};

/** Most build the site or every function, or start the site again and again, which a busy machine takes long for. */
const manyMinutes = { testTimeout: 1_200_000, hookTimeout: 1_200_000 };

/** Files of a worker share what they import, which takes longer than most of their tests; each has a table of its own. */
const manyFiles = { isolate: false, setupFiles: "tests/support/setup/begin-file.ts" };

/** What keeps something in the store: tested on a store that validates as strictly as DynamoDB (RUL-07), where there is a
 * build of it. The other tests, handlers and the staff's commands among them, use the one that there is everywhere. */
const strict = hasDynoxide()
  ? [
      "packages/core/src/!(business|catalogue|contract|email|faq|seo|site|webhook)/**/*.test.ts",
      "packages/assistant/src/**/*.test.ts",
      "packages/ops/src/blazeo/**/*.test.ts",
    ]
  : [];

const unitStrict = {
  test: {
    name: "unit-strict",
    include: strict,
    environment: "node" as const,
    ...common,
    ...manyFiles,
    globalSetup: "tests/support/setup/strict-setup.ts",
  },
};

export default defineConfig({
  test: {
    // On two cores Vitest would run one file at a time, although each waits more than half of its time for a child process
    // or the store.
    maxWorkers: availableParallelism() + 1,
    projects: [
      ...(strict.length > 0 ? [unitStrict] : []),
      {
        test: {
          name: "unit",
          // Not by `exclude`: beside one of a project's own, that of the command line counts for nothing.
          include: ["packages/**/*.test.{ts,tsx}", "tests/unit/**/*.test.ts", ...strict.map((files) => `!${files}`)],
          environment: "node",
          ...common,
          ...manyFiles,
          globalSetup: "tests/support/setup/store-setup.ts",
        },
      },
      {
        test: {
          name: "security",
          include: ["tests/security/**/*.test.ts"],
          environment: "node",
          ...common,
          globalSetup: "tests/support/setup/global-setup.ts",
        },
      },
      {
        test: {
          name: "proof",
          include: ["tests/proof/**/*.test.ts"],
          environment: "node",
          globalSetup: "tests/support/setup/global-setup.ts",
          ...common,
          ...manyMinutes,
        },
      },
      {
        test: {
          name: "infra",
          globalSetup: ["tests/support/setup/global-setup.ts", "tests/infra/shared-synth.ts"],
          include: ["tests/infra/**/*.test.ts"],
          environment: "node",
          pool: "forks",
          ...common,
          ...manyMinutes,
        },
      },
    ],
  },
});
