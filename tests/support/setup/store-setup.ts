import type {} from "@site/core/context.fixture";
import { openStore } from "@site/dev/store/embedded-dynamodb";
import type { TestProject } from "vitest/node";

/** One embedded store in memory for all unit tests of a run; each file has a table of its own. */
export default async function setup(project: TestProject) {
  const store = await openStore();
  project.provide("storeEndpoint", store.endpoint);
  return () => store.close();
}
