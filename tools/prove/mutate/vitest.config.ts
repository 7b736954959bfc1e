import { defineConfig } from "vitest/config";

const root = process.cwd();

/** The tests of one module, on the changed copy of the packages: node_modules leads to the originals. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@site\/(core|assistant|functions|wordpress)\/(.*)$/, replacement: `${root}/packages/$1/src/$2.ts` },
    ],
  },
  test: {
    include: (process.env.MUTATED_TESTS ?? "").split("|"),
    environment: "node",
    globalSetup: "tests/support/setup/store-setup.ts",
    setupFiles: "tests/support/setup/begin-file.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
