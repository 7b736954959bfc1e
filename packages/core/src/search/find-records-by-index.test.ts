import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { blazeoConversations } from "../chat/blazeo/conversations.ts";
import { hashRawData, storeRawData } from "../chat/blazeo/raw-data.ts";
import { chatMessages } from "../chat/messages.ts";
import { contextWith, ownTable, tableLike } from "../context.fixture.ts";
import type { Context } from "../context.ts";
import { enterGiveaway } from "../giveaway/enter-giveaway.ts";
import { buildEntryRequest } from "../giveaway/entry.fixture.ts";
import { buildApplicationRequest } from "../jobs/application.fixture.ts";
import { applyForJob } from "../jobs/apply-for-job.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leadRecord, leads } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { deliverNotices } from "../notify/deliver-notices.ts";
import { buildSuppliers } from "../notify/suppliers.fixture.ts";
import { changeRecord } from "../office/record/change-record.ts";
import { deleteRecords } from "../privacy/delete-records.ts";
import { excludeThirdParties } from "../privacy/exclude-third-parties.ts";
import { exportPerson, summarizeRecords } from "../privacy/export-person.ts";
import { findRecordsByScan, type PersonRecords } from "../privacy/find-records-by-scan.ts";
import { subjectEntries } from "../privacy/index-subjects.ts";
import { peopleIn } from "../privacy/people-in.ts";
import { subjectKeys } from "../privacy/subject-keys.ts";
import { findRecordDefinition } from "../record-registry.ts";
import { newId } from "../store/ids.ts";
import { scanTable } from "../store/iterate-items.ts";
import { findRecordsByIndex } from "./find-records-by-index.ts";
import { indexRow } from "./index-record.ts";

let context: Context;
let store: Context["store"];
let written: ReturnType<typeof watchKeys>;
let leadId: string;
let filled: Context;

/** The keys of what is written from now on. */
function watchKeys(): Map<string, { pk: string; sk: string }> {
  const written = new Map<string, { pk: string; sk: string }>();
  store.client.middlewareStack.add(
    (next) => async (args) => {
      const { Item, Key } = args.input as { Item?: { pk: string; sk: string }; Key?: { pk: string; sk: string } };
      const row = Item ?? Key;
      if (row) written.set(`${row.pk} ${row.sk}`, { pk: row.pk, sk: row.sk });
      return next(args);
    },
    { step: "initialize", name: "written" },
  );
  return written;
}

const pat = { email: "pat.o'mention@example.org", phone: "(315) 555-0123" };

async function storeConversation(id: string, rawData: unknown): Promise<void> {
  const rawHash = hashRawData(rawData);
  const rawParts = await storeRawData(context, { id, rawHash }, rawData);
  const processedAt = new Date().toISOString();
  await blazeoConversations(store).create({ id, rawHash, rawParts, rulesVersion: 1, processedAt }).go();
}

function begin(table: string): void {
  context = contextWith({ TABLE_NAME: table });
  store = context.store;
  written = watchKeys();
}

beforeAll(async () => {
  begin(await ownTable());
  const lead = await submitQuote(context, buildQuoteRequest({ ...pat, email: pat.email.toUpperCase() }), {
    id: newId(),
  });
  leadId = lead.id;
  await deliverNotices({ ...context, ...buildSuppliers() }, { pk: `$site#id_${lead.id}`, sk: "$lead_1" });
  const change = { kind: "note", text: "Their son has 315.555.0123, too" } as const;
  await changeRecord(context, leadRecord, lead.id, { version: 0, change, by: { email: "s@example.org", name: "S" } });
  await submitQuote(context, buildQuoteRequest({ ...pat, notes: "Once more." }), { id: newId() });
  await submitQuote(context, buildQuoteRequest({ notes: `Neighbor of ${pat.email}.` }), { id: newId() });
  await enterGiveaway(context, buildEntryRequest({ phone: "+1 315 555 0123" }), { id: newId() });
  await applyForJob(context, buildApplicationRequest({ coverLetter: `Write to <${pat.email}>, please` }), {
    id: newId(),
  });
  const sessionId = newId();
  for (const content of ["Hello", `I am ${pat.email}`])
    await chatMessages(store).create({ id: newId(), sessionId, role: "user", content }).go();
  await leads(store).create({ name: "Chat", source: "chat", sessionId, notifyState: "sent" }).go();
  await storeConversation(`Chat-${newId()}`, { lines: ["call me at 315 555 0123"] });
  await submitQuote(context, buildQuoteRequest({ email: "somebody.else@example.org", phone: "(315) 555-0124" }), {
    id: newId(),
  });
  await indexWritten();
  filled = context;
});

