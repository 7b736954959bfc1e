import { expect, test } from "vitest";
import { contextWith } from "../context.fixture.ts";
import { findRecord, listRecords } from "../records/read-records.ts";
import { newId } from "../store/ids.ts";
import { buildApplicationRequest } from "./application.fixture.ts";
import { applyForJob } from "./apply-for-job.ts";
import { applicationRecord } from "./record.ts";

const context = contextWith();

test("an application is stored as new with every field [Q-01, Q-07, P-02, R-30]", async () => {
  const id = newId();
  const details = {
    city: "Rome",
    yearsExperience: "3-5" as const,
    hasLicense: "yes" as const,
    availability: "2-weeks" as const,
    coverLetter: "Dear team,\n\tI build doors.",
  };
  const before = Date.now();
  expect(await applyForJob(context, buildApplicationRequest(details), { id })).toMatchObject({ id });
  const stored = await findRecord(context, applicationRecord, id);
  expect(stored).toMatchObject({ id, ...buildApplicationRequest(details), status: "new", notifyState: "pending" });
  expect(Date.parse(stored?.createdAt ?? "")).toBeGreaterThanOrEqual(before);
  expect(stored?.updatedAt).toBeDefined();
});

test("choices that were not made are not stored", async () => {
  const id = newId();
  await applyForJob(context, buildApplicationRequest({ yearsExperience: "", hasLicense: "", coverLetter: "" }), { id });
  const stored = await findRecord(context, applicationRecord, id);
  for (const name of ["yearsExperience", "hasLicense", "availability", "coverLetter"])
    expect(stored).not.toHaveProperty(name);
});

test("a replay stores nothing new, other details under the same key are refused", async () => {
  const id = newId();
  await Promise.all(Array.from({ length: 20 }, () => applyForJob(context, buildApplicationRequest(), { id })));
  expect((await listRecords(context, applicationRecord)).filter((each) => each.id === id)).toHaveLength(1);
  await expect(applyForJob(context, buildApplicationRequest({ name: "Kim" }), { id })).rejects.toMatchObject({
    code: "mismatch",
  });
});

test("applications are listed newest first, by status, and without what looks automated where that is asked for", async () => {
  const [first, second, spam] = [newId(), newId(), newId()];
  await applyForJob({ ...context, now: () => new Date("2026-11-01T12:00:00Z") }, buildApplicationRequest(), {
    id: first,
  });
  await applyForJob({ ...context, now: () => new Date("2026-11-02T12:00:00Z") }, buildApplicationRequest(), {
    id: second,
  });
  await applyForJob(context, buildApplicationRequest({ filledMs: 300 }), { id: spam });
  const listIds = async (filter = {}) => (await listRecords(context, applicationRecord, filter)).map(({ id }) => id);
  expect((await listIds({ status: "new", spam: false })).filter((id) => [first, second, spam].includes(id))).toEqual([
    second,
    first,
  ]);
  expect(await listIds({ spam: true })).toContain(spam);
  expect(await listIds({ status: "rejected" })).not.toContain(first);
});
