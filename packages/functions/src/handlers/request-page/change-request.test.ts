import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Mail } from "@site/core/email/mail";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { leadRecord } from "@site/core/leads/record";
import { submitQuote } from "@site/core/leads/submit-quote";
import { findRecord } from "@site/core/records/read-records";
import { buildToken } from "@site/core/records/request-link";
import { newId } from "@site/core/store/ids";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { handlerContextWith } from "../../context.fixture.ts";
import { buildContext, buildEvent } from "../../http/event.fixture.ts";
import { handler as pageHandler } from "../pages/render-page.ts";
import { handler } from "./change-request.ts";

let folder: string;
let mails: Mail[] = [];
let context = handlerContextWith();

const entry = `export const renderDocument = async (_, { path, head, data }) =>
  JSON.stringify({ path, head, ...data["/api/requests"], thanks: data[path] });`;

beforeAll(async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  folder = await mkdtemp(join(tmpdir(), "request-"));
  await writeFile(join(folder, "entry-server.js"), entry);
  await writeFile(join(folder, "chats.json"), "{}");
  await writeFile(join(folder, "template.html"), "<!doctype html>");
  const env = { PAGES_DIR: folder, IP_HASH_SECRET: "secret", PUBLIC_URL: "https://shop.example" };
  context = handlerContextWith(env, { sendMail: async (mail) => String(mails.push(mail)) });
});
afterAll(() => rm(folder, { recursive: true }));

async function newLead() {
  mails = [];
  const { id } = await submitQuote(context, buildQuoteRequest({ email: `${newId()}@example.org` }), { id: newId() });
  return { id, token: buildToken(context.settings, "lead", { id }) };
}

const client = (sourceIp: string) => ({
  ...buildEvent().requestContext,
  http: { ...buildEvent().requestContext.http, sourceIp },
});

async function fetchPage(rawPath: string, sourceIp = "192.0.2.1", cookies: string[] = []) {
  const event = buildEvent({ rawPath, requestContext: client(sourceIp), cookies });
  event.requestContext.http.method = "GET";
  const { statusCode, headers = {}, body = "" } = await pageHandler.withContext(context)(event, buildContext());
  return { status: statusCode, headers, body };
}

/** Posts as a browser does from a page that tells nobody its address. */
async function post(values: Record<string, string>, cookies: string[] = [], more: Record<string, string> = {}) {
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    origin: "null",
    "sec-fetch-site": "same-origin",
    ...more,
  };
  const event = buildEvent({ body: new URLSearchParams(values).toString(), headers, cookies });
  const answer = await handler.withContext(context)(event, buildContext());
  return {
    status: answer.statusCode,
    headers: answer.headers ?? {},
    body: answer.body ?? "",
    cookies: (answer.cookies ?? []).map((each) => each.split(";")[0] ?? ""),
  };
}

test("the page is for its owner alone: nobody keeps it, lists it or learns its address", async () => {
  const { token } = await newLead();
  const { status, headers, body } = await fetchPage(`/request/${token}`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": expect.stringContaining("noindex"),
  });
  expect(headers).not.toHaveProperty("etag");
  const page = JSON.parse(body);
  expect(page.head).toContain('<meta name="referrer" content="no-referrer">');
  expect(page.view).toMatchObject({ token, title: "Your estimate request", state: "Received" });
});

test("every link that opens nothing gets the same answer", async () => {
  const { token } = await newLead();
  const guesses = [
    "guess",
    `${token.slice(0, -2)}AA`,
    buildToken(context.settings, "lead", { id: newId() }),
    `${token}x`,
  ];
  for (const guess of guesses) {
    const { status, headers, body } = await fetchPage(`/request/${guess}`);
    expect([status, headers["cache-control"]], guess).toEqual([404, "private, no-store"]);
    expect(JSON.parse(body.replaceAll(guess, "guess")), guess).toEqual({
      path: "/request/guess",
      head: expect.stringContaining("Request not found"),
    });
  }
});

