import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type {} from "@site/core/context-builder";
import { openStore } from "@site/embedded-store/open-store";
import type { TestProject } from "vitest/node";

/** The second store for the tests of core: it refuses what dynalite lets pass, an empty index key for one. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "dynoxide-"));
  const store = await openStore(folder);
  project.provide("storeEndpoint", store.endpoint);
  return async () => {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  };
}
