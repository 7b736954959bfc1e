import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { hour, minute } from "../business/durations.ts";
import { contextWith } from "../context.fixture.ts";
import type { Mail } from "../email/mail.ts";
import { buildBucket } from "../files/bucket.fixture.ts";
import { incomingKey, listFiles } from "../files/list-files.ts";
import { enterGiveaway } from "../giveaway/enter-giveaway.ts";
import { buildEntryRequest } from "../giveaway/entry.fixture.ts";
import { entryRecord } from "../giveaway/record.ts";
import { buildApplicationRequest } from "../jobs/application.fixture.ts";
import { applyForJob } from "../jobs/apply-for-job.ts";
import { type Application, applicationRecord } from "../jobs/record.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leadRecord, leads } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { deliverNotices } from "../notify/deliver-notices.ts";
import { linkToFile } from "../office/record/visitor-files.ts";
import { deleteRecords } from "../privacy/delete-records.ts";
import { exportPerson } from "../privacy/export-person.ts";
import { findRecordsByScan } from "../privacy/find-records-by-scan.ts";
import { changeStatus } from "../records/change-status.fixture.ts";
import { findRecord, readRecord } from "../records/read-records.ts";
import { buildToken } from "../records/request-link.ts";
import { writeChange } from "../records/write-change.ts";
import { findRecordsByIndex } from "../search/find-records-by-index.ts";
import { indexRow } from "../search/index-record.ts";
import { newId } from "../store/ids.ts";
import { findRequest } from "./find-request.ts";
import { showRequest } from "./show-request.ts";
import { startUpload } from "./start-upload.ts";
import { takeInFile } from "./take-in-file.ts";

const photo = readFileSync("packages/ops/src/sample-photo.jpg");
const pdf = Buffer.from("%PDF-1.7\nstartxref\n9\n%%EOF\n");
let clock = new Date("2026-11-17T15:00:00Z");
let mails: Mail[] = [];
const bucket = buildBucket();
let isInfected = false;
const context = contextWith(
  { FILES_URL: "https://bucket.example" },
  {
    now: () => clock,
    sendMail: async (mail) => String(mails.push(mail)),
    isInfected: async () => isInfected,
    files: bucket.files,
  },
);

beforeEach(() => {
  clock = new Date("2026-11-17T15:00:00Z");
  [mails, isInfected] = [[], false];
  bucket.objects.clear();
});

async function newLead() {
  const email = `${newId()}@example.org`;
  const { id } = await submitQuote(context, buildQuoteRequest({ email }), { id: newId() });
  return { id, email, token: buildToken(context.settings, "lead", { id }) };
}

const asked = (token: string, more: object = {}) => ({
  token,
  id: newId(),
  type: "image/jpeg",
  bytes: photo.length,
  ...more,
});

/** What the bucket says once a browser has sent a file. */
async function arrive(recordId: string, bytes: Buffer, id?: string, noun = "leads") {
  const file = (await listFiles(context, recordId, noun)).find((each) =>
    id ? each.id === id : each.state === "pending",
  );
  if (!file) throw new Error("nothing waits");
  bucket.objects.set(incomingKey(file), bytes);
  return takeInFile(context, incomingKey(file));
}

async function send(token: string, recordId: string, bytes = photo) {
  await startUpload(context, asked(token, { bytes: bytes.length }));
  return arrive(recordId, bytes);
}

const lead = (id: string) => findRecord(context, leadRecord, id);
const told = { code: "invalid", message: expect.any(String) };

