import { expect, test } from "vitest";
import { contextWith } from "../context.fixture.ts";
import { buildApplicationRequest } from "../jobs/application.fixture.ts";
import { applyForJob } from "../jobs/apply-for-job.ts";
import { applicationRecord } from "../jobs/record.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leadRecord } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { changeRecord } from "../office/record/change-record.ts";
import { readRecordView } from "../office/record/read-record-view.ts";
import type { Change } from "../office/record/record-contract.ts";
import type { AnyRecord } from "../records/define-record.ts";
import { getVersion, readRecord } from "../records/read-records.ts";
import { newId } from "../store/ids.ts";
import { rebuildSearch } from "./rebuild.ts";

let now = new Date();
const context = contextWith({}, { now: () => now, sendMail: async () => "1", sendEvent: async () => "1" });
const by = { email: "ann.repeats@example.org", name: "Ann" };
const email = `${newId()}@example.org`;

async function comes(daysAgo: number, more: object): Promise<string> {
  const id = newId();
  now = new Date(Date.now() - daysAgo * 24 * 3600_000);
  await submitQuote(context, buildQuoteRequest({ phone: "", ...more }), { id });
  now = new Date();
  return id;
}

const show = async (record: AnyRecord, id: string) =>
  readRecordView(context, record, await readRecord(context, record, id));

async function change(id: string, what: Change) {
  const version = getVersion(await readRecord(context, leadRecord, id));
  return changeRecord(context, leadRecord, id, { version, change: what, by });
}

test("a record shows what else came from the same person, and what it repeats can be said and taken back", async () => {
  const [first, second, other] = [
    await comes(30, { email }),
    await comes(2, { email: email.toUpperCase() }),
    await comes(1, { email: `${newId()}@example.org` }),
  ];
  const [application, earlier] = [newId(), newId()];
  for (const id of [earlier, application]) {
    now = new Date(now.getTime() + 1000);
    await applyForJob(context, buildApplicationRequest({ email }), { id });
  }
  await rebuildSearch(context);

  const seen = await show(leadRecord, second);
  expect(seen.others.map(({ id }) => id)).toEqual([first]);
  expect(seen.repeatOf).toBeNull();
  expect((await show(leadRecord, other)).others).toEqual([]);
  const applicant = await show(applicationRecord, application);
  expect(applicant.others.map(({ id }) => id)).toEqual([earlier, second, first]);
  expect(applicant).not.toHaveProperty("repeatOf");

  const linked = await change(second, { kind: "repeat", of: first });
  expect(linked.repeatOf).toBe(first);
  expect(linked.timeline.at(-1)).toMatchObject({ title: "Linked to what it repeats", by: by.email });
  expect(linked.facts.flat()).not.toContain(first);
  expect((await change(second, { kind: "repeat", of: "" })).repeatOf).toBeNull();
  await expect(change(second, { kind: "repeat", of: second })).rejects.toMatchObject({ code: "invalid" });
  await expect(change(second, { kind: "repeat", of: newId() })).rejects.toMatchObject({ code: "notFound" });
});
