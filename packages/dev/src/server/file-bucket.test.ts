import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFileStore } from "@site/core/files/file-store";
import { listenLocally } from "@site/core/listen-locally";
import { readSettings } from "@site/core/settings";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createFileBucket } from "./file-bucket.ts";

const photo = Buffer.from("a photo");
const key = "incoming/a/0/b";
const site = "http://localhost:3000";
let dir: string;
let server: Server;
let store: ReturnType<typeof createFileStore>;
let created: string[] = [];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "files-"));
  server = createFileBucket(readSettings({ FILES_DIR: dir }), (each) => created.push(each));
  const FILES_URL = await listenLocally(server);
  store = createFileStore(readSettings({ FILES_DIR: dir, FILES_URL }));
});
beforeEach(() => {
  created = [];
});
afterAll(async () => {
  server.close();
  await rm(dir, { recursive: true });
});

const put = (url: string, body: Buffer, type = "image/jpeg", headers: Record<string, string> = {}) =>
  fetch(url, { method: "PUT", body: new Uint8Array(body), headers: { "content-type": type, ...headers } });

test("a signed link takes one file, which is there then and told of", async () => {
  const { url, headers } = await store.signUpload(key, "image/jpeg", photo.length);
  expect(headers).toEqual({ "content-type": "image/jpeg" });
  expect((await put(url, photo)).status).toBe(200);
  expect(created).toEqual([key]);
  expect(await store.read(key)).toEqual(photo);
  await store.remove(key);
  expect(await store.read(key)).toBeUndefined();
});

test("another size, type, key, time, method or no signature at all is refused, and nothing is kept", async () => {
  const { url } = await store.signUpload(key, "image/jpeg", photo.length);
  const late = new URL(url);
  late.searchParams.set("X-Amz-Expires", "999999");
  const refused = [
    await put(url, Buffer.concat([photo, photo])),
    await put(url, photo, "text/html"),
    await put(url.replace("/incoming/a/", "/kept/leads/"), photo),
    await put(late.href, photo),
    await put(url.split("?")[0] ?? "", photo),
    await fetch(url),
    await fetch(url, { method: "DELETE" }),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
  expect((await put(url, photo)).status).toBe(403);
  vi.useRealTimers();
  expect(created).toEqual([]);
});

test("a page of this machine may send a file, and no other page", async () => {
  const { url } = await store.signUpload(key, "image/jpeg", photo.length);
  const ask = (origin: string) => fetch(url, { method: "OPTIONS", headers: { origin } });
  const allowed = await ask(site);
  expect([allowed.status, allowed.headers.get("access-control-allow-origin")]).toEqual([200, site]);
  for (const origin of ["https://evil.example", "null", "http://localhost.evil.example"]) {
    const { status, headers } = await ask(origin);
    expect([status, headers.get("access-control-allow-origin")]).toEqual([403, null]);
  }
});

test("what is saved is saved under its name and shown by no browser; a photo is shown", async () => {
  await store.write("kept/a.pdf", photo, "application/pdf");
  const saved = await fetch(await store.signDownload("kept/a.pdf", `My "résumé" (2).pdf`));
  expect(await saved.text()).toBe("a photo");
  expect(Object.fromEntries(saved.headers)).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": `attachment; filename="My _r_sum__ _2_.pdf"; filename*=UTF-8''My%20%22r%C3%A9sum%C3%A9%22%20%282%29.pdf`,
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox",
  });
  await store.write("kept/a.jpg", photo, "image/jpeg");
  const shown = await fetch(await store.signDownload("kept/a.jpg"));
  expect([shown.headers.get("content-type"), shown.headers.get("content-disposition")]).toEqual(["image/jpeg", null]);
  expect((await fetch(await store.signDownload("kept/none.jpg"))).status).toBe(404);
});
