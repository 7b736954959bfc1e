import { expect, test } from "vitest";
import { contextWith } from "../context-builder.ts";
import { buildApplicationRequest } from "../jobs/application-builder.ts";
import { applicationRecord } from "../jobs/record.ts";
import { newId } from "../store/ids.ts";
import { showRecord } from "./show-record.ts";

test.each([
  ["(315) 555-0142 ext. 3", "+13155550142"],
  ["315.555.0142 x12", "+13155550142"],
  ["+44 20 7946 0958 #7", "+442079460958"],
  ["555-0142", "5550142"],
])("an applicant who wrote %s is called under %s", async (phone, dial) => {
  const row = { ...buildApplicationRequest({ phone }), id: newId(), createdAt: "2026-11-17T20:00:00.000Z" };
  const { contact } = await showRecord(contextWith(), applicationRecord, row);
  expect(contact).toMatchObject({ phone, dial });
});
