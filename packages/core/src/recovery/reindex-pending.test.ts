import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contextWith, ownTable } from "../context.fixture.ts";
import type { Context } from "../context.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leads } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { newId } from "../store/ids.ts";
import { reindexPending } from "./reindex-pending.ts";

let context: Context;
let id: string;

const update = async (UpdateExpression: string, values?: Record<string, unknown>) => {
  const { Key } = leads(context.store).get({ id }).params<{ Key: Record<string, unknown> }>();
  const ExpressionAttributeValues = values;
  await context.store.client.send(
    new UpdateCommand({ TableName: context.store.table, Key, UpdateExpression, ExpressionAttributeValues }),
  );
};

beforeEach(async () => {
  context = contextWith({ TABLE_NAME: await ownTable() });
  ({ id } = await submitQuote(context, buildQuoteRequest(), { id: newId() }));
  await update("REMOVE pendingIn, pendingFrom");
});

afterEach(() => vi.restoreAllMocks());

/** Does something when the row was read and before it is entered. */
function beforeEntry(what: () => Promise<void>): void {
  const { client } = context.store;
  const send = client.send.bind(client);
  const spy = vi.spyOn(client, "send").mockImplementation(async (command: object) => {
    if (!(command instanceof UpdateCommand)) return send(command as never);
    spy.mockRestore();
    await what();
    return send(command as never);
  });
}

test("a row whose notices were sent meanwhile is not entered, and the next run finds nothing", async () => {
  beforeEntry(() => update("SET notifyState = :sent", { ":sent": "sent" }));
  expect(await reindexPending(context)).toBe(0);
  const { data } = await leads(context.store).get({ id }).go({ data: "raw" });
  expect(JSON.stringify(data)).not.toContain("pendingIn");
  expect(await reindexPending(context)).toBe(0);
});

test("a table that goes away ends the run with its own error, and the next run enters the row", async () => {
  beforeEntry(() => Promise.reject(new Error("the table is away")));
  await expect(reindexPending(context)).rejects.toThrow("the table is away");
  expect(await reindexPending(context)).toBe(1);
  expect(await reindexPending(context)).toBe(0);
});
