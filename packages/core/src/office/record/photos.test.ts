import { CreateTableCommand } from "@aws-sdk/client-dynamodb";
import { beforeAll, expect, test } from "vitest";
import { contextWith } from "../../context.fixture.ts";
import { stripJpeg } from "../../files/strip-jpeg.ts";
import { buildQuoteRequest } from "../../leads/lead.fixture.ts";
import { leadRecord } from "../../leads/record.ts";
import { submitQuote } from "../../leads/submit-quote.ts";
import { deleteRecords } from "../../privacy/delete-records.ts";
import { indexSubjects } from "../../privacy/index-subjects.ts";
import { readRecord } from "../../records/read-records.ts";
import { findRecordsByIndex } from "../../search/find-records-by-index.ts";
import { newId } from "../../store/ids.ts";
import { scanTable } from "../../store/iterate-items.ts";
import { tableDefinition } from "../../store/table-definition.ts";
import { changeRecord } from "./change-record.ts";
import { addPhoto, readOfficePhoto } from "./photos.ts";
import { readRecordView } from "./read-record-view.ts";

const table = `photos-${newId()}`;
const context = contextWith({ TABLE_NAME: table }, {});
const by = "ann@example.org";
const start = [0xff, 0xd8];
const gps = [0xff, 0xe1, 0, 6, 0x47, 0x50, 0x53, 0x21];
const note = [0xff, 0xfe, 0, 4, 0x68, 0x69];
const tables = [0xff, 0xdb, 0, 4, 1, 2];
const scan = [0xff, 0xda, 0, 2, 9, 0xff, 0, 9, 0xff, 0xd9];
const bare = Buffer.from([...start, ...tables, ...scan]);

beforeAll(async () => void (await context.store.client.send(new CreateTableCommand(tableDefinition(table)))));

async function lead(email: string) {
  const id = newId();
  await submitQuote(context, buildQuoteRequest({ email }), { id });
  return readRecord(context, leadRecord, id);
}

test("a photo loses place, comments and whatever follows it, and stays the picture that it is", () => {
  expect(stripJpeg(Buffer.from([...start, ...gps, ...tables, ...note, ...scan, ...gps]))).toEqual(bare);
});

test.each([
  ["a text", Buffer.from("<svg onload=alert(1)>")],
  ["a picture that was cut off", bare.subarray(0, -2)],
  ["a picture without a scan", Buffer.from([...start, ...tables])],
  ["a part that is longer than the file", Buffer.from([...start, 0xff, 0xe1, 0xff, 0xff, 1])],
  ["nothing", Buffer.alloc(0)],
])("%s is no photo", (_, file) => {
  expect(stripJpeg(file)).toBeUndefined();
});

test("a photo stands in the timeline under who took it, is kept once and found with its own record only", async () => {
  const row = await lead("photo@example.org");
  const photo = { id: newId(), jpeg: bare.toString("base64") };
  await addPhoto(context, row, by, photo);
  await addPhoto(context, row, by, photo);
  const { timeline } = await readRecordView(context, leadRecord, row);
  expect(timeline.filter(({ title }) => title === "Photo")).toMatchObject([{ by, photo: photo.id }]);
  expect(await readOfficePhoto(context, row, photo.id)).toBe(photo.jpeg);
  const other = await lead("other@example.org");
  await expect(readOfficePhoto(context, other, photo.id)).rejects.toMatchObject({ code: "notFound" });
});

test("a request takes twelve photos and nothing that is none", async () => {
  const row = await lead("many@example.org");
  const jpeg = bare.toString("base64");
  await expect(addPhoto(context, row, by, { id: newId(), jpeg: "aGVsbG8=" })).rejects.toMatchObject({
    code: "invalid",
  });
  for (let count = 0; count < 12; count += 1) await addPhoto(context, row, by, { id: newId(), jpeg });
  await expect(addPhoto(context, row, by, { id: newId(), jpeg })).rejects.toThrow("12 photos");
});

test("a wrong photo is taken away for good by who saw the record as it is; the timeline keeps who did both", async () => {
  const row = await lead("wrong@example.org");
  const [wrong, right] = [newId(), newId()];
  const jpeg = bare.toString("base64");
  for (const id of [wrong, right]) await addPhoto(context, row, by, { id, jpeg });
  const bob = { email: "bob@example.org", name: "Bob Ray" };
  const changeId = newId();
  const remove = (version: number, photo: string, of = row.id) =>
    changeRecord(context, leadRecord, of, { version, change: { kind: "removePhoto", photo }, by: bob, id: changeId });

  const other = await lead("another@example.org");
  await expect(remove(0, wrong, other.id)).rejects.toMatchObject({ code: "notFound" });
  await expect(remove(7, wrong)).rejects.toMatchObject({ code: "busy" });
  expect(await readOfficePhoto(context, row, wrong)).toBe(jpeg);

  const { timeline, version } = await remove(0, wrong);
  expect(version).toBe(1);
  expect(timeline.flatMap(({ photo }) => photo ?? [])).toEqual([right]);
  const said = timeline.filter(({ title }) => title.startsWith("Photo"));
  expect(said.map((each) => `${each.title}: ${each.by}`).sort()).toEqual([
    "Photo removed: bob@example.org",
    "Photo, taken away since: ann@example.org",
    "Photo: ann@example.org",
  ]);
  await expect(readOfficePhoto(context, row, wrong)).rejects.toMatchObject({ code: "notFound" });
  // The answer was lost and the page asks again; and a late copy of the request that added it.
  expect((await remove(0, wrong)).version).toBe(1);
  await addPhoto(context, row, by, { id: wrong, jpeg });
  await expect(readOfficePhoto(context, row, wrong)).rejects.toMatchObject({ code: "notFound" });
  for await (const each of scanTable(context)) if (each.id === wrong) expect(each).not.toHaveProperty("jpeg");
  for (let more = 1; more < 12; more += 1) await addPhoto(context, row, by, { id: newId(), jpeg });
  await expect(addPhoto(context, row, by, { id: newId(), jpeg })).rejects.toThrow("12 photos");
});

test("whoever is forgotten is forgotten with their photos", async () => {
  const email = "forgotten@example.org";
  const row = await lead(email);
  const { id } = row;
  await addPhoto(context, row, by, { id: newId(), jpeg: bare.toString("base64") });
  for await (const each of scanTable(context)) await indexSubjects(context, each);
  await deleteRecords(context, await findRecordsByIndex(context, { email }));
  const left: string[] = [];
  for await (const each of scanTable(context)) if (each.recordId === id || each.id === id) left.push(each.__edb_e__);
  expect(left).toEqual([]);
});
