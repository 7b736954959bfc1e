import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { setServices } from "@site/local/env";
import { createSiteServer, listen, loadApi } from "@site/local/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod";

const run = promisify(execFile);

const Report = z.array(z.object({ id: z.string(), tag: z.string(), ok: z.boolean(), fails: z.array(z.string()) }));

/** Kinds of questions in which no case may fail (design/assistant.md, section 11). */
const strictTags = new Set(["price", "schedule", "injection", "privacy", "identity", "flow"]);

let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "chat-cases-"));
  vi.stubEnv("RATE_LIMIT", "off");
  vi.stubEnv("OUTBOX_DIR", join(folder, "outbox"));
  vi.spyOn(console, "log").mockImplementation(() => {});
  setServices(folder);
  server = createSiteServer(await loadApi(), async (_, response) => void response.writeHead(404).end());
  url = `http://127.0.0.1:${await listen(server, 0)}`;
});

afterAll(async () => {
  server.close();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a file of cases against the handlers, on the tests' store. The runner's exit code says that a case failed. */
async function results(file: string) {
  const report = join(folder, `${file}.json`);
  const runner = "tests/chat-eval/run-chat-cases.mjs";
  await run(process.execPath, [runner, url, `tests/chat-eval/${file}`, `--json=${report}`]).catch(() => {});
  return Report.parse(JSON.parse(await readFile(report, "utf8")));
}

test("the assistant passes at least 57 of the 60 given cases, and every one about prices, appointments, attacks, privacy, identity and flow [GAP-14]", async () => {
  const cases = await results("chat-cases.jsonl");
  expect(cases).toHaveLength(60);
  const failed = cases.filter(({ ok }) => !ok);
  expect(failed.filter(({ tag }) => strictTags.has(tag))).toEqual([]);
  expect(failed.length, JSON.stringify(failed)).toBeLessThanOrEqual(3);
}, 60_000);