test("whoever tries many links is refused after a while, and nobody else", async () => {
  const { token } = await newLead();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
  const statuses: (number | undefined)[] = [];
  // A few at a time: the limiter lets pass what it can't count at once.
  for (let round = 0; round < 26; round += 1) {
    const answers = await Promise.all(Array.from({ length: 5 }, () => fetchPage("/request/guess", "198.51.100.7")));
    statuses.push(...answers.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await fetchPage("/request/guess", "198.51.100.8")).status).toBe(404);
  const thanksTo = async (client: string) => {
    const { status, body } = await fetchPage(`/thank-you/estimate/${token}`, client);
    return [status, JSON.parse(body).thanks];
  };
  const [refused, allowed] = [await thanksTo("198.51.100.7"), await thanksTo("198.51.100.8")];
  expect(allowed).toMatchObject([200, { reach: expect.any(String), page: `/request/${token}` }]);
  // They thank without what only the record knows.
  expect(refused).toEqual([200, { reference: allowed[1].reference, page: `/request/${token}` }]);
  vi.useRealTimers();
});

test("a read changes nothing, however often a mail program asks for the link", async () => {
  const { id, token } = await newLead();
  const before = await findRecord(context, leadRecord, id);
  for (const path of ["", "/saved", "/withdrawn"]) await fetchPage(`/request/${token}${path}`);
  expect(await findRecord(context, leadRecord, id)).toEqual(before);
});

test("a note is posted without script: the page says it is there", async () => {
  const { id, token } = await newLead();
  expect(JSON.parse((await fetchPage(`/request/${token}/noted`)).body)).not.toHaveProperty("done");
  const { status, headers } = await post({ token, action: "note", note: "one\r\ntwo" });
  expect([status, headers.location]).toEqual([303, `/request/${token}/noted#main`]);
  expect(headers).toMatchObject({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
  expect((await findRecord(context, leadRecord, id))?.visitorChanges).toMatchObject([{ text: "one\ntwo" }]);
  expect(JSON.parse((await fetchPage(`/request/${token}/noted`)).body)).toMatchObject({ done: "noted" });
});

test("a note that was posted beside chosen files says that they did not come", async () => {
  const { token } = await newLead();
  const { headers } = await post({ token, action: "note", note: "See the photo.", files: "door.jpg" });
  expect(headers.location).toBe(`/request/${token}/notedOnly#main`);
  const { body } = await post({ token, action: "note", note: "", files: "door.jpg" });
  expect(JSON.parse(body).asked.message).toContain("Your files were not sent.");
});

test("contact data is posted twice, with the code from the mail and the browser's cookie the second time", async () => {
  const { id, token } = await newLead();
  const values = {
    token,
    action: "contact",
    name: "Ann Doe",
    phone: "315-555-0177",
    email: "",
    location: "",
    address: "",
  };
  const first = await post(values);
  expect([first.status, first.headers.location]).toEqual([303, `/request/${token}`]);
  const code = /Your code is (\d{6})/.exec(mails[0]?.text ?? "")?.[1] ?? "";
  const foreign = await post({ ...values, code });
  expect(foreign.status).toBe(400);
  expect(JSON.parse(foreign.body)).toMatchObject({
    asked: {
      codeSentTo: expect.stringContaining("•••"),
      values: { name: "Ann Doe" },
      errors: { code: expect.any(String) },
    },
  });
  expect((await findRecord(context, leadRecord, id))?.name).not.toBe("Ann Doe");
  const second = await post({ ...values, code }, first.cookies);
  expect([second.status, second.headers.location]).toEqual([303, `/request/${token}/saved#main`]);
  expect(await findRecord(context, leadRecord, id)).toMatchObject({ name: "Ann Doe", phone: "315-555-0177" });
  expect(second.cookies).toEqual(["request="]);
});

/** What the page asks for, with the cookies of a browser. */
async function askedBy(token: string, cookies: string[]) {
  return JSON.parse((await fetchPage(`/request/${token}`, undefined, cookies)).body).asked;
}

test("a change waits for its code through reloads and the mail's link, in its browser, on its page, as long as the code is good", async () => {
  const { token } = await newLead();
  const contact = { name: "Zoë O'Neil", phone: "315-555-0178", email: "", location: "Rome\nNY", address: "" };
  const { cookies } = await post({ token, action: "contact", ...contact });
  const code = /Your code is (\d{6})/.exec(mails[0]?.text ?? "")?.[1] ?? "";
  const waiting = { action: "contact", values: contact, codeSentTo: expect.stringContaining("•••") };
  for (const _ of ["reload", "link"]) expect(await askedBy(token, cookies)).toEqual(waiting);
  await post({ token, action: "note", note: "By the way" }, cookies);
  expect(await askedBy(token, cookies)).toEqual(waiting);
  await post({ token, action: "contact", ...contact, code: "wrong" }, cookies);
  expect(await askedBy(token, cookies)).toEqual(waiting);
  expect(await askedBy(token, [])).toBeUndefined();
  const other = await newLead();
  expect(await askedBy(other.token, cookies)).toBeUndefined();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * 60_000 });
  expect(await askedBy(token, cookies)).toBeUndefined();
  vi.useRealTimers();
  expect((await post({ token, action: "contact", ...contact, code }, cookies)).status).toBe(303);
  expect(await askedBy(token, cookies)).toBeUndefined();
});

