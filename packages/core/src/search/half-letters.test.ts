import { expect, test } from "vitest";
import { contextWith } from "../context.fixture.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leads } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { newId } from "../store/ids.ts";
import { scanTable } from "../store/iterate-items.ts";
import { getRowKey } from "../store/table.ts";
import { findMatches } from "./find-matches.ts";
import { findRecordsByIndex } from "./find-records-by-index.ts";
import { indexRow } from "./index-record.ts";
import { listIntake } from "./read-intake.ts";
import { searchWords } from "./search-word-entity.ts";

const context = contextWith({}, { now: () => new Date("2026-11-17T15:00:00Z") });
const street = "Out on the old Turin road ".repeat(3);

async function store(more: object) {
  const email = `${newId()}@example.org`;
  const { id } = await submitQuote(context, buildQuoteRequest({ email, phone: "", ...more }), { id: newId() });
  return { id, email, key: getRowKey(leads(context.store).get({ id })) };
}

const came = { from: "2026-11-17", to: "2026-11-18" };

test.each([
  [{ name: "王𤦂" }, ["王𤦂", "王", "𤦂"]],
  [{ name: "𤦂王" }, ["𤦂王", "𤦂", "王"]],
  [{ name: `Ann ${"𞤀𞤣𞤤𞤢".repeat(12)}` }, ["𞤀𞤣", "ann"]],
  [{ location: `${street.slice(0, 59)}🏠 by the barn` }, ["barn"]],
])("a record of %j is in every index", async (more, typed) => {
  const { id, email, key } = await store(more);
  await indexRow(context, key);
  for (const each of typed)
    expect((await findMatches(context, "leads", each)).matches.map((match) => match.id)).toContain(id);
  expect((await listIntake(context, "leads", came)).map(({ recordId }) => recordId)).toContain(id);
  expect((await findRecordsByIndex(context, { email })).rows.map((row) => row.id)).toContain(id);
  for await (const row of scanTable(context)) expect(JSON.stringify(row)).not.toContain("\uFFFD");
});

test("a rare letter is found by the row that an earlier version wrote for it", async () => {
  const word = { noun: "leads", beginning: "𤦂", word: "𤦂王", recordId: newId(), words: " 𤦂王" };
  await searchWords(context.store).put(word).go();
  const { matches } = await findMatches(context, "leads", "𤦂王");
  expect(matches.map(({ id }) => id)).toContain(word.recordId);
});

test("an index that fails keeps no other from being written", async () => {
  const { id, email, key } = await store({});
  const broken = contextWith({ TABLE_NAME: context.store.table });
  broken.store.client.middlewareStack.add(
    (next) => async (args) => {
      if (JSON.stringify(args.input).includes("search_word")) throw new Error("refused");
      return next(args);
    },
    { step: "initialize" },
  );
  await expect(indexRow(broken, key)).rejects.toThrow("refused");
  expect((await findRecordsByIndex(context, { email })).rows.map((row) => row.id)).toContain(id);
  expect((await listIntake(context, "leads", came)).map(({ recordId }) => recordId)).toContain(id);
});
