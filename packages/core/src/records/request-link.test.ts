import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { readSettings } from "../settings.ts";
import { newId } from "../store/ids.ts";
import { buildLinkHash, buildToken, isLinkOf, parseToken, requestButton, requestUrl } from "./request-link.ts";

const settings = readSettings({ IP_HASH_SECRET: "one" });
const id = newId();

test("a token opens its own record and no other, and tells its id to nobody who changes it", () => {
  const token = buildToken(settings, "lead", { id });
  const parsed = parseToken(token);
  expect(parsed?.id).toBe(id);
  expect(isLinkOf(settings, "lead", { id }, parsed?.secret ?? Buffer.alloc(0))).toBe(true);
  expect(isLinkOf(settings, "lead", { id: newId() }, parsed?.secret ?? Buffer.alloc(0))).toBe(false);
});

test("a row keeps a hash from which the link can't be made, and by which it is known after the key was changed", () => {
  const linkHash = buildLinkHash(settings, "lead", { id });
  const { secret = Buffer.alloc(0) } = parseToken(buildToken(settings, "lead", { id })) ?? {};
  expect(linkHash).toMatch(/^[\w-]{22}$/);
  expect(linkHash).not.toContain(secret.toString("base64url").slice(0, 22));
  const rotated = readSettings({ IP_HASH_SECRET: "two" });
  expect(isLinkOf(rotated, "lead", { id, linkHash }, secret)).toBe(true);
  expect(isLinkOf(rotated, "lead", { id }, secret)).toBe(false);
});

test("a link that was taken back opens nothing", () => {
  const { secret = Buffer.alloc(0) } = parseToken(buildToken(settings, "lead", { id })) ?? {};
  const replaced = { id, linkVersion: 1, linkHash: buildLinkHash(settings, "lead", { id, linkVersion: 1 }) };
  expect(isLinkOf(settings, "lead", replaced, secret)).toBe(false);
  const next = parseToken(buildToken(settings, "lead", replaced));
  expect(isLinkOf(settings, "lead", replaced, next?.secret ?? Buffer.alloc(0))).toBe(true);
});

test.each(["", "x", "a".repeat(53), "a".repeat(55), `${"a".repeat(53)}/`, `${"a".repeat(53)}.`, "ä".repeat(54)])(
  "%j is no token",
  (token) => {
    expect(parseToken(token)).toBeUndefined();
  },
);

test("mails name this stage's own address where it is known", () => {
  const { origin, pathname } = new URL(
    requestUrl(readSettings({ IP_HASH_SECRET: "one", PUBLIC_URL: "https://preview.example.org" }), "lead", { id }),
  );
  expect(origin).toBe("https://preview.example.org");
  expect(pathname).toBe(`/request/${buildToken(settings, "lead", { id })}`);
});

test("a mail goes out without the link where a stage lacks the key, and with it otherwise", () => {
  expect(requestButton({ settings: readSettings({}) }, "lead", { id })).toBeUndefined();
  expect(requestButton({ settings }, "lead", { id })).toEqual([
    expect.any(String),
    expect.stringContaining("/request/"),
  ]);
});

test("a link of one kind opens no other under the same id, and one of before that is known still", () => {
  const { secret = Buffer.alloc(0) } = parseToken(buildToken(settings, "job_application", { id })) ?? {};
  expect(isLinkOf(settings, "job_application", { id }, secret)).toBe(true);
  expect(isLinkOf(settings, "lead", { id }, secret)).toBe(false);
  const old = createHmac("sha256", settings.signingKey).update(`request page ${id} 0`).digest().subarray(0, 24);
  expect(isLinkOf(settings, "lead", { id }, old)).toBe(true);
  expect(isLinkOf(settings, "lead", { id, linkVersion: 1 }, old)).toBe(false);
});