test("a photo is kept beside its record, small and whole, and the file itself goes", async () => {
  const { id, token } = await newLead();
  const one = asked(token);
  const { state, upload } = await startUpload(context, one);
  expect([state, upload?.headers]).toEqual(["pending", { "content-type": "image/jpeg" }]);
  expect(upload?.url).toContain(`/incoming/${id}/0/${one.id}`);
  expect(await arrive(id, photo)).toBe("ready");
  expect([...bucket.objects.keys()].toSorted()).toEqual([
    `kept/leads/${id}/${one.id}-small.jpg`,
    `kept/leads/${id}/${one.id}.jpg`,
  ]);
  expect(await startUpload(context, one)).toEqual({ state: "ready" });
  const found = await findRequest(context, token);
  const view = found && (await showRequest(context, found, token, await listFiles(context, id, "leads")));
  const thumbnail = `https://bucket.example/kept/leads/${id}/${one.id}-small.jpg`;
  expect(view).toMatchObject({ files: [{ id: one.id, kind: "photo", state: "ready", thumbnail }], filesLeft: 5 });
});

test("staff see photos unread, in one line of the history, and hear of them in one mail", async () => {
  const { id, token } = await newLead();
  await deliverNotices(context, leads(context.store).get({ id }).params<{ Key: { pk: string; sk: string } }>().Key);
  mails = [];
  for (const _ of [1, 2, 3]) await startUpload(context, asked(token));
  const waiting = await listFiles(context, id, "leads");
  await Promise.all(waiting.map((file) => arrive(id, photo, file.id)));
  expect((await lead(id))?.visitorChanges).toEqual([
    { at: clock.toISOString(), kind: "photos", title: "Photos", text: "3 in all" },
  ]);
  expect(await lead(id)).toMatchObject({ unreadSince: clock.toISOString(), notifyState: "pending" });
  await deliverNotices(context, leads(context.store).get({ id }).params<{ Key: { pk: string; sk: string } }>().Key);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Updated: /)]);
  clock = new Date(clock.getTime() + 2 * 60 * 60_000);
  await send(token, id);
  expect((await lead(id))?.visitorChanges?.map(({ text }) => text)).toEqual(["3 in all", "4 in all"]);
});

