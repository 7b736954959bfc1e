import { expect, test } from "vitest";
import { contextWith, ownTable } from "../context.fixture.ts";
import { auditEntries } from "./audit-entity.ts";
import { listAuditEntries } from "./audit-log.ts";

test("a month is the company's: what was noted in its last evening is in it, and the evening before its first day is not", async () => {
  const context = contextWith({ TABLE_NAME: await ownTable() }, { now: () => new Date("2026-12-02T15:00:00Z") });
  const moments = [
    "2026-11-01T03:59:59.000Z",
    "2026-11-01T04:00:00.000Z",
    "2026-12-01T01:30:00.000Z",
    "2026-12-01T05:00:00.000Z",
  ];
  for (const at of moments)
    await auditEntries(context.store)
      .put({ at, month: at.slice(0, 7), by: "ann", command: "leads list" })
      .go();
  const told = async (month: string) => (await listAuditEntries(context, month)).map(({ at }) => at);
  expect(await told("2026-11")).toEqual(moments.slice(1, 3));
  expect(await told("2026-12")).toEqual(moments.slice(3));
});