beforeEach(async () => {
  begin(await tableLike(filled));
});

/** As the stream does: each row that was written since the last time. */
async function indexWritten(): Promise<void> {
  const keys = [...written.values()];
  written.clear();
  for (const key of keys) await indexRow(context, key);
}

/** Entries of the three indexes, and notes of the staff, whose row is gone. */
async function leftBehind(): Promise<string[]> {
  const rows: Awaited<ReturnType<typeof findRecordsByScan>>["rows"] = [];
  for await (const row of scanTable(context)) rows.push(row);
  const keys = new Set(rows.flatMap(({ pk, sk, id }) => [`${pk} ${sk}`, id]));
  return rows.flatMap(({ pk, sk, __edb_e__, rowPk, rowSk, recordId }) =>
    (__edb_e__ === "mention" && !keys.has(`${rowPk} ${rowSk}`)) ||
    (["search_word", "office_event"].includes(__edb_e__) && !keys.has(recordId))
      ? [`${__edb_e__} ${pk} ${sk}`]
      : [],
  );
}

/** The lead names others, too: in a note, and before it was corrected. */
async function nameOthers(): Promise<void> {
  const note = { kind: "note", text: "His neighbor is at 315-555-0199, old@address.example" } as const;
  await changeRecord(context, leadRecord, leadId, {
    version: 1,
    change: note,
    by: { email: "s@x.example", name: "S" },
  });
  await leads(store).patch({ id: leadId }).set({ notes: "Or call 315-555-0177" }).go();
  await indexWritten();
  await leads(store).patch({ id: leadId }).set({ notes: "No number" }).go();
  await indexWritten();
}

const outline = ({ rows, conversations }: PersonRecords) => [
  ...rows.map(({ pk, sk }) => `${pk} ${sk}`),
  ...conversations,
];

test.each([
  ["address", { email: pat.email }],
  ["address in other letters", { email: " Pat.O'Mention@Example.ORG " }],
  ["number", { phone: "315-555-0123" }],
  ["both", pat],
])("by %s what was noted leads to all that reading the whole table finds", async (_, person) => {
  const [noted, read] = await Promise.all([findRecordsByIndex(context, person), findRecordsByScan(context, person)]);
  expect(read.rows.length).toBeGreaterThan(3);
  expect(outline(noted)).toEqual(expect.arrayContaining(outline(read)));
  const index = ["mention", "search_word"];
  const kinds = (found: PersonRecords) =>
    found.rows.map(({ __edb_e__ }) => __edb_e__).filter((each) => !index.includes(each));
  expect(kinds(noted).sort()).toEqual(kinds(read).sort());
});

test("the file for a person holds what was said in their imported chats", async () => {
  const file = JSON.parse(await exportPerson(context, await findRecordsByIndex(context, pat), pat));
  expect(file.records.length).toBeGreaterThan(3);
  expect(file.conversations).toEqual([
    expect.objectContaining({ rawData: { lines: ["call me at 315 555 0123"] }, patterns: [] }),
  ]);
});

test("what somebody else sent and only names the person is told apart", async () => {
  const told = summarizeRecords(await findRecordsByIndex(context, pat), pat);
  const kinds = told.flatMap((each) => (each.isOfOther && findRecordDefinition(each.kind) ? each.kind : [])).sort();
  expect(kinds).toEqual(["job_application", "lead"]);
});

