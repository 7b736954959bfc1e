import { createServer } from "node:http";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { leadRecord } from "@site/core/leads/record";
import { listenLocally } from "@site/core/listen-locally";
import { deliverNotices } from "@site/core/notify/deliver-notices";
import { buildSuppliers } from "@site/core/notify/suppliers.fixture";
import { findRecord, listRecords } from "@site/core/records/read-records";
import { toSeconds } from "@site/core/store/expiry";
import { newId } from "@site/core/store/ids";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { handlerContextWith } from "../../context.fixture.ts";
import { canaryToken, isCanary } from "../../http/canary-token.ts";
import { buildContext, buildEvent } from "../../http/event.fixture.ts";
import { submitQuoteHandler as submit } from "../quote/submit-quote.ts";
import { handler as sendCanary } from "./send-canary.ts";

let context = handlerContextWith();

const suppliers = buildSuppliers();
const ids: string[] = [];
let isMailing: boolean;
/** In place of what the handler answers. */
let answer: number | undefined;

/** The site in small: hands posts to the real handler and, while `isMailing`, their rows to the real notifier. */
const site = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const result = await submit.withContext(context)(buildEvent({ headers, body }), buildContext());
  const id = headers["idempotency-key"] ?? "";
  ids.push(id);
  if (isMailing) await deliverNotices({ ...context, ...suppliers }, { pk: `$site#id_${id}`, sk: "$lead_1" });
  response.writeHead(answer ?? result.statusCode ?? 500).end(result.body);
});

beforeAll(async () => {
  const url = await listenLocally(site);
  context = handlerContextWith({ PUBLIC_URL: url, IP_HASH_SECRET: newId() });
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});

beforeEach(() => {
  isMailing = true;
  answer = undefined;
  suppliers.mails.length = 0;
});

afterAll(() => site.close());

test("the canary's lead takes the way of every lead, its mail goes to the simulator and nobody's list shows it", async () => {
  await sendCanary.withContext(context)({}, buildContext(60_000));
  const lead = await findRecord(context, leadRecord, ids.at(-1) ?? "");
  expect(lead).toMatchObject({ canary: true, notifyState: "sent", source: "quote", spam: false });
  expect(lead?.expiresAt).toBeLessThan(toSeconds(new Date()) + 25 * 60 * 60);
  expect(suppliers.mails.flatMap(({ to }) => to)).toEqual(["success@simulator.amazonses.com"]);
  expect((await listRecords(context, leadRecord)).some(({ canary }) => canary)).toBe(false);
});

test("the canary fails loudly when the mail doesn't go out", async () => {
  isMailing = false;
  const failure = await sendCanary
    .withContext(context)({}, buildContext(4000))
    .catch(({ message }: Error) => message);
  expect(failure).toBe(`no mail went out for the canary's lead ${ids.at(-1)}`);
});

test("the canary fails loudly when its lead is only parked", async () => {
  answer = 202;
  await expect(sendCanary.withContext(context)({}, buildContext(60_000))).rejects.toThrow(
    "the canary's lead was answered 202",
  );
});

test("a test lead whose proof does not fit is refused and stored nowhere, so that nobody takes it for a visitor's", async () => {
  const headers = { "content-type": "application/json", "idempotency-key": newId(), "x-canary": "0".repeat(64) };
  const body = JSON.stringify(buildQuoteRequest());
  expect((await fetch(`${context.settings.publicUrl}/`, { method: "POST", headers, body })).status).toBe(403);
  expect(await findRecord(context, leadRecord, headers["idempotency-key"])).toBeUndefined();
});

test("a visitor can't pass for the canary: the proof is of one id and needs the key", () => {
  const { settings } = context;
  const id = newId();
  expect(isCanary(settings, canaryToken(settings, id), id)).toBe(true);
  for (const given of [canaryToken(settings, newId()), "", "0".repeat(64), undefined])
    expect(isCanary(settings, given, id)).toBe(false);
});
