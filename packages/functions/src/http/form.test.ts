import { currentEdition } from "@site/core/business/edition";
import { Accepted } from "@site/core/contract/form-schema";
import { enterGiveawayEndpoint } from "@site/core/giveaway/contract";
import { enterGiveaway } from "@site/core/giveaway/enter-giveaway";
import { buildEntryRequest } from "@site/core/giveaway/entry.fixture";
import { entryFields } from "@site/core/giveaway/form-fields";
import { entryRecord } from "@site/core/giveaway/record";
import { findRecord } from "@site/core/records/read-records";
import { newId } from "@site/core/store/ids";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handlerContextWith } from "../context.fixture.ts";
import { buildContext, buildEvent } from "./event.fixture.ts";
import { form } from "./form.ts";

const context = handlerContextWith({ RATE_LIMIT: "off" });

const page = { fields: entryFields, page: "/win" };

beforeEach(() => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});

afterEach(() => vi.restoreAllMocks());

const told = { reference: "K7-4Q2", page: "/request/token" };

async function send(submit: Parameters<typeof form<typeof enterGiveawayEndpoint>>[1], id = newId()) {
  const body = JSON.stringify(buildEntryRequest());
  const event = buildEvent({ body, headers: { "idempotency-key": id } });
  const { statusCode, body: answer = "" } = await form(enterGiveawayEndpoint, submit, page).withContext(context)(
    event,
    buildContext(),
  );
  return { id, status: statusCode, json: JSON.parse(answer) };
}

test("a stored record is a 201 with its id, a parked one a 202 that says so, both of the contract's shape", async () => {
  const stored = await send(async (_, __, { id }) => ({ id, ...told }));
  expect(stored).toMatchObject({ status: 201, json: { id: stored.id } });
  const parked = await send(async (_, __, { id }) => ({ id, ...told, queued: true }));
  expect(parked).toMatchObject({ status: 202, json: { id: parked.id, queued: true } });
  for (const { json } of [stored, parked]) expect(Accepted.parse(json)).toEqual(json);
});

test("with an enforced window an entry outside it is a 410 that says when it closed, and is not stored [O-16]", async () => {
  const edition = { ...currentEdition, enforceEntryWindow: true };
  const enter = (at: string) =>
    send((_, entry, meta) => enterGiveaway({ ...context, now: () => new Date(at) }, entry, { ...meta, edition }));
  const late = await enter("2026-11-21T12:00:00Z");
  expect(late).toMatchObject({ status: 410, json: { message: "This giveaway closed on January 25, 2026." } });
  expect(await findRecord(context, entryRecord, late.id)).toBeUndefined();
  const early = await enter("2025-07-01T12:00:00Z");
  expect(early).toMatchObject({ status: 410, json: { message: "This giveaway opens on July 20, 2025." } });
  expect((await enter("2025-12-01T12:00:00Z")).status).toBe(201);
});

test("the browser's description is kept to 300 characters", async () => {
  const kept: (string | undefined)[] = [];
  const body = JSON.stringify(buildEntryRequest());
  const event = buildEvent({ body });
  event.requestContext.http.userAgent = "x".repeat(1000);
  const handler = form(
    enterGiveawayEndpoint,
    async (_, __, { id, userAgent }) => {
      kept.push(userAgent);
      return { id, ...told };
    },
    page,
  );
  await handler.withContext(context)(event, buildContext());
  expect(kept).toEqual(["x".repeat(300)]);
});