describe("whom a neighbor's request names", () => {
  const quincy = { email: "quincy.zebra@example.org" };
  const by = { email: "desk@staff.example", name: "Desk" };
  const said = "My neighbor quincy.zebra@example.org recommended you. My gate code is 4321.";
  let bob: string;

  async function note(id: string, text: string): Promise<void> {
    await changeRecord(context, leadRecord, id, { version: 0, change: { kind: "note", text }, by });
    await changeRecord(context, leadRecord, id, { version: 1, change: { kind: "status", to: "contacted" }, by });
  }

  beforeEach(async () => {
    const asked = { name: "Bob Neighbor", email: "bob@example.org", phone: "315-555-0111", notes: said };
    ({ id: bob } = await submitQuote(context, buildQuoteRequest(asked), { id: newId() }));
    await note(bob, "Bob says that quincy.zebra@example.org is content");
    const own = buildQuoteRequest({ ...quincy, name: "Quincy Zebra", phone: "315-555-0112" });
    const { id } = await submitQuote(context, own, { id: newId() });
    await note(id, "Wants oak");
    await indexWritten();
  });

  const keysWith = async (id: string) => {
    const found: string[] = [];
    for await (const row of scanTable(context)) if (JSON.stringify(row).includes(id)) found.push(`${row.pk} ${row.sk}`);
    return found.sort();
  };

  test.each([
    ["what was noted", findRecordsByIndex],
    ["a reading of the whole table", findRecordsByScan],
  ])("gets a file of records, by %s, with nothing of others, of the staff or of the table", async (_, find) => {
    const file = await exportPerson(context, await find(context, quincy), quincy);
    expect(file).toContain("Wants oak");
    for (const word of ["bob@", "Bob", "4321", "recommended", by.email, "mention", "search_word", "pk", "payloadHash"])
      expect(file).not.toContain(word);
    expect(JSON.parse(file)).toEqual({
      records: [
        expect.objectContaining({ kind: "lead", name: "Quincy Zebra", ...quincy, status: "contacted" }),
        { kind: "office_event", text: "Wants oak", at: expect.any(String) },
      ],
      conversations: [],
    });
  });

  test.each([
    ["what was noted", findRecordsByIndex],
    ["a reading of the whole table", findRecordsByScan],
  ])("is deleted by %s without that request, and with it when it is chosen", async (_, find) => {
    const before = await keysWith(bob);
    await deleteRecords(context, excludeThirdParties(await find(context, quincy), quincy));
    expect(await keysWith(bob)).toEqual(before);
    const left = await find(context, quincy);
    expect(excludeThirdParties(left, quincy).rows).toEqual([]);
    expect(summarizeRecords(left, quincy)).toContainEqual({ kind: "lead", id: bob, isOfOther: true });
    await deleteRecords(context, excludeThirdParties(left, quincy, { others: [bob] }));
    expect(await keysWith(bob)).toEqual([]);
    expect(await leftBehind()).toEqual([]);
  });
});

test("a note on somebody else's request, which names the person, is not in their file", async () => {
  const { id } = await submitQuote(context, buildQuoteRequest({ email: "bea@example.org" }), { id: newId() });
  const change = { kind: "note", text: "Bea's neighbor is quincy.noted@example.org" } as const;
  await changeRecord(context, leadRecord, id, { version: 0, change, by: { email: "s@example.org", name: "S" } });
  await indexWritten();
  const person = { email: "quincy.noted@example.org" };
  for (const find of [findRecordsByIndex, findRecordsByScan])
    expect(JSON.parse(await exportPerson(context, await find(context, person), person)).records).toEqual([]);
});

test("a neighbor's chat that names the person is the neighbor's, with all that was said in it", async () => {
  const sessionId = newId();
  const asked = { name: "Bob Chat", email: "bob.chat@example.org", sessionId, source: "chat" as const };
  await leads(store)
    .create({ ...asked, notifyState: "sent" })
    .go();
  for (const content of ["Hello", "quincy.chat@example.org told me of you"])
    await chatMessages(store).create({ id: newId(), sessionId, role: "user", content }).go();
  await indexWritten();
  const person = { email: "quincy.chat@example.org" };
  for (const find of [findRecordsByIndex, findRecordsByScan])
    expect(excludeThirdParties(await find(context, person), person).rows).toEqual([]);
});

