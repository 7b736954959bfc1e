import { expect, test } from "vitest";
import { contextWith } from "../context.fixture.ts";
import { buildApplicationRequest } from "../jobs/application.fixture.ts";
import { applyForJob } from "../jobs/apply-for-job.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leadRecord } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { changeRequest } from "../request-page/change-request.ts";
import { findRequest } from "../request-page/find-request.ts";
import { tokenOf } from "../site/pages.ts";
import { newId } from "../store/ids.ts";
import { findRecord } from "./read-records.ts";

const context = contextWith({}, { sendMail: async () => "1" });

test("who knows the id of somebody's lead gets no link to it by sending another form under that id", async () => {
  const id = newId();
  await submitQuote(context, buildQuoteRequest({ email: "victim@example.org", phone: "315-247-0101" }), { id });
  // Somebody who saw the id, in the CRM say, sends an application with it as the Idempotency-Key.
  const { page = "" } = await applyForJob(context, buildApplicationRequest({ email: "other@example.org" }), { id });
  const token = tokenOf(page);
  const found = await findRequest(context, token);
  expect.soft(found?.row.email).not.toBe("victim@example.org");
  // And changes it.
  await changeRequest(context, { token, action: "note", values: { note: "I am not the owner" } }).catch(() => {});
  expect.soft((await findRecord(context, leadRecord, id))?.visitorChanges).toBeUndefined();
});

test("nor while the table does not take the form, so that it waits in the queue", async () => {
  const id = newId();
  await submitQuote(context, buildQuoteRequest({ email: "victim@example.org" }), { id });
  const queued = contextWith({ DYNAMODB_ENDPOINT: "http://127.0.0.1:1" }, { enqueue: async () => {} });
  const { page = "" } = await submitQuote(queued, buildQuoteRequest({ email: "other@example.org" }), { id });
  expect((await findRequest(context, tokenOf(page)))?.row.email).not.toBe("victim@example.org");
});
