import { expect, test } from "vitest";
import { newId } from "../store/ids.ts";
import { buildApplicationRequest } from "./application-builder.ts";
import { changeApplicationStatus } from "./change-application-status.ts";
import { applications } from "./entity.ts";
import { findApplication } from "./list-applications.ts";
import { type ApplicationStatus, applicationStatuses, applicationTransitions } from "./options.ts";

async function newApplication(status: ApplicationStatus): Promise<string> {
  const { yearsExperience, hasLicense, availability, ...request } = buildApplicationRequest();
  const { data } = await applications.create({ ...request, id: newId(), status }).go();
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
      const change = changeApplicationStatus(id, to, "ann");
      if (isAllowed) await change;
      else await expect(change).rejects.toMatchObject({ code: "invalid" });
      const stored = await findApplication(id);
      expect(stored?.status).toBe(isAllowed ? to : from);
      expect(stored?.history ?? []).toMatchObject(isAllowed ? [{ from, to, by: "ann" }] : []);
    }
  }
});
