import { expect, test } from "vitest";
import { listModules } from "../../support/bundled-modules.ts";

test("a page of the provider is rendered without the table's client, which would double its first", async () => {
  const modules = await listModules("pages/render-page");
  expect(modules.filter((path) => path.includes("wordpress/src/pages/load-document.ts"))).toHaveLength(1);
  expect(modules.filter((path) => /node_modules\/(@aws-sdk|@smithy|electrodb)\//.test(path))).toEqual([]);
});
