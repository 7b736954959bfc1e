import type {} from "@site/core/context-builder";
import { localTableName, openStore } from "@site/embedded-store/open-store";
import type { TestProject } from "vitest/node";

/** One embedded store in memory for all unit tests of a run; tests keep apart by their records' ids. */
export default async function setup(project: TestProject) {
  const store = await openStore();
  project.provide("storeEndpoint", store.endpoint);
  project.provide("tableName", localTableName);
  return () => store.close();
}
