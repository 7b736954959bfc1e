import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { bundleSource } from "../../../tools/bundle.ts";

const source = `import { leads } from "./packages/core/src/leads/record.ts";
import { entries } from "./packages/core/src/giveaway/record.ts";
import { createStore } from "./packages/core/src/store/create-store.ts";
import { rateCounters } from "./packages/core/src/rate-limit.ts";
const store = createStore({ table: "trusted" });
const at = "2026-11-21T10:00:00.000Z";
export const asked = () => [
  rateCounters(store).upsert({ client: "ab12", span: 60 }).add({ count: 1 }).set({ expiresAt: 1 }).params(),
  leads(store).query.byStatus({ status: "new", shard: 1 }).params(),
  leads(store).get({ id: "019ac3f2-0000-7000-8000-000000000000" }).params(),
  entries(store).get({ id: "019ac3f2-0000-7000-8000-000000000000" }).params(),
];
export const refuse = () => leads(store).create({ id: 5 }).params();`;

const stdin = { contents: source, resolveDir: resolve("."), loader: "ts" } as const;

test("without the check of their models, entities ask the table the very same and still refuse wrong values", async () => {
  const folder = await mkdtemp(join(tmpdir(), "models-"));
  const checked = await build({ stdin, bundle: true, write: false, format: "cjs", platform: "node" });
  await writeFile(join(folder, "checked.cjs"), checked.outputFiles[0]?.contents ?? "");
  await writeFile(join(folder, "trusted.mjs"), await bundleSource(stdin));
  const [a, b] = await Promise.all([import(join(folder, "checked.cjs")), import(join(folder, "trusted.mjs"))]);
  expect(b.asked()).toEqual(a.asked());
  expect(b.asked()[0]).toMatchObject({ TableName: "trusted" });
  expect(b.refuse).toThrow(/Invalid/);
  await rm(folder, { recursive: true });
});