test("nobody else is found, and an empty question finds nobody", async () => {
  const { rows } = await findRecordsByIndex(context, { email: "somebody.else@example.org" });
  expect(new Set(rows.map(({ __edb_e__ }) => __edb_e__))).toEqual(
    new Set(["arrival", "lead", "mention", "search_word"]),
  );
  for (const person of [{}, { email: "" }, { phone: "555" }, { email: "omention@example.org" }])
    expect((await findRecordsByIndex(context, person)).rows).toEqual([]);
});

test("once deleted, a reading of the whole table finds nothing more of the person", async () => {
  await deleteRecords(context, await findRecordsByIndex(context, pat));
  expect(outline(await findRecordsByScan(context, pat))).toEqual([]);
  expect(outline(await findRecordsByIndex(context, pat))).toEqual([]);
});

test.each([
  ["what was noted", findRecordsByIndex],
  ["a reading of the whole table", findRecordsByScan],
])(
  "a deletion by %s that is cut off again and again is finished by the next one, and leaves nothing",
  async (_, find) => {
    const keys = outline(await findRecordsByIndex(context, pat));
    const before = keys.length;
    let left = 0;
    store.client.middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          if (commandName === "DeleteCommand" && left-- <= 0) throw new Error("cut off");
          return next(args);
        },
      { step: "initialize", name: "cut" },
    );
    for (let attempt = 0; attempt <= before; attempt += 1) {
      left = 1;
      const found = await find(context, pat);
      const isDone = await deleteRecords(context, found).then(
        () => true,
        () => false,
      );
      if (isDone) break;
    }
    const rest: string[] = [];
    for await (const { pk, sk } of scanTable(context)) if (keys.includes(`${pk} ${sk}`)) rest.push(`${pk} ${sk}`);
    expect(before).toBeGreaterThan(40);
    expect(rest).toEqual([]);
  },
);

test("whom a row names no more is not noted of it any longer", async () => {
  await nameOthers();
  const [of = ""] = subjectKeys({ phone: "315-555-0177" });
  expect((await subjectEntries(store).query.byPerson({ of }).go()).data).toEqual([]);
});

test.each([
  ["by what was noted", findRecordsByIndex],
  ["by a reading of the whole table", findRecordsByScan],
])("a person who was found %s and deleted leaves no note of anybody whom their rows named", async (_, find) => {
  await nameOthers();
  await deleteRecords(context, await find(context, pat));
  expect(await leftBehind()).toEqual([]);
});

test("a deletion that is cut off again and again leaves nothing once it is through", async () => {
  await nameOthers();
  const cut = contextWith({ TABLE_NAME: store.table });
  let left = 0;
  cut.store.client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === "DeleteItemCommand" && --left < 0) throw new Error("cut off");
        return next(args);
      },
    { step: "initialize", name: "cut", priority: "high" },
  );
  const isThrough = async (): Promise<boolean> => {
    left = 12;
    return deleteRecords(cut, await findRecordsByIndex(cut, pat)).then(
      () => true,
      (error) => (error.message === "cut off" ? false : Promise.reject(error)),
    );
  };
  let tries = 1;
  while (!(await isThrough())) tries += 1;
  expect(tries).toBeGreaterThan(5);
  expect(outline(await findRecordsByScan(context, pat))).toEqual([]);
  expect(await leftBehind()).toEqual([]);
});

