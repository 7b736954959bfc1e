import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerPromise } from "../../business/answer-deadline.ts";
import { setClosings } from "../../business/opening-hours.ts";
import { contextWith, ownTable } from "../../context.fixture.ts";
import type { Context } from "../../context.ts";
import { buildQuoteRequest } from "../../leads/lead.fixture.ts";
import { submitQuote } from "../../leads/submit-quote.ts";
import { newId } from "../../store/ids.ts";
import { listInbox } from "../inbox/list-inbox.ts";
import { InboxQuery } from "../record/record-contract.ts";
import { saveCompanyEndpoint } from "./company-contract.ts";
import { loadOfficeClosings } from "./load-office-closings.ts";
import { readBanner } from "./read-banner.ts";
import { changeCompany, readCompany } from "./staff-settings.ts";

let now: Date;
let context: Context;
const ann = "ann@example.org";
const inventory = { date: "2026-11-18", name: "Inventory" };

beforeEach(async () => {
  now = new Date("2026-11-17T15:00:00Z");
  context = contextWith({ TABLE_NAME: await ownTable() }, { now: () => now });
});
afterEach(() => {
  setClosings([]);
  vi.useRealTimers();
});

const version = async (name: "banner" | "closings") => (await readCompany(context))[name].version;

test("a banner shows while it is on and until the end of its last day, its words as text, and can be put back", async () => {
  expect(await readBanner(context)).toBe("");
  const value = { isOn: true, text: "Closed <b>Friday</b>", until: "2026-11-20" };
  const saved = await changeCompany(context, ann, { name: "banner", value, version: 0 });
  expect(saved.banner).toMatchObject({ version: 1, by: ann, before: { isOn: false } });
  expect(await readBanner(context)).toContain("<p>Closed &lt;b&gt;Friday&lt;/b&gt;</p>");
  now = new Date("2026-11-21T04:59:00Z");
  expect(await readBanner(context)).toContain("Closed");
  now = new Date("2026-11-21T05:00:00Z");
  expect(await readBanner(context)).toBe("");
  const { before = { isOn: true, text: "" } } = saved.banner;
  expect((await changeCompany(context, ann, { name: "banner", value: before, version: 1 })).banner.value).toEqual(
    before,
  );
  now = new Date("2026-11-17T15:00:00Z");
  expect(await readBanner(context)).toBe("");
});

test("days that the staff closed count in another process within a minute, and search engines are told", async () => {
  expect(answerPromise(now)).toBe("within 24 hours");
  // A read that comes late is not waited for.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await loadOfficeClosings(context);
  await changeCompany(context, ann, { name: "closings", value: [inventory], version: await version("closings") });
  expect(answerPromise(now)).toBe("by Thursday, November 19");
  // As if another process had saved it.
  setClosings([]);
  await loadOfficeClosings(context);
  expect(answerPromise(now)).toBe("within 24 hours");
  now = new Date(now.getTime() + 60_000);
  await loadOfficeClosings(context);
  expect(answerPromise(now)).toBe("by Thursday, November 19");
  const [, markup = "null"] =
    /<script type="application\/ld\+json"[^>]*>(.*)<\/script>/.exec(await readBanner(context)) ?? [];
  expect(JSON.parse(markup)).toMatchObject({
    "@type": "HomeAndConstructionBusiness",
    specialOpeningHoursSpecification: [{ name: "Inventory", validFrom: "2026-11-18", opens: "00:00", closes: "00:00" }],
  });
});

test("of two people who change the closing days the second is told, and bad ones are refused", async () => {
  const seen = await version("closings");
  const change = (name: string) =>
    changeCompany(context, `${name}@example.org`, { name: "closings", value: [{ ...inventory, name }], version: seen });
  const both = await Promise.allSettled([change("bea"), change("cal")]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(change("dee")).rejects.toMatchObject({ code: "busy" });
  const isTaken = (name: string, value: unknown) =>
    saveCompanyEndpoint.request.safeParse({ name, value, version: 0 }).success;
  expect(isTaken("closings", [inventory])).toBe(true);
  for (const value of [[{ ...inventory, date: "2026-02-30" }], [inventory, inventory], [{ ...inventory, name: " " }]])
    expect(isTaken("closings", value)).toBe(false);
  expect(isTaken("banner", { isOn: false, text: "" })).toBe(true);
  expect(isTaken("banner", { isOn: true, text: " " })).toBe(false);
});

test("a table that does not answer leaves what was known", async () => {
  setClosings([inventory]);
  await loadOfficeClosings(contextWith({ TABLE_NAME: `none-${newId()}` }, { now: () => now }));
  expect(answerPromise(now)).toBe("by Thursday, November 19");
});

test("what is due first by the company's calendar stands first, not what came first", async () => {
  const came = ["2026-11-21T15:00:00Z", "2026-11-22T14:00:00Z"];
  for (const [at, name] of [came[0], came[1]].entries()) {
    now = new Date(name ?? "");
    await submitQuote(context, buildQuoteRequest({ name: `Lead ${at}`, email: `${newId()}@example.org` }), {
      id: newId(),
    });
  }
  const { items } = await listInbox(context, "owner", InboxQuery.parse({}));
  expect(items.map(({ name, due }) => [name, due])).toEqual([
    ["Lead 1", "2026-11-23T14:00:00.000Z"],
    ["Lead 0", "2026-11-23T15:00:00.000Z"],
  ]);
});
