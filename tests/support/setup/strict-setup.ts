import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type {} from "@site/core/context.fixture";
import { openStore } from "@site/dev/store/embedded-dynamodb";
import type { TestProject } from "vitest/node";

/** In memory: a disk would sync every write, and the tests would wait for that for half of their time. */
const ram = "/dev/shm";

/** A store for the tests of what is kept: it refuses what dynalite lets pass, an empty index key for one. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(existsSync(ram) ? ram : tmpdir(), "dynoxide-"));
  const store = await openStore(folder);
  project.provide("storeEndpoint", store.endpoint);
  return async () => {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  };
}
