import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/**/*.test.{ts,tsx}", "tests/unit/**/*.test.ts"],
          environment: "node",
          globalSetup: "tests/support/store-setup.ts",
          setupFiles: "tests/support/store-env.ts",
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
