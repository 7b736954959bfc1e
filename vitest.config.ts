import { availableParallelism } from "node:os";
import { hasDynoxide } from "@site/embedded-store/engine";
import { defineConfig } from "vitest/config";

/** A limit that a loaded machine keeps as well: it ends what hangs and says nothing about speed. */
const patience = { testTimeout: 180_000, hookTimeout: 180_000 };

/** Everything that core keeps in the store, once more on a store that validates as strictly as DynamoDB (RUL-07). */
const dynoxide = {
  test: {
    name: "unit-dynoxide",
    include: ["packages/{core,assistant}/src/**/*.test.ts", "packages/ops/src/blazeo/**/*.test.ts"],
    // These keep nothing in the store.
    exclude: ["packages/core/src/{business,catalogue,contract,email,faq,seo,site,webhook}/**"],
    environment: "node" as const,
    ...patience,
    globalSetup: "tests/support/dynoxide-setup.ts",
  },
};

export default defineConfig({
  test: {
    // On two cores Vitest would run one file at a time, although many wait for a child process or the store.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      ...(hasDynoxide() ? [dynoxide] : []),
      {
        test: {
          name: "unit",
          include: ["packages/**/*.test.{ts,tsx}", "tests/unit/**/*.test.ts"],
          environment: "node",
          ...patience,
          globalSetup: "tests/support/store-setup.ts",
        },
      },
      {
        test: {
          name: "security",
          include: ["tests/security/**/*.test.ts"],
          environment: "node",
          ...patience,
          globalSetup: "tests/support/global-setup.ts",
        },
      },
      {
        test: {
          name: "infra",
          globalSetup: ["tests/support/global-setup.ts", "tests/infra/shared-synth.ts"],
          include: ["tests/infra/**/*.test.ts"],
          environment: "node",
          pool: "forks",
          ...patience,
        },
      },
    ],
  },
});