test("a change that is too long for a cookie is asked for in the answer itself; a cookie that is none of ours asks for nothing", async () => {
  const { token } = await newLead();
  const contact = { name: "Ann", phone: "315-555-0178", email: "", location: "", address: "", other: "x".repeat(4000) };
  const { status, body, cookies } = await post({ token, action: "contact", ...contact });
  expect([status, JSON.parse(body).asked]).toMatchObject([200, { action: "contact", codeSentTo: expect.any(String) }]);
  expect(cookies[0]?.length).toBeLessThan(100);
  for (const text of ["", ".", ".e30", ".%", ".W10", ".eyJhY3Rpb24iOiJ4IiwidmFsdWVzIjp7fX0"])
    expect(await askedBy(token, [`${cookies[0]}${text}`]), text).toBeUndefined();
});

test("what is refused comes again with what was typed, as a page to a browser and as JSON to a program", async () => {
  const { token } = await newLead();
  const values = { token, action: "contact", name: "A", email: "ann", phone: "" };
  const page = await post(values);
  expect(page.status).toBe(400);
  expect(JSON.parse(page.body)).toMatchObject({
    head: expect.stringContaining("Error: "),
    asked: { values: { email: "ann" }, errors: { email: expect.any(String), name: expect.any(String) } },
  });
  const event = buildEvent({ body: JSON.stringify({ token, action: "contact", values: { email: "ann" } }) });
  const json = await handler.withContext(context)(event, buildContext());
  expect([json.statusCode, JSON.parse(json.body ?? "")]).toMatchObject([
    400,
    { fields: { email: expect.any(String) } },
  ]);
});

test("a page that says no address is believed only where the browser says that it is ours", async () => {
  const { token } = await newLead();
  for (const site of ["cross-site", "same-site", "none"]) {
    const answer = await post({ token, action: "note", note: "x" }, [], { "sec-fetch-site": site });
    expect([answer.status, answer.headers["content-type"]], site).toEqual([403, "text/html; charset=utf-8"]);
  }
});

test("the thanks of a form without script name the reference and lead to the page", async () => {
  const { token } = await newLead();
  const { status, headers, body } = await fetchPage(`/thank-you/estimate/${token}`);
  expect([status, headers["cache-control"]]).toEqual([200, "private, no-store"]);
  expect(JSON.parse(body).thanks).toMatchObject({
    page: `/request/${token}`,
    reference: expect.stringMatching(/^\w\w-\w{3}$/),
    reach: expect.stringContaining("email"),
    url: `https://shop.example/request/${token}`,
  });
  expect(JSON.parse((await fetchPage(`/thank-you/estimate/${token}/files`)).body)).toHaveProperty("thanks");
  expect(JSON.parse((await fetchPage("/thank-you/estimate")).body)).not.toHaveProperty("thanks");
});
