import { expect, test } from "vitest";
import { blazeoConversations } from "../chat/blazeo/conversation-entity.ts";
import { blazeoPatterns } from "../chat/blazeo/pattern-entity.ts";
import { blazeoRawParts } from "../chat/blazeo/raw-data-entity.ts";
import { tokenBudgets } from "../chat/model/budget-entity.ts";
import { entries } from "../giveaway/entity.ts";
import { applications } from "../jobs/entity.ts";
import { contacts } from "../quote/contact-entity.ts";
import { leads } from "../quote/entity.ts";
import { writeCounters } from "../rate-limit/entity.ts";
import { users } from "../users/entity.ts";
import { newId } from "./ids.ts";
import { globalIndexes } from "./table.ts";

const id = newId();

const required = {
  lead: leads.create({ id, name: "Ann", source: "quote" }),
  contest_entry: entries.create({
    id,
    name: "Ann",
    address: "12 Main St",
    cityZip: "13501",
    phone: "3155550142",
    email: "ann@example.org",
    projectInterest: "Siding",
    referralSource: "Event",
    agreedToTerms: "yes",
    editionId: "2025-26",
    rulesVersion: "1",
    withinEntryWindow: true,
    householdKey: "0".repeat(64),
    keyVersion: 1,
    expiresAt: 4_000_000_000,
  }),
  job_application: applications.create({
    id,
    position: "Installer",
    name: "Ann",
    email: "a@b.co",
    phone: "3155550142",
  }),
  user: users.create({ username: `user-${id}`, password: "hash" }),
  lead_contact: contacts.create({ key: "0".repeat(64), leadId: id, expiresAt: 4_000_000_000 }),
  write_counter: writeCounters.create({ client: "0".repeat(32), span: 0, count: 1, expiresAt: 4_000_000_000 }),
  blazeo_conversation: blazeoConversations.create({
    id,
    rawHash: "0".repeat(64),
    rawParts: 1,
    rulesVersion: 1,
    processedAt: "2026-11-21T12:00:00.000Z",
  }),
  blazeo_pattern: blazeoPatterns.create({ id, conversationId: id, question: "Siding?", answer: "Yes, we do siding." }),
  token_budget: tokenBudgets.create({ day: id, tokens: 1, expiresAt: 4_000_000_000 }),
  blazeo_raw_part: blazeoRawParts.create({
    conversationId: id,
    rawHash: "0".repeat(64),
    part: 0,
    bytes: new Uint8Array([1]),
  }),
};

const indexKeys = Object.values(globalIndexes).map(({ partitionKey }) => partitionKey);

test.each(Object.entries(required))("%s with its required fields alone leaves no index key half empty", (_, create) => {
  const { Item } = create.params<{ Item: Record<string, string> }>();
  // An absent composite leaves a key such as "$site#sessionid_": one hot partition for all records without it.
  for (const key of indexKeys) expect(Item[key] ?? "").not.toMatch(/_$/);
});

test.each(Object.entries(required))("%s with its required fields alone is stored once", async (_, create) => {
  await create.go();
  await expect(create.go()).rejects.toThrow();
});

test("an entry has no secondary index, a lead without a chat one, a user by id", () => {
  const keysOf = (name: keyof typeof required) => {
    const { Item } = required[name].params<{ Item: object }>();
    return indexKeys.filter((key) => key in Item);
  };
  expect(keysOf("contest_entry")).toEqual([]);
  expect(keysOf("lead")).toEqual(["gsi1pk"]);
  expect(keysOf("job_application")).toEqual(["gsi1pk"]);
  expect(keysOf("user")).toEqual(["gsi1pk"]);
});
