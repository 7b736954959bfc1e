import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contextWith, ownTable } from "../../context.fixture.ts";
import type { Context } from "../../context.ts";
import { buildApplicationRequest } from "../../jobs/application.fixture.ts";
import { applyForJob } from "../../jobs/apply-for-job.ts";
import { buildQuoteRequest } from "../../leads/lead.fixture.ts";
import { leadRecord } from "../../leads/record.ts";
import { submitQuote } from "../../leads/submit-quote.ts";
import { changeStatus } from "../../records/change-status.fixture.ts";
import { rebuildSearch } from "../../search/rebuild.ts";
import { searchWords } from "../../search/search-word-entity.ts";
import { newId } from "../../store/ids.ts";
import { addMember, removeMember } from "../auth/members.ts";
import type { Role } from "../auth/roles.ts";
import { changeRecord } from "../record/change-record.ts";
import { InboxQuery } from "../record/record-contract.ts";
import { listInbox } from "./list-inbox.ts";

/** A Tuesday afternoon: nothing is promised for another day because of a closed one. */
const today = new Date("2026-11-17T20:00:00Z");
let now: Date;
let context: Context;
const ids: Record<string, string> = {};
const ann = { email: "ann.inbox@example.org", name: "Ann" };

const names = async (role: Role, query: object): Promise<string[]> => {
  const found: string[] = [];
  let after: string | undefined;
  do {
    const page = await listInbox(context, role, InboxQuery.parse({ ...query, ...(after ? { after } : {}) }));
    found.push(...page.items.map(({ name }) => name));
    after = page.next;
  } while (after);
  return found.filter((name) => name.startsWith("Zed"));
};

async function fill(): Promise<void> {
  const parts = { now: () => now, sendMail: async () => "1", sendEvent: async () => "1" };
  context = contextWith({ TABLE_NAME: await ownTable() }, parts);
  now = today;
  await addMember(context, { ...ann, role: "owner" });
  for (const [at, name] of ["Zed Öberg", "Zed Smith", "Zed Smithers", "Zed Done"].entries()) {
    ids[name] = newId();
    now = new Date(today.getTime() - (10 - at) * 3600_000);
    const phone = `315-555-02${10 + at}`;
    await submitQuote(
      context,
      buildQuoteRequest({ name, phone, email: `z${at}@mail.example`, location: "Syracuse, NY" }),
      {
        id: ids[name],
      },
    );
  }
  now = today;
  await submitQuote(context, buildQuoteRequest({ name: "Zed Spam", subject: "pills" }), { id: newId() });
  // Nobody promised them an answer: they wait behind those whom somebody did.
  now = new Date(today.getTime() - 48 * 3600_000);
  await applyForJob(context, buildApplicationRequest({ name: "Zed Applicant", city: "Oswego" }), { id: newId() });
  now = today;
  await changeStatus(context, leadRecord, ids["Zed Done"] ?? "", "closed", "ann");
  await rebuildSearch(context);
}

describe("an inbox that is only read", () => {
  beforeAll(fill);

  test("what is due first comes first, what is done and what looks automated is elsewhere", async () => {
    expect(await names("owner", {})).toEqual(["Zed Öberg", "Zed Smith", "Zed Smithers", "Zed Applicant"]);
    expect(await names("owner", { view: "done" })).toEqual(["Zed Done"]);
    expect(await names("owner", { view: "spam" })).toEqual(["Zed Spam"]);
  });

  test("who may not see applications sees none in any list, search or count", async () => {
    for (const role of ["sales", "read-only"] as const) {
      expect(await names(role, {})).not.toContain("Zed Applicant");
      expect(await names(role, { noun: "applications" })).toEqual([]);
      expect(await names(role, { search: "applicant" })).toEqual([]);
    }
    expect(await names("office", { noun: "applications" })).toEqual(["Zed Applicant"]);
  });

  test.each([
    ["the beginning of a name", "smi", ["Zed Smithers", "Zed Smith"]],
    ["a name without its accents", "oberg", ["Zed Öberg"]],
    ["a number in another spelling", "+1 (315) 555 0211", ["Zed Smith"]],
    ["the last four digits", "0212", ["Zed Smithers"]],
    ["an address", "z0@mail.example", ["Zed Öberg"]],
    ["a town and a name", "syracuse smithers", ["Zed Smithers"]],
    ["what is done, too", "zed done", ["Zed Done"]],
    ["an application's town", "oswego", ["Zed Applicant"]],
    ["nobody", "zed nobody", []],
  ])("search finds %s", async (_, search, found) => {
    expect(await names("owner", { search })).toEqual(found);
  });

  test.each([
    ["the list of what is done", { view: "done" }, ["Zed Done"]],
    ["the list of what is quarantined", { view: "spam" }, ["Zed Spam"]],
    ["the days on which they came", { from: "2026-11-15", to: "2026-11-16" }, ["Zed Applicant"]],
    ["the first day alone", { from: "2026-11-17", noun: "leads", status: "closed" }, ["Zed Done"]],
    ["the last day alone", { to: "2026-11-15" }, ["Zed Applicant"]],
    ["days and a list", { view: "spam", to: "2026-11-16" }, []],
    ["no list", {}, ["Zed Spam", "Zed Done", "Zed Smithers", "Zed Smith", "Zed Öberg", "Zed Applicant"]],
  ])("a search stays within %s", async (_, filters, found) => {
    expect(await names("owner", { search: "zed", ...filters })).toEqual(found);
  });
});

