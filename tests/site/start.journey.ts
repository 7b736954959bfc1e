import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newId } from "@site/core/store/ids";
import { runNode } from "../support/run-node.ts";
import { expect, startSite, test } from "../support/servers/site.ts";

const quote = { name: "Start Journey", email: "start@example.com", serviceType: "doors" };

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

test("a second instance on the same data is refused in one line; an acknowledged lead is there after kill -9 and a restart", async () => {
  const first = await startSite({ dataDir: folder });
  const { code, said } = await startFails({ PORT: "0", DATA_DIR: folder });
  expect(code).toBe(1);
  expect(said.trim().split("\n")).toEqual([expect.stringContaining("in use by another process")]);
  const response = await fetch(`${first.url}/api/quotes`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": newId() },
    body: JSON.stringify(quote),
  });
  expect(response.status).toBe(201);
  const { id } = JSON.parse(await response.text());
  await first.kill();
  const second = await startSite({ dataDir: folder });
  const leads = await second.ops<{ id: string; status: string }[]>("leads", "list");
  await second.stop();
  expect(leads).toMatchObject([{ id, status: "new" }]);
});

test("an unusable DATA_DIR is said in one line", async () => {
  const { code, said } = await startFails({ PORT: "0", DATA_DIR: "/dev/null/data" });
  expect(code).toBe(1);
  expect(said.trim().split("\n")).toHaveLength(1);
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
