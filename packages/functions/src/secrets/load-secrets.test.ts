import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { env } from "../env.ts";

/** Secrets Manager in small: the value of a secret is its name and how often it was asked. */
const asked: { id: string; authorization: string }[] = [];
let isAway = false;
let json: object | undefined;
const service = createServer(async (request, response) => {
  const { SecretId: id } = JSON.parse(await text(request));
  asked.push({ id, authorization: request.headers.authorization ?? "" });
  response
    .writeHead(isAway ? 400 : 200)
    .end(JSON.stringify({ SecretString: json ? JSON.stringify(json) : `${id}#${asked.length}` }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  vi.stubEnv("AWS_ENDPOINT_URL", `http://127.0.0.1:${(service.address() as AddressInfo).port}`);
  vi.stubEnv("AWS_REGION", "us-east-1");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "key");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret");
  vi.stubEnv("ORIGIN_SECRETS", "");
  vi.stubEnv("IP_HASH_SECRET", "");
});

afterAll(() => service.close());

const minute = 60_000;

/** A process that has read nothing yet. */
async function freshLoader() {
  vi.resetModules();
  const { loadSecrets } = await import("./load-secrets.ts");
  return loadSecrets;
}

test("on one machine there are no names and nobody is asked", async () => {
  vi.stubEnv("SECRET_IDS", "");
  await (await freshLoader())();
  expect(asked).toEqual([]);
});

test("secrets are read by name with a signed request, several make one list, and again after a quarter of an hour", async () => {
  vi.stubEnv("SECRET_IDS", JSON.stringify({ ORIGIN_SECRETS: ["new", "old"], IP_HASH_SECRET: ["hash"] }));
  const loadSecrets = await freshLoader();
  await loadSecrets(0);
  expect(asked.map(({ id }) => id).sort()).toEqual(["hash", "new", "old"]);
  for (const { authorization } of asked)
    expect(authorization).toMatch(/Credential=key\/\d+\/us-east-1\/secretsmanager\//);
  expect(env.originSecrets).toHaveLength(2);
  expect(env.originSecrets[0]).toMatch(/^new#/);
  await loadSecrets(14 * minute);
  expect(asked).toHaveLength(3);
  await loadSecrets(16 * minute);
  expect(asked).toHaveLength(6);
});

test("one JSON secret gives every key: own ones are derived and differ, a supplier's is what was set, or nothing", async () => {
  const ids = {
    IP_HASH_SECRET: ["keys"],
    CHAT_SECRET: ["keys"],
    WEBHOOK_SECRET: ["keys"],
    GOOGLE_PLACES_API_KEY: ["keys"],
  };
  vi.stubEnv("SECRET_IDS", JSON.stringify(ids));
  for (const name of Object.keys(ids)) vi.stubEnv(name, "");
  const before = asked.length;
  json = { generated: "x".repeat(48), WEBHOOK_SECRET: "from the CRM" };
  await (await freshLoader())(0);
  expect(asked).toHaveLength(before + 1);
  expect(process.env.WEBHOOK_SECRET).toBe("from the CRM");
  expect(process.env.GOOGLE_PLACES_API_KEY).toBe("");
  expect(env.ipHashSecret).toMatch(/^[0-9a-f]{64}$/);
  expect(env.chatSecret).toMatch(/^[0-9a-f]{64}$/);
  expect(env.chatSecret).not.toBe(env.ipHashSecret);
  json = { generated: "short" };
  await expect((await freshLoader())(0)).rejects.toThrow("can't read");
  json = undefined;
  vi.stubEnv("SECRET_IDS", JSON.stringify({ ORIGIN_SECRETS: ["new", "old"], IP_HASH_SECRET: ["hash"] }));
});

test("while the service is away a running function keeps what it has, and a fresh one says what it lacks", async () => {
  const loadSecrets = await freshLoader();
  await loadSecrets(0);
  const before = env.ipHashSecret;
  isAway = true;
  await loadSecrets(20 * minute);
  expect(env.ipHashSecret).toBe(before);
  await expect((await freshLoader())(0)).rejects.toThrow("can't read ORIGIN_SECRETS, IP_HASH_SECRET");
  isAway = false;
});

test("on AWS a function without its origin secrets refuses everybody instead of nobody", () => {
  vi.stubEnv("ORIGIN_SECRETS", "");
  expect(env.originSecrets).toEqual([]);
  vi.stubEnv("AWS_LAMBDA_FUNCTION_NAME", "submitQuote");
  expect(() => env.originSecrets).toThrow("ORIGIN_SECRETS is not set");
  vi.stubEnv("ORIGIN_GUARD", "off");
  expect(env.originSecrets).toEqual([]);
});
