import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { contextWith, ownTable } from "../context-builder.ts";
import { scanTable } from "../person/scan-table.ts";
import { buildQuoteRequest } from "../quote/lead-builder.ts";
import { submitQuote } from "../quote/submit-quote.ts";
import { arrivals } from "../search/arrival-entity.ts";
import { noteArrival } from "../search/arrivals.ts";
import { newId } from "../store/ids.ts";
import { exportRecords } from "./export-records.ts";

const context = contextWith({ TABLE_NAME: await ownTable() }, { now: () => new Date("2026-11-10T15:00:00Z") });

const came = (at: string, names: string[]) =>
  Promise.all(
    names.map((name) =>
      submitQuote({ ...context, now: () => new Date(at) }, buildQuoteRequest({ name }), { id: newId() }),
    ),
  );

const names = (month: string) => Array.from({ length: 300 }, (_, at) => `${month} ${at}`);

async function index(): Promise<void> {
  for await (const row of scanTable(context)) await noteArrival(context, row);
}

test("a list that moves between its parts leaves no row out and none twice, nor those of one moment", async () => {
  const [may, june] = ["2026-05-31T23:59:59.000Z", "2026-06-01T00:00:00.000Z"];
  await came(june, names("June"));
  await came(may, names("May"));
  await index();
  const asked = { noun: "leads", from: "2026-05-01T00:00:00.000Z", to: "2026-07-01T00:00:00.000Z" };
  const { csv, next } = await exportRecords(context, "owner", asked);
  expect(next).toMatchObject({ at: may });
  // Meanwhile two come before all, and the last row of the part is gone.
  await came("2026-06-02T00:00:00.000Z", ["Late One", "Late Two"]);
  await index();
  const key = { noun: "leads", month: "2026-05", at: may, recordId: next?.id ?? "" } as const;
  await arrivals(context.store).delete(key).go();
  const rest = await exportRecords(context, "owner", { ...asked, after: next });
  expect(rest.next).toBeUndefined();
  const rows: Record<string, string>[] = parse(csv + rest.csv, { bom: true, columns: true });
  expect(rows.map(({ Name }) => Name).sort()).toEqual([...names("June"), ...names("May")].sort());
});
