import { CreateTableCommand } from "@aws-sdk/client-dynamodb";
import { expect, test } from "vitest";
import { contextWith } from "../../context.fixture.ts";
import { buildQuoteRequest } from "../../leads/lead.fixture.ts";
import { leads } from "../../leads/record.ts";
import { submitQuote } from "../../leads/submit-quote.ts";
import { indexRow } from "../../search/index-record.ts";
import { newId } from "../../store/ids.ts";
import { tableDefinition } from "../../store/table-definition.ts";
import { InboxQuery } from "../record/record-contract.ts";
import { listInbox } from "./list-inbox.ts";

const lists = [{}, { search: "zed" }, { to: "2026-11-20" }, { to: "2026-11-20", view: "done" }];

test("a list costs the same requests and rows of the table however many leads there are, and loses none of them", async () => {
  const table = `reads-${newId()}`;
  let now = new Date("2026-11-10T12:00:00Z");
  const context = contextWith({ TABLE_NAME: table }, { now: () => now });
  await context.store.client.send(new CreateTableCommand(tableDefinition(table)));
  let cost = { requests: 0, rows: 0 };
  context.store.client.middlewareStack.add((next) => async (args) => {
    const answer = await next(args);
    const { ScannedCount = 0 } = answer.output as { ScannedCount?: number };
    cost = { requests: cost.requests + 1, rows: cost.rows + ScannedCount };
    return answer;
  });
  // As many in each of the index's lanes, which are told by an id's last digit.
  const comes = async (at: number): Promise<void> => {
    const id = `${newId().slice(0, -1)}${at % 4}`;
    await submitQuote(context, buildQuoteRequest({ name: `Zed ${id}`, phone: "", email: `${id}@example.org` }), { id });
    await indexRow(context, leads(context.store).get({ id }).params<{ Key: { pk: string; sk: string } }>().Key);
  };
  const costs = async () => {
    const all: unknown[] = [];
    for (const query of lists) {
      cost = { requests: 0, rows: 0 };
      await listInbox(context, "owner", InboxQuery.parse(query));
      // A search goes through the index of its words.
      all.push({ query, ...cost, ...("search" in query ? { rows: "all that begin alike" } : {}) });
    }
    return all;
  };
  const eightCome = async (): Promise<void> => {
    now = new Date(now.getTime() + 1000);
    for (let at = 0; at < 8; at += 1) await comes(at);
  };
  for (let at = 0; at < 15; at += 1) await eightCome();
  const few = await costs();
  for (let at = 0; at < 2; at += 1) await eightCome();
  expect(await costs()).toEqual(few);

  const found = new Set<string>();
  let after: string | undefined;
  do {
    const query = InboxQuery.parse({ to: "2026-11-20", ...(after ? { after } : {}) });
    const page = await listInbox(context, "owner", query);
    for (const { id } of page.items) found.add(id);
    after = page.next;
  } while (after);
  expect(found.size).toBe(136);
});

test("days that were typed the wrong way round hold nothing", async () => {
  const query = InboxQuery.parse({ from: "2026-11-20", to: "2026-11-10" });
  expect((await listInbox(contextWith(), "owner", query)).items).toEqual([]);
});
