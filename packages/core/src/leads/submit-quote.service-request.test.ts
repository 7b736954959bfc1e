import { expect, test } from "vitest";
import { contextWith } from "../context.fixture.ts";
import { findRecord } from "../records/read-records.ts";
import { newId } from "../store/ids.ts";
import { leadRecord } from "./record.ts";
import { submitServiceRequest } from "./submit-quote.ts";

const context = contextWith();

test("a service request becomes a lead with its own source, the product as service and the description as notes", async () => {
  const id = newId();
  const request = {
    name: "Ann Lee",
    phone: "315-555-0142",
    email: "",
    address: "12 Main St, Utica",
    product: "doors" as const,
    description: "The storm door\nsticks.",
  };
  expect(await submitServiceRequest(context, request, { id })).toMatchObject({ id });
  expect(await submitServiceRequest(context, request, { id })).toMatchObject({ id });
  const lead = await findRecord(context, leadRecord, id);
  expect(lead).toMatchObject({
    name: "Ann Lee",
    phone: "315-555-0142",
    phoneE164: "+13155550142",
    address: "12 Main St, Utica",
    serviceType: "doors",
    notes: "The storm door\nsticks.",
    source: "service-request",
    status: "new",
    smsOptIn: false,
  });
  expect(lead).not.toHaveProperty("email");
});
