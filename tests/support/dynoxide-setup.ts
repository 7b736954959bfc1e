import { createTable, localTableName } from "@site/embedded-store/open-store";
import type { TestProject } from "vitest/node";
import { startDynoxide } from "./dynoxide.ts";

/** The second store for the tests of core: it refuses what dynalite lets pass, an empty index key for one. */
export default async function setup(project: TestProject) {
  const store = await startDynoxide();
  await createTable(store.endpoint, localTableName);
  project.provide("storeEndpoint", store.endpoint);
  return () => store.close();
}
