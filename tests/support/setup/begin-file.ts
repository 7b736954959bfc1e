import { beginFile } from "@site/core/context.fixture";
import { vi } from "vitest";

// Before each file: a worker runs many, and none may meet what another one left.
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
process.exitCode = undefined;
await beginFile();
