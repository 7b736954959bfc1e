import { officeDay, setClosings } from "@site/core/business/opening-hours";
import { contextWith, ownTable } from "@site/core/context.fixture";
import { leadRecord } from "@site/core/leads/record";
import { changeCompany } from "@site/core/office/settings/staff-settings";
import { listRecords } from "@site/core/records/read-records";
import { expect, test } from "vitest";
import { execute } from "./execute.ts";

test("a command knows the days that the office closed by the time it reads its first record", async () => {
  const settings = { TABLE_NAME: await ownTable() };
  const value = [{ date: "2026-11-18", name: "Inventory" }];
  await changeCompany(contextWith(settings), "ann@example.org", { name: "closings", value, version: 0 });
  // As in a process that has only begun.
  setClosings([]);
  let known: string | undefined;
  const run = async (context: Parameters<typeof listRecords>[0]) => {
    await listRecords(context, leadRecord);
    known = officeDay("2026-11-18").holiday;
  };
  try {
    await execute(contextWith(settings), { name: "leads list", about: "", run }, { dataDir: "", json: true }, []);
  } finally {
    setClosings([]);
  }
  expect(known).toBe("Inventory");
});
