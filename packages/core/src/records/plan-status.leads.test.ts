import { expect, test } from "vitest";
import { contextWith } from "../context.fixture.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leadStatuses, leadTransitions } from "../leads/options.ts";
import { leadRecord, leads } from "../leads/record.ts";
import { newId } from "../store/ids.ts";
import { changeStatus } from "./change-status.fixture.ts";
import { findRecord, listRecords } from "./read-records.ts";

const context = contextWith();
const { store } = context;

async function newLead(status: (typeof leadStatuses)[number] = "new"): Promise<string> {
  const { data } = await leads(store)
    .create({ ...buildQuoteRequest(), id: newId(), source: "quote", status })
    .go();
  return data.id;
}

test("lead statuses are exactly the four of the specification [Q-16]", () => {
  expect([...leadStatuses]).toEqual(["new", "contacted", "qualified", "closed"]);
});

test("every allowed step is taken and every other one refused [Q-16]", async () => {
  for (const from of leadStatuses) {
    for (const to of leadStatuses) {
      const id = await newLead(from);
      const isAllowed = leadTransitions[from].some((each) => each === to);
      const change = changeStatus(context, leadRecord, id, to, "ann");
      if (isAllowed) await change;
      else await expect(change).rejects.toMatchObject({ code: "invalid" });
      expect((await findRecord(context, leadRecord, id))?.status).toBe(isAllowed ? to : from);
    }
  }
});

test("who changed a status and when is appended to the lead's history, and the index follows", async () => {
  const id = await newLead();
  await changeStatus(context, leadRecord, id, "contacted", "ann");
  await changeStatus(context, leadRecord, id, "qualified", "bob");
  const lead = await findRecord(context, leadRecord, id);
  expect(lead?.history).toMatchObject([
    { from: "new", to: "contacted", by: "ann" },
    { from: "contacted", to: "qualified", by: "bob" },
  ]);
  expect((lead?.updatedAt ?? "") >= (lead?.history?.at(-1)?.at ?? "?")).toBe(true);
  expect((await listRecords(context, leadRecord, { status: "qualified" })).map((each) => each.id)).toContain(id);
  expect((await listRecords(context, leadRecord, { status: "new" })).map((each) => each.id)).not.toContain(id);
});

test("of two people who change a lead at once one is told to look again", async () => {
  const id = await newLead();
  const outcomes = await Promise.allSettled([
    changeStatus(context, leadRecord, id, "contacted", "ann"),
    changeStatus(context, leadRecord, id, "contacted", "bob"),
    changeStatus(context, leadRecord, id, "contacted", "cat"),
  ]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await findRecord(context, leadRecord, id))?.history).toHaveLength(1);
});

test("a lead that does not exist is said so", async () => {
  await expect(changeStatus(context, leadRecord, newId(), "contacted", "ann")).rejects.toMatchObject({
    code: "notFound",
  });
});