describe("an inbox that is changed", () => {
  beforeEach(fill);

  test("filters by who has it", async () => {
    await changeRecord(context, leadRecord, ids["Zed Smith"] ?? "", {
      version: 0,
      change: { kind: "assign", to: ann.email },
      by: ann,
    });
    expect(await names("owner", { assignee: ann.email })).toEqual(["Zed Smith"]);
    expect(await names("owner", { assignee: "-", noun: "leads" })).toEqual(["Zed Öberg", "Zed Smithers"]);
    expect(await names("owner", { status: "new", noun: "leads", assignee: ann.email })).toEqual(["Zed Smith"]);
  });

  test("what somebody has who is not on the staff any more is a list of its own, with days and in a search too", async () => {
    const bob = { email: "bob.inbox@example.org", name: "Bob" };
    await addMember(context, { ...bob, role: "sales" });
    for (const [name, to] of [
      ["Zed Smith", bob.email],
      ["Zed Smithers", ann.email],
    ] as const)
      await changeRecord(context, leadRecord, ids[name] ?? "", { version: 0, change: { kind: "assign", to }, by: ann });
    const lists = [{}, { from: "2026-11-01" }, { search: "zed" }];
    for (const list of lists) expect(await names("owner", { ...list, assignee: "former" })).toEqual([]);
    await removeMember(context, bob.email);
    for (const list of lists) expect(await names("owner", { ...list, assignee: "former" })).toEqual(["Zed Smith"]);
    expect(await names("owner", { assignee: "former", status: "contacted" })).toEqual([]);
  });

  test("what was begun comes after what waits, and what is put off until its time", async () => {
    await changeRecord(context, leadRecord, ids["Zed Öberg"] ?? "", {
      version: 0,
      change: { kind: "status", to: "contacted" },
      by: ann,
    });
    const until = new Date(today.getTime() + 20 * 24 * 3600_000).toISOString();
    await changeRecord(context, leadRecord, ids["Zed Smith"] ?? "", {
      version: 0,
      change: { kind: "snooze", until },
      by: ann,
    });
    expect(await names("sales", {})).toEqual(["Zed Smithers", "Zed Smith", "Zed Öberg"]);
  });

  test("what a search's filters leave is found behind many that they leave out", async () => {
    now = new Date(today.getTime() - 24 * 3600_000);
    for (let at = 0; at < 61; at += 1) {
      const request = buildQuoteRequest({ name: `Zedmany ${at}`, phone: "", email: `m${at}@example.org` });
      await submitQuote(context, request, { id: newId() });
      now = today;
    }
    await rebuildSearch(context);
    expect(await names("sales", { search: "zedmany", to: "2026-11-16" })).toEqual(["Zedmany 0"]);
    expect(await names("sales", { search: "zedmany" })).toHaveLength(61);
  });

  test("a search has the latest first whatever their ids, in pages, and its filters find all, also of what an earlier version entered", async () => {
    const many = Array.from({ length: 120 }, (_, at) => `Zedmany ${at}`);
    for (const [at, name] of many.entries()) {
      now = new Date(today.getTime() - (400 - at) * 60_000);
      const request = buildQuoteRequest({ name, phone: "", email: `m${at}@example.org` });
      await submitQuote(context, request, { id: randomUUID() });
    }
    await rebuildSearch(context);
    const entries = (
      await searchWords(context.store).query.byWord({ noun: "leads", beginning: "ze" }).go({ pages: "all" })
    ).data;
    for (const { noun, beginning, word, recordId } of entries.filter((_, at) => at % 2 === 0))
      await searchWords(context.store).patch({ noun, beginning, word, recordId }).remove(["at"]).go();
    now = today;
    const { items, next } = await listInbox(context, "sales", InboxQuery.parse({ search: "zedmany" }));
    expect(items.map(({ name }) => name)).toEqual(many.toReversed().slice(0, 50));
    expect(next).toBeDefined();
    expect(await names("sales", { search: "zedm" })).toEqual(many.toReversed());
    const id = (await listInbox(context, "sales", InboxQuery.parse({ search: "m40@example.org" }))).items[0]?.id ?? "";
    await changeStatus(context, leadRecord, id, "contacted", "ann");
    expect(await names("sales", { search: "zedmany", status: "contacted" })).toEqual(["Zedmany 40"]);
  });

  test("pages neither lose nor repeat anything", async () => {
    for (let at = 0; at < 60; at += 1) {
      const request = buildQuoteRequest({ name: `Zedpage ${at}`, phone: "", email: `p${at}@example.org` });
      await submitQuote(context, request, { id: newId() });
    }
    const found = (await names("sales", {})).filter((name) => name.startsWith("Zedpage"));
    expect(found).toHaveLength(60);
    expect(new Set(found).size).toBe(60);
  });
});
