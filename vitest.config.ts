import { hasDynoxide } from "@site/embedded-store/engine";
import { defineConfig } from "vitest/config";

/** A limit that a loaded machine keeps as well: it ends what hangs and says nothing about speed. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

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
          testTimeout: 180_000,
          hookTimeout: 180_000,
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
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
