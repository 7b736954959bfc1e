import { expect, test } from "vitest";
import { contextWith } from "../context.fixture.ts";
import { buildApplicationRequest } from "../jobs/application.fixture.ts";
import { applicationStatuses, applicationTransitions } from "../jobs/options.ts";
import { applicationRecord, applications } from "../jobs/record.ts";
import { newId } from "../store/ids.ts";
import { changeStatus } from "./change-status.fixture.ts";
import { findRecord } from "./read-records.ts";

const context = contextWith();
const { store } = context;

async function newApplication(status: (typeof applicationStatuses)[number]): Promise<string> {
  const { yearsExperience, hasLicense, availability, ...request } = buildApplicationRequest();
  const { data } = await applications(store)
    .create({ ...request, id: newId(), status })
    .go();
  return data.id;
}

test("application statuses are exactly the five of the specification [Q-17]", () => {
  expect([...applicationStatuses]).toEqual(["new", "reviewed", "interview", "hired", "rejected"]);
});

test("every allowed step is taken and put on record, every other one refused [Q-17]", async () => {
  for (const from of applicationStatuses) {
    for (const to of applicationStatuses) {
      const id = await newApplication(from);
      const isAllowed = applicationTransitions[from].some((each) => each === to);
      const change = changeStatus(context, applicationRecord, id, to, "ann");
      if (isAllowed) await change;
      else await expect(change).rejects.toMatchObject({ code: "invalid" });
      const stored = await findRecord(context, applicationRecord, id);
      expect(stored?.status).toBe(isAllowed ? to : from);
      expect(stored?.history ?? []).toMatchObject(isAllowed ? [{ from, to, by: "ann" }] : []);
    }
  }
});
