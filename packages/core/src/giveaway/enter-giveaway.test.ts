import { expect, test } from "vitest";
import { currentEdition } from "../business/edition.ts";
import { contextWith } from "../context.fixture.ts";
import { findRecord, listRecords } from "../records/read-records.ts";
import { newId } from "../store/ids.ts";
import { enterGiveaway } from "./enter-giveaway.ts";
import { buildEntryRequest } from "./entry.fixture.ts";
import { householdKeyVersion } from "./household-key.ts";
import { entryRecord } from "./record.ts";

const context = contextWith();

const inWindow = () => new Date("2025-10-01T12:00:00Z");
const afterwards = () => new Date("2026-11-21T12:00:00Z");

test("an entry is stored with every field, its rules and its household [Q-01, Q-06, R-29]", async () => {
  const id = newId();
  expect(await enterGiveaway({ ...context, now: inWindow }, buildEntryRequest(), { id })).toMatchObject({ id });
  expect(await findRecord(context, entryRecord, id)).toMatchObject({
    id,
    ...buildEntryRequest(),
    createdAt: "2025-10-01T12:00:00.000Z",
    editionId: currentEdition.id,
    rulesVersion: currentEdition.rulesVersion,
    withinEntryWindow: true,
    keyVersion: householdKeyVersion,
    overLimit: false,
    spam: false,
    notifyState: "pending",
  });
});

test("outside the window an entry is accepted and flagged by default [O-18]", async () => {
  const id = newId();
  await enterGiveaway({ ...context, now: afterwards }, buildEntryRequest(), { id });
  expect((await findRecord(context, entryRecord, id))?.withinEntryWindow).toBe(false);
});

test("with an enforced window an entry outside it is refused with the day and not stored [O-16]", async () => {
  const id = newId();
  const edition = { ...currentEdition, enforceEntryWindow: true };
  await expect(
    enterGiveaway({ ...context, now: afterwards }, buildEntryRequest(), { id, edition }),
  ).rejects.toMatchObject({
    code: "gone",
    message: "This giveaway closed on January 25, 2026.",
  });
  expect(await findRecord(context, entryRecord, id)).toBeUndefined();
  await enterGiveaway({ ...context, now: inWindow }, buildEntryRequest(), { id, edition });
  expect(await findRecord(context, entryRecord, id)).toBeDefined();
});

test("a second entry of a household is stored like the first and shares its key [O-11]", async () => {
  const [first, second] = [newId(), newId()];
  await enterGiveaway(context, buildEntryRequest({ address: "40 Genesee Street Apt 2" }), { id: first });
  await enterGiveaway(context, buildEntryRequest({ address: "40 GENESEE ST #2", cityZip: "13501" }), { id: second });
  const [a, b] = [await findRecord(context, entryRecord, first), await findRecord(context, entryRecord, second)];
  expect(a?.householdKey).toBe(b?.householdKey);
});

test("twenty parallel sends of one key store one entry, other details under it are refused", async () => {
  const id = newId();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => enterGiveaway(context, buildEntryRequest(), { id })),
  );
  expect(new Set(answers.map((answer) => answer.id))).toEqual(new Set([id]));
  expect((await listRecords(context, entryRecord)).filter((entry) => entry.id === id)).toHaveLength(1);
  await expect(enterGiveaway(context, buildEntryRequest({ name: "Bob" }), { id })).rejects.toMatchObject({
    code: "mismatch",
  });
});

test("an entry is kept for twelve months after the draw, or after itself when it comes later", async () => {
  const [early, late] = [newId(), newId()];
  await enterGiveaway({ ...context, now: inWindow }, buildEntryRequest(), { id: early });
  await enterGiveaway({ ...context, now: afterwards }, buildEntryRequest(), { id: late });
  const expiry = async (id: string) =>
    new Date(((await findRecord(context, entryRecord, id))?.expiresAt ?? 0) * 1000).toISOString();
  expect(await expiry(early)).toBe("2027-02-01T19:00:00.000Z");
  expect(await expiry(late)).toBe("2027-11-21T12:00:00.000Z");
});

test("an entry over the limit of a campaign is marked and stored", async () => {
  const id = newId();
  await enterGiveaway(context, buildEntryRequest(), { id, isOverLimit: true });
  expect((await findRecord(context, entryRecord, id))?.overLimit).toBe(true);
});
