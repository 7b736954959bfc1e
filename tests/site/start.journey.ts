import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newId } from "@site/core/store/ids";
import { runNode } from "../support/run-node.ts";
import { expect, type Site, startSite, test } from "../support/servers/site.ts";

const quote = { name: "Start Journey", email: "start@example.com", serviceType: "doors" };

async function post(site: Site, key = newId()): Promise<string> {
  const response = await fetch(`${site.url}/api/quotes`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(quote),
  });
  expect(response.status).toBe(201);
  const { id } = JSON.parse(await response.text());
  return id;
}

/** Runs the server where it can't work. @returns its exit code and what it said */
async function startFails(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const { code, err: said } = await runNode(["packages/dev/src/start.ts"], { env: { ...process.env, ...env } });
  return { code, said };
}

let folder: string;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-start-"));
});

// A server's child may still write its last file.
test.afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

test("an acknowledged lead is there after kill -9 and a restart on the same data", async () => {
  const first = await startSite({ dataDir: folder });
  const id = await post(first);
  await first.kill();
  const second = await startSite({ dataDir: folder });
  const leads = await second.ops<{ id: string; status: string }[]>("leads", "list");
  await second.stop();
  expect(leads).toMatchObject([{ id, status: "new" }]);
});

test("the ops tool reads a stopped store too, and one key sent twice is one lead", async () => {
  const site = await startSite({ dataDir: folder });
  const key = newId();
  expect(await post(site, key)).toBe(await post(site, key));
  await site.stop();
  expect(await site.ops("leads", "list")).toHaveLength(1);
});

test("a port in use is said in one line, with exit code 1", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const { port } = other.address() as AddressInfo;
  // Else the office takes the next port, which another test may have.
  const { code, said } = await startFails({ PORT: String(port), OFFICE_PORT: "0", DATA_DIR: folder });
  other.close();
  expect(code).toBe(1);
  expect(said.trim().split("\n")).toEqual([expect.stringContaining(`port ${port} is in use`)]);
});

test("a second instance on the same data is refused in one line", async () => {
  const site = await startSite({ dataDir: folder });
  const { code, said } = await startFails({ PORT: "0", DATA_DIR: folder });
  await site.stop();
  expect(code).toBe(1);
  expect(said.trim().split("\n")).toEqual([expect.stringContaining("in use by another process")]);
});

test("an unusable DATA_DIR or PORT is said in one line", async () => {
  for (const env of [
    { PORT: "0", DATA_DIR: "/dev/null/data" },
    { PORT: "seventy", DATA_DIR: folder },
  ]) {
    const { code, said } = await startFails(env);
    expect(code).toBe(1);
    expect(said.trim().split("\n")).toHaveLength(1);
  }
});

test("SIGTERM ends the server cleanly", async () => {
  const child = spawn(process.execPath, ["packages/dev/src/start.ts"], {
    env: { ...process.env, PORT: "0", DATA_DIR: folder },
  });
  await new Promise((resolve) => child.stdout.once("data", resolve));
  child.kill("SIGTERM");
  expect(await new Promise((resolve) => child.once("exit", resolve))).toBe(0);
});

test("the development server takes what its own page sends", async () => {
  const child = spawn(process.execPath, ["packages/dev/src/dev.ts"], {
    env: { ...process.env, PORT: "0", DATA_DIR: folder },
  });
  const [url, officeUrl] = await new Promise<string[]>((resolve) => {
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const ready = /ready: (http:\S+)\noffice: (http:\S+)\n/.exec(output);
      if (ready) resolve(ready.slice(1));
    });
  });
  const send = async (origin = "", path: string, body: object) => {
    const headers = { "content-type": "application/json", origin, "sec-fetch-site": "same-origin" };
    const response = await fetch(origin + path, { method: "POST", headers, body: JSON.stringify(body) });
    return response.status;
  };
  // The API starts beside it and is there a moment later.
  await expect.poll(() => send(url, "/api/quotes", quote), { timeout: 60_000 }).toBe(201);
  expect(await send(officeUrl, "/api/office/sign-in/code", { email: "nobody@example.org" })).toBe(200);
  expect(await send(officeUrl, "/api/quotes", quote)).toBe(404);
  expect(await (await fetch(`${officeUrl}/`)).text()).toContain("noindex");
  child.kill("SIGTERM");
  await new Promise((resolve) => child.once("exit", resolve));
});
