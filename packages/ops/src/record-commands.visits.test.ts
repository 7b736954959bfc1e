import { visitRules } from "@site/company/hours";
import { formatWindow, listVisitWindows, type VisitWindow } from "@site/core/business/visit-windows";
import { createContext } from "@site/core/context";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { leadRecord } from "@site/core/leads/record";
import { submitQuote } from "@site/core/leads/submit-quote";
import { buildSuppliers } from "@site/core/notify/suppliers.fixture";
import { sweepPending } from "@site/core/notify/sweep-pending";
import { changeRecord } from "@site/core/office/record/change-record";
import { readRecordView } from "@site/core/office/record/read-record-view";
import { readSettings } from "@site/core/settings";
import { newId } from "@site/core/store/ids";
import { countFree } from "@site/core/visits/book-window";
import { localSource } from "@site/dev/store/local-source";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { commandsOn } from "./command.fixture.ts";
import { buildOps } from "./ops.fixture.ts";

const { dataDir, context, close } = await buildOps();
afterAll(close);
afterEach(() => vi.restoreAllMocks());

const ops = commandsOn(context, dataDir);
const by = { email: "sam@example.org", name: "Sam" };
const windows = listVisitWindows(context.now()) as [VisitWindow, VisitWindow];

test("closing a lead with a visit gives the visit back, tells its visitor and says so, as in the office", async () => {
  const suppliers = buildSuppliers();
  const stage = { ...createContext(context.settings), ...suppliers };
  const [window] = windows;
  const book = async (more: Parameters<typeof buildQuoteRequest>[0]) => {
    const lead = newId();
    await submitQuote(stage, buildQuoteRequest({ name: "Dee Moss", ...more }), { id: lead });
    await sweepPending(stage, { isRedrive: true });
    const change = { kind: "visit", date: window.date, from: window.from } as const;
    await changeRecord(stage, leadRecord, lead, { version: 0, change, by });
    return lead;
  };
  const lead = await book({ email: "dee@example.org" });
  const { said } = await ops("leads set-status", [lead, "closed"], { outcome: "lost" });
  const canceled = `The visit on ${formatWindow(window)} is canceled.`;
  expect(said).toBe(`${canceled} They are told by email or text.`);
  const row = JSON.parse((await ops("leads show", [lead])).out);
  expect(row).toMatchObject({ status: "closed", canceledVisit: window, tellNow: true, notifyState: "pending" });
  expect(row).not.toHaveProperty("visit");
  expect(row.history.at(-1)).toMatchObject({ to: "closed", endedVisit: window });
  expect(await countFree(stage, window)).toBe(visitRules.capacity);
  const { timeline } = await readRecordView(stage, leadRecord, row);
  expect(timeline).toContainEqual(expect.objectContaining({ title: "Visit canceled", text: formatWindow(window) }));
  suppliers.mails.length = 0;
  await sweepPending(stage, { isRedrive: true });
  expect(suppliers.mails.map(({ to, text }) => [to, text])).toContainEqual([
    ["dee@example.org"],
    expect.stringContaining(`Our visit is canceled: ${formatWindow(window)}.`),
  ]);

  const byPhone = await book({ email: "", phone: "(315) 555-0123" });
  const { said: call } = await ops("leads set-status", [byPhone, "closed"], { outcome: "other" });
  expect(call).toBe(`${canceled} Nobody tells them: please call.`);
});

test("where the ledger of consent can't be read a lead with a visit is not closed, and it is said what to do", async () => {
  const lead = newId();
  await submitQuote(context, buildQuoteRequest({ email: "eve@example.org" }), { id: lead });
  const [, window] = windows;
  const change = { kind: "visit", date: window.date, from: window.from } as const;
  await changeRecord(context, leadRecord, lead, { version: 0, change, by });
  const { TABLE_NAME, DYNAMODB_ENDPOINT } = localSource({}, dataDir, context.settings.dynamodbEndpoint ?? "");
  const stage = createContext(readSettings({ TABLE_NAME, DYNAMODB_ENDPOINT }));
  const close = commandsOn(stage, dataDir)("leads set-status", [lead, "closed"], { outcome: "lost" });
  await expect(close).rejects.toThrow("IP_HASH_SECRET is not set: set it to the stage's, or close this in the office.");
  expect(JSON.parse((await ops("leads show", [lead])).out)).toMatchObject({ status: "new", visit: window });
});
