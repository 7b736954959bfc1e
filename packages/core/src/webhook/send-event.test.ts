import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { Postponed } from "../email/mail.ts";
import { listenLocally } from "../listen-locally.ts";
import { readSettings } from "../settings.ts";
import { createWebhookSender, sign, type WebhookEvent } from "./send-event.ts";

const event: WebhookEvent = { id: "lead-1", type: "lead.created", at: "2026-11-21T12:00:00Z", data: { name: "Ann" } };

/** A CRM that answers with these statuses, one after the other. */
async function startCrm(...statuses: number[]) {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(statuses.shift() ?? 200, { location: "http://127.0.0.1:9/" }).end();
  });
  const origin = await listenLocally(server);
  const url = `${origin}/leads`;
  const clock = { time: Date.UTC(2026, 10, 21, 12, 0, 5) };
  const sendEvent = createWebhookSender(
    readSettings({ WEBHOOK_URL: url, WEBHOOK_SECRET: "shared secret" }),
    () => new Date(clock.time),
  );
  return { received, sendEvent, clock, close: () => server.close() };
}

test("an event is posted as JSON with its id, a timestamp and a signature over both", async () => {
  const { received, sendEvent, close } = await startCrm(204);
  expect(await sendEvent(event)).toBe("lead-1");
  close();
  const [{ headers, body } = { headers: {}, body: "" }] = received;
  expect(JSON.parse(body)).toEqual(event);
  expect(headers["x-event-id"]).toBe("lead-1");
  const timestamp = String(headers["x-timestamp"]);
  expect(timestamp).toBe(String(Date.UTC(2026, 10, 21, 12, 0, 5) / 1000));
  expect(headers["x-signature"]).toBe(`sha256=${sign("shared secret", timestamp, body)}`);
  expect(sign("another secret", timestamp, body)).not.toBe(sign("shared secret", timestamp, body));
});

test("a failing CRM is asked three times, with the same event id", async () => {
  const { received, sendEvent, close } = await startCrm(500, 503, 200);
  await sendEvent(event);
  close();
  expect(received.map(({ headers }) => headers["x-event-id"])).toEqual(["lead-1", "lead-1", "lead-1"]);
});

test("after three failures the caller is told, and a redirect is followed nowhere", async () => {
  const { received, sendEvent, close } = await startCrm(500, 302, 404, 200);
  await expect(sendEvent(event)).rejects.toThrow();
  close();
  expect(received).toHaveLength(3);
});

test("after a failure nothing is asked for a minute, then one event tries, and success opens the way", async () => {
  const { received, sendEvent, clock, close } = await startCrm(...Array(6).fill(500));
  await expect(sendEvent(event)).rejects.toThrow("500");
  await expect(sendEvent(event)).rejects.toThrow(Postponed);
  expect(received).toHaveLength(3);
  clock.time += 60_000;
  const [trial, other] = await Promise.allSettled([sendEvent(event), sendEvent(event)]);
  expect(trial).toMatchObject({ status: "rejected", reason: { message: "the webhook answered 500" } });
  expect(other).toMatchObject({ status: "rejected", reason: expect.any(Postponed) });
  expect(received).toHaveLength(6);
  clock.time += 60_000;
  expect(await sendEvent(event)).toBe("lead-1");
  expect(await Promise.all([sendEvent(event), sendEvent(event)])).toEqual(["lead-1", "lead-1"]);
  close();
});

test("an address without a secret is a mistake of the configuration", async () => {
  const sendEvent = createWebhookSender(readSettings({ WEBHOOK_URL: "https://crm.example.com/" }), () => new Date());
  await expect(sendEvent(event)).rejects.toThrow("WEBHOOK_SECRET");
});
