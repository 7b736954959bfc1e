import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listenLocally } from "@site/core/listen-locally";
import { readSettings } from "@site/core/settings";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handlerContext } from "../context.ts";

/** Secrets Manager in small: the value of a secret is its name and how often it was asked. */
async function startService() {
  const asked: { id: string; authorization: string }[] = [];
  const state: { isAway: boolean; json?: object } = { isAway: false };
  const server = createServer(async (request, response) => {
    const { SecretId: id } = JSON.parse(await text(request));
    asked.push({ id, authorization: request.headers.authorization ?? "" });
    response
      .writeHead(state.isAway ? 400 : 200)
      .end(JSON.stringify({ SecretString: state.json ? JSON.stringify(state.json) : `${id}#${asked.length}` }));
  });
  const endpoint = await listenLocally(server);
  return { server, asked, state, endpoint };
}

let service: Awaited<ReturnType<typeof startService>>;

beforeEach(async () => {
  service = await startService();
  // An attempt is given 1.5 s, which a loaded machine may need.
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(new AbortController().signal);
});

afterEach(() => {
  vi.restoreAllMocks();
  service.server.close();
});

const minute = 60_000;

/** A process that has read nothing yet. */
const freshContext = (ids?: Record<string, string[]>) =>
  handlerContext({
    AWS_ENDPOINT_URL: service.endpoint,
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "key",
    AWS_SECRET_ACCESS_KEY: "secret",
    WEBHOOK_URL: "https://crm.example.com/",
    SECRET_IDS: ids ? JSON.stringify(ids) : "",
  });

const lists = { ORIGIN_SECRETS: ["new", "old"], IP_HASH_SECRET: ["hash"] };

test("on one machine there are no names and nobody is asked", async () => {
  await freshContext().loadSecrets();
  expect(service.asked).toEqual([]);
});

test("secrets are read by name with a signed request, several make one list, and again after a quarter of an hour", async () => {
  const { loadSecrets, settings } = freshContext(lists);
  await loadSecrets(0);
  expect(service.asked.map(({ id }) => id).sort()).toEqual(["hash", "new", "old"]);
  for (const { authorization } of service.asked)
    expect(authorization).toMatch(/Credential=key\/\d+\/us-east-1\/secretsmanager\//);
  expect(settings.originSecrets).toHaveLength(2);
  expect(settings.originSecrets[0]).toMatch(/^new#/);
  await loadSecrets(14 * minute);
  expect(service.asked).toHaveLength(3);
  await loadSecrets(16 * minute);
  expect(service.asked).toHaveLength(6);
});

test("one JSON secret gives every key: own ones are derived and differ, a supplier's is what was set, or nothing", async () => {
  const ids = {
    IP_HASH_SECRET: ["keys"],
    CHAT_SECRET: ["keys"],
    WEBHOOK_SECRET: ["keys"],
    GOOGLE_PLACES_API_KEY: ["keys"],
  };
  service.state.json = { generated: "x".repeat(48), WEBHOOK_SECRET: "from the CRM" };
  const { loadSecrets, settings } = freshContext(ids);
  await loadSecrets(0);
  expect(service.asked).toHaveLength(1);
  expect(settings.webhook).toMatchObject({ secret: "from the CRM" });
  expect(settings.googlePlaces).toBeUndefined();
  expect(settings.signingKey).toMatch(/^[0-9a-f]{64}$/);
  expect(settings.chatSecret).toMatch(/^[0-9a-f]{64}$/);
  expect(settings.chatSecret).not.toBe(settings.signingKey);
  service.state.json = { generated: "short" };
  await expect(freshContext(ids).loadSecrets(0)).rejects.toThrow("can't read");
});

test("while the service is away a running function keeps what it has, and a fresh one says what it lacks", async () => {
  const { loadSecrets, settings } = freshContext(lists);
  await loadSecrets(0);
  const before = settings.signingKey;
  service.state.isAway = true;
  await loadSecrets(20 * minute);
  expect(settings.signingKey).toBe(before);
  await expect(freshContext(lists).loadSecrets(0)).rejects.toThrow("can't read ORIGIN_SECRETS, IP_HASH_SECRET");
});

test("on AWS a function without its origin secrets refuses everybody instead of nobody", () => {
  expect(readSettings({}).originSecrets).toEqual([]);
  const deployed = { AWS_LAMBDA_FUNCTION_NAME: "submitQuote" };
  expect(() => readSettings(deployed).originSecrets).toThrow("ORIGIN_SECRETS is not set");
  expect(readSettings({ ...deployed, ORIGIN_GUARD: "off" }).originSecrets).toEqual([]);
});
