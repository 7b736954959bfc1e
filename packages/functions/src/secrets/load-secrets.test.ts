import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { settingsOf } from "@site/core/settings";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { handlerContext } from "../context.ts";

/** Secrets Manager in small: the value of a secret is its name and how often it was asked. */
const asked: { id: string; authorization: string }[] = [];
let isAway: boolean;
let json: object | undefined;
const service = createServer(async (request, response) => {
  const { SecretId: id } = JSON.parse(await text(request));
  asked.push({ id, authorization: request.headers.authorization ?? "" });
  response
    .writeHead(isAway ? 400 : 200)
    .end(JSON.stringify({ SecretString: json ? JSON.stringify(json) : `${id}#${asked.length}` }));
});

let own: Record<string, string>;

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  own = {
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "key",
    AWS_SECRET_ACCESS_KEY: "secret",
  };
});

beforeEach(() => {
  asked.length = 0;
  isAway = false;
  json = undefined;
});

afterAll(() => service.close());

const minute = 60_000;

/** A process that has read nothing yet. */
const freshContext = (ids?: Record<string, string[]>) =>
  handlerContext({ ...own, WEBHOOK_URL: "https://crm.example.com/", SECRET_IDS: ids ? JSON.stringify(ids) : "" });

const lists = { ORIGIN_SECRETS: ["new", "old"], IP_HASH_SECRET: ["hash"] };

test("on one machine there are no names and nobody is asked", async () => {
  await freshContext().loadSecrets();
  expect(asked).toEqual([]);
});

test("secrets are read by name with a signed request, several make one list, and again after a quarter of an hour", async () => {
  const { loadSecrets, settings } = freshContext(lists);
  await loadSecrets(0);
  expect(asked.map(({ id }) => id).sort()).toEqual(["hash", "new", "old"]);
  for (const { authorization } of asked)
    expect(authorization).toMatch(/Credential=key\/\d+\/us-east-1\/secretsmanager\//);
  expect(settings.originSecrets).toHaveLength(2);
  expect(settings.originSecrets[0]).toMatch(/^new#/);
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
  json = { generated: "x".repeat(48), WEBHOOK_SECRET: "from the CRM" };
  const { loadSecrets, settings } = freshContext(ids);
  await loadSecrets(0);
  expect(asked).toHaveLength(1);
  expect(settings.webhook).toMatchObject({ secret: "from the CRM" });
  expect(settings.googlePlaces).toBeUndefined();
  expect(settings.ipHashSecret).toMatch(/^[0-9a-f]{64}$/);
  expect(settings.chatSecret).toMatch(/^[0-9a-f]{64}$/);
  expect(settings.chatSecret).not.toBe(settings.ipHashSecret);
  json = { generated: "short" };
  await expect(freshContext(ids).loadSecrets(0)).rejects.toThrow("can't read");
});

test("while the service is away a running function keeps what it has, and a fresh one says what it lacks", async () => {
  const { loadSecrets, settings } = freshContext(lists);
  await loadSecrets(0);
  const before = settings.ipHashSecret;
  isAway = true;
  await loadSecrets(20 * minute);
  expect(settings.ipHashSecret).toBe(before);
  await expect(freshContext(lists).loadSecrets(0)).rejects.toThrow("can't read ORIGIN_SECRETS, IP_HASH_SECRET");
});

test("on AWS a function without its origin secrets refuses everybody instead of nobody", () => {
  expect(settingsOf({}).originSecrets).toEqual([]);
  const deployed = { AWS_LAMBDA_FUNCTION_NAME: "submitQuote" };
  expect(() => settingsOf(deployed).originSecrets).toThrow("ORIGIN_SECRETS is not set");
  expect(settingsOf({ ...deployed, ORIGIN_GUARD: "off" }).originSecrets).toEqual([]);
});
