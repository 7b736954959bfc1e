import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contextWith } from "../context.fixture.ts";
import { buildBucket } from "../files/bucket.fixture.ts";
import { incomingKey, listFiles } from "../files/list-files.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { deleteRecords } from "../privacy/delete-records.ts";
import { findRecordsByScan } from "../privacy/find-records-by-scan.ts";
import { buildToken } from "../records/request-link.ts";
import { newId } from "../store/ids.ts";
import { startUpload } from "./start-upload.ts";
import { takeInFile } from "./take-in-file.ts";

const photo = readFileSync("packages/ops/src/sample-photo.jpg");

test("nothing of a photo is kept of a person who is deleted while the photo is read", async () => {
  const bucket = buildBucket();
  const email = `${newId()}@example.org`;
  let isInfected = async () => false;
  const context = contextWith(
    { FILES_URL: "https://bucket.example" },
    { files: bucket.files, isInfected: () => isInfected(), sendMail: async () => "1" },
  );
  const { id } = await submitQuote(context, buildQuoteRequest({ email }), { id: newId() });
  await startUpload(context, {
    token: buildToken(context.settings, "lead", { id }),
    id: newId(),
    type: "image/jpeg",
    bytes: photo.length,
  });
  const [file] = await listFiles(context, id, "leads");
  if (!file) throw new Error("nothing waits");
  bucket.objects.set(incomingKey(file), photo);
  // The scanner takes its time, and in it an owner deletes the person.
  isInfected = async () => {
    await deleteRecords(context, await findRecordsByScan(context, { email }));
    return false;
  };
  await takeInFile(context, incomingKey(file));
  expect(await listFiles(context, id, "leads")).toEqual([]);
  expect([...bucket.objects.keys()]).toEqual([]);
});