test("a change of every word at once leaves no old one, also when the first try was cut off", async () => {
  const id = newId();
  const key = { pk: `$site#id_${id}`, sk: "$lead_1" };
  await submitQuote(context, buildQuoteRequest({ name: "Formername", email: "former@one.example", phone: "" }), { id });
  await leads(store).patch({ id }).remove(["location", "address", "notes"]).go();
  await indexRow(context, key);
  await leads(store).patch({ id }).set({ name: "Latername", email: "later@two.example" }).go();
  let left = 2;
  const cut = contextWith({ TABLE_NAME: store.table });
  cut.store.client.middlewareStack.add(
    (next) => async (args) => {
      if ("Item" in args.input) left -= 1;
      if (left < 0) throw new Error("cut off");
      return next(args);
    },
    { step: "initialize", name: "cut" },
  );
  await expect(indexRow(cut, key)).rejects.toThrow("cut off");
  await indexRow(context, key);
  const old: string[] = [];
  for await (const row of scanTable(context)) if (JSON.stringify(row).includes("former")) old.push(row.sk);
  expect(old).toEqual([]);
  await deleteRecords(context, await findRecordsByIndex(context, { email: "later@two.example" }));
  for await (const row of scanTable(context)) if (JSON.stringify(row).includes("latername")) old.push(row.sk);
  expect(old).toEqual([]);
});

test("words that a record has no more go with their change, so that no deletion leaves them behind", async () => {
  const id = newId();
  const key = { pk: `$site#id_${id}`, sk: "$lead_1" };
  await submitQuote(context, buildQuoteRequest({ name: "Gwen Oldname", email: "gwen@example.org", phone: "" }), { id });
  await indexRow(context, key);
  await leads(store).patch({ id }).set({ name: "Gwen Newname", email: "gwen.newname@example.org" }).go();
  await indexRow(context, key);
  await deleteRecords(context, await findRecordsByIndex(context, { email: "gwen.newname@example.org" }));
  const left: string[] = [];
  for await (const row of scanTable(context)) if (JSON.stringify(row).includes("oldname")) left.push(row.sk);
  expect(left).toEqual([]);
});

test("of a household that shares a landline only the one who asks goes, with all of theirs, and the others stay whole", async () => {
  const phone = "(315) 555-0151";
  const sessionId = newId();
  const [ann, bob, cat] = [newId(), newId(), newId()];
  const by = { email: "s@example.org", name: "S" };
  await submitQuote(context, buildQuoteRequest({ name: "Ann Home", email: "ann.home@example.org", phone }), {
    id: ann,
  });
  await submitQuote(context, buildQuoteRequest({ name: "Bob Home", email: "", phone: `${phone} or 315-555-0152` }), {
    id: bob,
  });
  await leads(context.store)
    .create({ id: cat, name: "ANN  HOME", phone, source: "chat", sessionId, notifyState: "sent" })
    .go();
  await changeRecord(context, leadRecord, bob, { version: 0, change: { kind: "note", text: `Called ${phone}` }, by });
  await changeRecord(context, leadRecord, ann, { version: 0, change: { kind: "note", text: "Called" }, by });
  for await (const { pk, sk } of scanTable(context)) await indexRow(context, { pk, sk });

  const found = await findRecordsByIndex(context, { phone });
  const people = peopleIn(found, { phone });
  expect(people.map(({ name, ids }) => [name, ids.toSorted()])).toEqual([
    ["Ann Home", [ann, cat].toSorted()],
    ["Bob Home", [bob]],
  ]);
  const kept = people[1]?.ids ?? [];
  expect(await exportPerson(context, found, { phone }, kept)).not.toContain("Bob");
  const readRows = async (id: string) => {
    const rows: string[] = [];
    for await (const row of scanTable(context)) if (JSON.stringify(row).includes(id)) rows.push(`${row.pk} ${row.sk}`);
    return rows.sort();
  };
  const before = await readRows(bob);
  await deleteRecords(context, excludeThirdParties(found, { phone }, { kept }));
  expect([await readRows(ann), await readRows(cat)]).toEqual([[], []]);
  expect(before.length).toBeGreaterThan(4);
  expect(await readRows(bob)).toEqual(before);
  expect((await findRecordsByIndex(context, { phone: "315-555-0152" })).rows.map(({ id }) => id)).toContain(bob);
});
