import { parse } from "csv-parse/sync";
import { beforeEach, expect, test } from "vitest";
import { contextWith, ownTable } from "../../context.fixture.ts";
import { buildQuoteRequest } from "../../leads/lead.fixture.ts";
import { leadRecord, leads } from "../../leads/record.ts";
import { submitQuote } from "../../leads/submit-quote.ts";
import { indexIntake, intakeEntries } from "../../search/intake-index.ts";
import { rebuildSearch } from "../../search/rebuild.ts";
import { newId } from "../../store/ids.ts";
import { scanTable } from "../../store/iterate-items.ts";
import { addMember } from "../auth/members.ts";
import { changeRecord } from "./change-record.ts";
import { exportRecords } from "./export-records.ts";
import { type Change, InboxQuery } from "./record-contract.ts";

/** A table of its own: hundreds of rows of another test would only be read again. */
const begin = async () =>
  contextWith({ TABLE_NAME: await ownTable() }, { now: () => new Date("2026-11-10T15:00:00Z") });

let context: Awaited<ReturnType<typeof begin>>;
beforeEach(async () => {
  context = await begin();
});

const came = (at: string, names: string[]) =>
  Promise.all(
    names.map((name) =>
      submitQuote({ ...context, now: () => new Date(at) }, buildQuoteRequest({ name }), { id: newId() }),
    ),
  );

const names = (month: string) => Array.from({ length: 300 }, (_, at) => `${month} ${at}`);

async function index(): Promise<void> {
  for await (const row of scanTable(context)) await indexIntake(context, row);
}

test("a list that moves between its parts leaves no row out and none twice, nor those of one moment", async () => {
  const [may, june] = ["2026-05-31T23:59:59.000Z", "2026-06-01T00:00:00.000Z"];
  await came(june, names("June"));
  await came(may, names("May"));
  await index();
  const asked = { noun: "leads", view: "open" as const, from: "2026-05-01", to: "2026-06-01" };
  const { csv, next } = await exportRecords(context, "owner", asked);
  const [at, recordId = ""] = next?.split(" ") ?? [];
  expect(at).toBe(may);
  // Meanwhile two come before all, and the last row of the part is gone.
  await came("2026-06-02T00:00:00.000Z", ["Late One", "Late Two"]);
  await index();
  const key = { noun: "leads", month: "2026-05", at: may, recordId } as const;
  await intakeEntries(context.store).delete(key).go();
  const rest = await exportRecords(context, "owner", { ...asked, after: next });
  expect(rest.next).toBeUndefined();
  const rows: Record<string, string>[] = parse(csv + rest.csv, { bom: true, columns: true });
  expect(rows.map(({ Name }) => Name).sort()).toEqual([...names("June"), ...names("May")].sort());
});

test("the file holds what the list shows: its view, status, who has it and its words, with times on the company's clock", async () => {
  await came("2026-11-01T03:30:00.000Z", ["Halloween Won", "Halloween Open", "Halloween Mine"]);
  await came("2026-11-02T15:00:00.000Z", ["Somebody Else"]);
  const by = { email: "ann@example.org", name: "Ann" };
  await addMember(context, { ...by, role: "owner" });
  const { data } = await leads(context.store).scan.go({ pages: "all" });
  const change = (name: string, what: Change) => {
    const id = data.find((each) => each.name === name)?.id ?? "";
    return changeRecord(context, leadRecord, id, { version: 0, change: what, by });
  };
  await change("Halloween Won", { kind: "status", to: "closed", outcome: "won", value: 900 });
  await change("Halloween Mine", { kind: "assign", to: by.email });
  await rebuildSearch(context);
  const read = async (query: object): Promise<Record<string, string>[]> => {
    const { csv } = await exportRecords(context, "owner", { ...InboxQuery.parse(query), noun: "leads" });
    return parse(csv, { bom: true, columns: true });
  };
  const told = async (query: object) => (await read(query)).map(({ Name }) => Name).sort();
  expect(await told({ view: "done" })).toEqual(["Halloween Won"]);
  expect(await told({ assignee: by.email })).toEqual(["Halloween Mine"]);
  expect(await told({ search: "halloween" })).toEqual(["Halloween Mine", "Halloween Open", "Halloween Won"]);
  expect(await told({ search: "halloween", status: "closed" })).toEqual(["Halloween Won"]);
  expect(await told({ from: "2026-10-31", to: "2026-10-31" })).toEqual(["Halloween Mine", "Halloween Open"]);
  expect((await read({ view: "done" }))[0]).toMatchObject({
    Received: "2026-10-31 23:30",
    Changed: "2026-11-10 10:00",
    History: "2026-11-10 10:00 ann@example.org: new to closed: Won · $900",
    Outcome: "Won",
  });
});
