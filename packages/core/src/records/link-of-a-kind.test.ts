import { expect, test } from "vitest";
import { findAllowedAddress } from "../consent/ledger.ts";
import { contextWith } from "../context.fixture.ts";
import type { Mail } from "../email/mail.ts";
import { buildBucket } from "../files/bucket.fixture.ts";
import { listFiles } from "../files/list-files.ts";
import { buildApplicationRequest } from "../jobs/application.fixture.ts";
import { applyForJob } from "../jobs/apply-for-job.ts";
import { applicationRecord, applications } from "../jobs/record.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leadRecord } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { deliverNotices } from "../notify/deliver-notices.ts";
import { changeRequest } from "../request-page/change-request.ts";
import { findRequest } from "../request-page/find-request.ts";
import { startUpload } from "../request-page/start-upload.ts";
import { stopMails } from "../request-page/stop-mails.ts";
import { tokenOf } from "../site/pages.ts";
import { newId } from "../store/ids.ts";
import { getRowKey } from "../store/table.ts";
import { findRecord } from "./read-records.ts";
import { buildToken } from "./request-link.ts";

const bucket = buildBucket();
const context = contextWith(
  { FILES_URL: "https://bucket.example" },
  { files: bucket.files, sendMail: async () => "1" },
);

test("who knows the id of somebody's lead gets no link to it by sending another form under that id", async () => {
  const id = newId();
  const victim = buildQuoteRequest({ email: "victim@example.org", phone: "315-247-0101" });
  const { page: own = "" } = await submitQuote(context, victim, { id });
  // Somebody who saw the id, in the CRM say, sends an application with it as the Idempotency-Key.
  const { page = "" } = await applyForJob(context, buildApplicationRequest({ email: "other@example.org" }), { id });
  const token = tokenOf(page);
  const found = await findRequest(context, token);
  expect.soft(found).toMatchObject({ noun: "applications", row: { email: "other@example.org" } });
  expect.soft((await findRequest(context, tokenOf(own)))?.row.email).toBe("victim@example.org");
  // And changes it.
  await changeRequest(context, { token, action: "note", values: { note: "I am not the owner" } }).catch(() => {});
  expect.soft((await findRecord(context, leadRecord, id))?.visitorChanges).toBeUndefined();
});

test("a file of one is none of the other's, and mails are stopped to the mailbox that had one", async () => {
  const id = newId();
  const mails: Mail[] = [];
  const mailing = { ...context, sendMail: async (mail: Mail) => String(mails.push(mail)) };
  await submitQuote(context, buildQuoteRequest({ email: "ann@example.org" }), { id });
  await applyForJob(context, buildApplicationRequest({ email: "bob@example.org" }), { id });
  const token = buildToken(context.settings, leadRecord.kind, { id });
  await startUpload(context, { token, id: newId(), type: "image/jpeg", bytes: 1000 });
  expect(await listFiles(context, id, "leads")).toHaveLength(1);
  expect(await listFiles(context, id, "applications")).toEqual([]);
  await deliverNotices(mailing, getRowKey(applications(context.store).get({ id })));
  const { searchParams } = new URL(mails.find(({ unsubscribe }) => unsubscribe)?.unsubscribe ?? "");
  await stopMails(context, searchParams.get("token") ?? "", searchParams.get("stop") ?? "");
  expect(await findAllowedAddress(context, "bob@example.org")).toBeUndefined();
  expect(await findAllowedAddress(context, "ann@example.org")).toBe("ann@example.org");
  expect((await findRecord(context, applicationRecord, id))?.visitorChanges).toMatchObject([
    { title: "No more emails" },
  ]);
  const guess = `${(searchParams.get("stop") ?? "").slice(0, -4)}AAAA`;
  await expect(stopMails(context, "guess", guess)).rejects.toMatchObject({ code: "notFound" });
});

test("nor while the table does not take the form, so that it waits in the queue", async () => {
  const id = newId();
  await submitQuote(context, buildQuoteRequest({ email: "victim@example.org" }), { id });
  const queued = contextWith({ DYNAMODB_ENDPOINT: "http://127.0.0.1:1" }, { enqueue: async () => {} });
  const { page = "" } = await submitQuote(queued, buildQuoteRequest({ email: "other@example.org" }), { id });
  expect((await findRequest(context, tokenOf(page)))?.row.email).not.toBe("victim@example.org");
});