test("no more than six come in, however many are begun at once", async () => {
  const { id, token } = await newLead();
  const begun = await Promise.allSettled(Array.from({ length: 12 }, () => startUpload(context, asked(token))));
  expect(begun.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
  expect(await listFiles(context, id, "leads")).toHaveLength(6);
  await expect(startUpload(context, asked(token))).rejects.toMatchObject({
    ...told,
    message: expect.stringContaining("6 photos"),
  });
  // A refused one makes room, and one that was never sent does so after an hour.
  await arrive(id, Buffer.from("<svg/>"));
  expect(await startUpload(context, asked(token))).toMatchObject({ state: "pending" });
  clock = new Date(clock.getTime() + 61 * 60_000);
  expect(await startUpload(context, asked(token))).toMatchObject({ state: "pending" });
  expect(await listFiles(context, id, "leads")).toHaveLength(6);
});

test("a lost connection costs nothing: the same file is sent again to its own place, ten times", async () => {
  const { id, token } = await newLead();
  const one = asked(token);
  const urls = new Set<string | undefined>();
  for (let attempt = 0; attempt < 10; attempt += 1) urls.add((await startUpload(context, one)).upload?.url);
  expect(urls.size).toBe(1);
  expect(await listFiles(context, id, "leads")).toHaveLength(1);
  expect(await arrive(id, photo)).toBe("ready");
  // The bucket may tell of it twice.
  expect(await takeInFile(context, `incoming/${id}/0/${one.id}`)).toBe("ready");
  expect((await lead(id))?.visitorChanges).toHaveLength(1);
});

test("one that broke off says after an hour that it did not arrive and leaves its place to the next, or to itself", async () => {
  const { id } = await applyForJob(context, buildApplicationRequest({ email: `${newId()}@example.org` }), {
    id: newId(),
  });
  const token = buildToken(context.settings, applicationRecord.kind, { id });
  const resume = asked(token, { type: "application/pdf", bytes: pdf.length, name: "cv.pdf" });
  const look = async () => {
    const found = await findRequest(context, token);
    if (!found) throw new Error("no page");
    const { files = [], filesLeft } = await showRequest(
      context,
      found,
      token,
      await listFiles(context, id, "applications"),
    );
    const notices = await applicationRecord.notices?.(context, found.row as Application, []);
    const isMissed = notices?.visitor?.closing?.some((text) => text.includes("not sent your resume yet"));
    return { states: files.map(({ state }) => state), filesLeft, isMissed };
  };
  await startUpload(context, resume);
  clock = new Date(clock.getTime() + hour);
  expect(await look()).toEqual({ states: ["pending"], filesLeft: 0, isMissed: false });
  clock = new Date(clock.getTime() + minute);
  expect(await look()).toEqual({ states: ["missing"], filesLeft: 1, isMissed: true });
  // The browser that began it comes back.
  expect(await startUpload(context, resume)).toMatchObject({ state: "pending" });
  expect(await look()).toEqual({ states: ["pending"], filesLeft: 0, isMissed: false });
  clock = new Date(clock.getTime() + hour + minute);
  expect(await startUpload(context, { ...resume, id: newId() })).toMatchObject({ state: "pending" });
  expect(await look()).toEqual({ states: ["pending"], filesLeft: 0, isMissed: false });
});

test("what is no photo is refused with a reason that its sender reads, and nothing of it is kept", async () => {
  const { id, token } = await newLead();
  const one = asked(token);
  await startUpload(context, one);
  expect(await arrive(id, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe("notPhoto");
  expect(bucket.objects.size).toBe(0);
  const answer = await startUpload(context, one);
  expect(answer).toMatchObject({ state: "refused", reason: expect.stringContaining("no photo") });
  expect(await lead(id)).not.toHaveProperty("unreadSince");
});

test("a file that its place no longer waits for is thrown away", async () => {
  const { id, token } = await newLead();
  const first = asked(token);
  await startUpload(context, first);
  clock = new Date(clock.getTime() + 61 * 60_000);
  for (let count = 0; count < 6; count += 1) await startUpload(context, asked(token));
  const key = `incoming/${id}/0/${first.id}`;
  for (const each of [key, `incoming/${newId()}/0/${newId()}`]) {
    bucket.objects.set(each, photo);
    expect(await takeInFile(context, each)).toBe("unknown");
  }
  expect(bucket.objects.size).toBe(0);
  expect(await takeInFile(context, `kept/leads/${id}/x.jpg`)).toBe("unknown");
});

test("guessed, old and revoked links, closed requests and what takes no files begin nothing", async () => {
  const { id, token } = await newLead();
  const other = buildToken(context.settings, "lead", { id: newId() });
  for (const each of ["", "guess", `${token.slice(0, -4)}____`, other])
    await expect(startUpload(context, asked(each))).rejects.toMatchObject({ code: "notFound" });
  const row = await lead(id);
  if (row) await writeChange(context, leadRecord, row, { set: { linkVersion: 1, linkHash: "0".repeat(22) } });
  await expect(startUpload(context, asked(token))).rejects.toMatchObject({ code: "notFound" });
  const next = buildToken(context.settings, "lead", { id, linkVersion: 1 });
  await changeStatus(context, leadRecord, id, "closed", "ann@example.com");
  await expect(startUpload(context, asked(next))).rejects.toMatchObject(told);
  const entry = await enterGiveaway(context, buildEntryRequest({ email: `${newId()}@example.org` }), { id: newId() });
  await expect(
    startUpload(context, asked(buildToken(context.settings, entryRecord.kind, entry))),
  ).rejects.toMatchObject(told);
  expect(await listFiles(context, id, "leads")).toEqual([]);
});

test("a file of somebody else's request is not reached by its id", async () => {
  const [mine, theirs] = [await newLead(), await newLead()];
  const one = asked(theirs.token);
  await startUpload(context, one);
  const { upload } = await startUpload(context, { ...one, token: mine.token });
  expect(upload?.url).toContain(`/incoming/${mine.id}/`);
  expect((await listFiles(context, theirs.id, "leads"))[0]).toMatchObject({ id: one.id, state: "pending" });
});

test.each([
  ["another type", { type: "image/svg+xml" }],
  ["a resume's type", { type: "application/pdf" }],
  ["more than 20 MB", { bytes: 20 * 1024 * 1024 + 1 }],
])("%s is refused before it is sent", async (_, more) => {
  const { token } = await newLead();
  await expect(startUpload(context, asked(token, more))).rejects.toMatchObject(told);
});

test("one that a scanner finds infected is not kept", async () => {
  const { id, token } = await newLead();
  isInfected = true;
  expect(await send(token, id)).toBe("unsafe");
  expect(bucket.objects.size).toBe(0);
});

test("a resume goes with an application, under its own name without the way to it", async () => {
  const { id } = await applyForJob(context, buildApplicationRequest({ email: `${newId()}@example.org` }), {
    id: newId(),
  });
  const token = buildToken(context.settings, applicationRecord.kind, { id });
  const resume = { type: "application/pdf", bytes: pdf.length, name: "..\\..\\etc/passwd/My résumé.pdf" };
  const asksForResume = async () => {
    const row = await findRecord(context, applicationRecord, id);
    const notices = row && (await applicationRecord.notices?.(context, row, []));
    return notices?.visitor?.closing?.some((text) => text.includes("not sent your resume yet"));
  };
  expect(await asksForResume()).toBe(true);
  await startUpload(context, asked(token, resume));
  expect(await asksForResume()).toBe(false);
  expect(await arrive(id, pdf, undefined, "applications")).toBe("ready");
  const [file] = await listFiles(context, id, "applications");
  expect(file).toMatchObject({
    name: "My résumé.pdf",
    kept: expect.stringMatching(/^kept\/applications\/[\w/-]+\.pdf$/),
  });
  await expect(startUpload(context, asked(token, resume))).rejects.toMatchObject(told);
  await expect(startUpload(context, asked(token, { ...resume, bytes: 5 * 1024 * 1024 + 1 }))).rejects.toMatchObject(
    told,
  );
});

test.each([
  ["a long name", `${"Maria Guadalupe Hernandez Resume and References ".repeat(3)}2026.pdf`],
  ["an emoji at its end", `${"a".repeat(99)}👍🏽.pdf`],
])("a resume with %s is taken, and saved as a PDF all the same", async (_, name) => {
  const { id } = await applyForJob(context, buildApplicationRequest({ email: `${newId()}@example.org` }), {
    id: newId(),
  });
  const token = buildToken(context.settings, applicationRecord.kind, { id });
  await startUpload(context, asked(token, { type: "application/pdf", bytes: pdf.length, name }));
  expect(await arrive(id, pdf, undefined, "applications")).toBe("ready");
  const [file] = await listFiles(context, id, "applications");
  expect(file?.name).toBe([...name].slice(0, 100).join(""));
  const row = await readRecord(context, applicationRecord, id);
  const saved = await linkToFile(context, applicationRecord, row, file?.id ?? "");
  expect(saved).toMatch(/\?name=.*[^f]\.pdf$/);
});

test("files are in a person's copy, and go with the person from table and bucket", async () => {
  const { id, email, token } = await newLead();
  const { token: others, id: otherId } = await newLead();
  await send(token, id);
  await send(others, otherId);
  await startUpload(context, asked(token));
  const key = leads(context.store).get({ id }).params<{ Key: { pk: string; sk: string } }>().Key;
  await indexRow(context, key);
  const found = await findRecordsByIndex(context, { email });
  const copy = JSON.parse(await exportPerson(context, found, { email }));
  expect(copy.records).toContainEqual(
    expect.objectContaining({
      kind: "visitor_file",
      type: "image/jpeg",
      link: expect.stringContaining(`kept/leads/${id}`),
    }),
  );
  expect(await exportPerson(context, await findRecordsByScan(context, { email }), { email })).toContain("visitor_file");
  await deleteRecords(context, found);
  expect([...bucket.objects.keys()].every((each) => each.includes(otherId))).toBe(true);
  expect(bucket.objects.size).toBe(2);
  expect(await listFiles(context, id, "leads")).toEqual([]);
});
