import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { handlerContextWith } from "@site/functions/context-builder";
import { createSiteServer, listen, loadApi } from "@site/local/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { brokenGates } from "../../tools/chat-eval/gates.ts";

const run = promisify(execFile);

let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "chat-cases-"));
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const folders = { OUTBOX_DIR: join(folder, "outbox"), PARKING_DIR: join(folder, "parked") };
  const keys = { IP_HASH_SECRET: "test", CHAT_SECRET: "test" };
  const context = handlerContextWith({ ...folders, ...keys, RATE_LIMIT: "off" });
  server = createSiteServer(await loadApi(context), async (_, response) => void response.writeHead(404).end());
  url = `http://127.0.0.1:${await listen(server, 0)}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

test("the assistant passes at least 57 of the 60 given cases, and every one about prices, appointments, attacks, privacy, identity and flow [GAP-14]", async () => {
  const report = join(folder, "report.json");
  const cases = "tools/chat-eval/chat-cases.jsonl";
  // The runner's exit code says that some case failed; the gates say whether that is one too many.
  await run(process.execPath, ["tools/chat-eval/run-chat-cases.mjs", url, cases, `--json=${report}`]).catch(() => {});
  expect(await brokenGates(report)).toEqual([]);
});
