import { connect } from "node:net";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { submitQuote } from "@site/core/leads/submit-quote";
import { deletePersonEndpoint, findPersonEndpoint } from "@site/core/office/privacy-contract";
import { changeRecordEndpoint, getRecordEndpoint } from "@site/core/office/record/record-contract";
import { newId } from "@site/core/store/ids";
import { localTableName, openStore } from "@site/dev/store/embedded-dynamodb";
import { handlerContext } from "@site/functions/context";
import { officeRoutes } from "@site/functions/office-routes";
import { routes } from "@site/functions/routes";
import { expect, test } from "vitest";
import { signedInStaff } from "../../tools/prove/staff.ts";
import { forms } from "../support/servers/form-server.ts";
import { startWholeSite } from "./whole-site.ts";

/** What a visitor gives away, in words that stand nowhere else. */
const given = {
  name: "Maria Zwölfinger",
  email: "marked.9173@example.org",
  phone: "(315) 555-0179",
  text: "marked-text-5521",
  address: "9173 Marked Lane",
  query: "marked-query-6612",
  path: "marked-path-7718",
  header: "marked-header-8823",
  cookie: "marked-cookie-9934",
  hop: "203.0.113.179",
};

/** Each as it was sent and in the forms that code may give it. */
const needles = [
  ...Object.values(given),
  encodeURIComponent(given.name),
  encodeURIComponent(given.email),
  JSON.stringify(given.name).slice(1, -1),
  given.email.replace("@", "%40"),
  "3155550179",
  "315-555-0179",
  Buffer.from(given.text).toString("base64").slice(0, -2),
];

const hashRow = (field: string): string => {
  if (field === "email") return given.email;
  if (field === "phone") return given.phone;
  if (field === "address") return given.address;
  return field === "name" ? given.name : given.text;
};

const free = ["name", "email", "phone", "address", "notes", "description", "coverLetter", "experience", "message"];

/** A valid body of each form with them in place of everything that a visitor types. */
const marked = forms.map(({ path, body }) => {
  const typed = Object.fromEntries(Object.entries(body).filter(([field]) => free.includes(field)));
  const more = Object.fromEntries(Object.keys(typed).map((field) => [field, hashRow(field)]));
  return { path, body: { ...body, ...more, unknown: given.text } };
});

const headers = {
  "content-type": "application/json",
  "user-agent": given.header,
  referer: `http://127.0.0.1/?${given.query}`,
  cookie: `chat=${given.cookie}; other=${given.cookie}`,
  "x-forwarded-for": given.hop,
};

/** Sends bytes that are no HTTP. */
const sendRaw = (port: number, bytes: string) =>
  new Promise<void>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.end(bytes));
    socket.on("error", () => {}).on("close", () => resolve());
    socket.resume();
  });

/** Every way in which data comes here: accepted, refused, cut off, and in places where it does not belong. @returns the statuses */
async function visitAll(url: string): Promise<Set<number>> {
  const seen = new Set<number>();
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(url + path, { ...init, headers: { ...headers, ...init.headers } });
    seen.add(response.status);
    return { response, json: await response.json().catch(() => undefined) };
  };
  const post = (path: string, body: unknown, more: Record<string, string> = {}) =>
    send(path, { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body), headers: more });

  for (const { path, body } of marked) {
    const key = crypto.randomUUID();
    await post(path, body, { "idempotency-key": key });
    await post(path, { ...body, name: `${given.name} again` }, { "idempotency-key": key });
    await post(path, { ...body, email: `${given.text} no address`, phone: 5 });
    await post(path, { ...body, name: given.name.repeat(50) });
    await post(path, { ...body, padding: given.text.repeat(8000) });
    await post(path, JSON.stringify(body).slice(0, -3));
    await post(path, [[[[[[[given.text]]]]]]]);
    await post(path, body, { origin: `https://${given.path}.example` });
    await post(path, JSON.stringify(body), { "content-type": `text/plain; ${given.header}` });
    await post(`${path}?q=${given.query}`, body, { "idempotency-key": given.header });
    await post(path, body, { "x-canary": given.header });
  }

  const startedAt = "2026-11-21T12:00:00Z";
  const { response, json } = await post("/api/chat/sessions", { sessionData: { startedAt, userName: given.name } });
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const sessionId = json?.session?.id ?? given.text;
  const says = [`I want windows, ${given.text}`, `${given.name}, ${given.address}`, given.phone, given.email];
  for (const message of says) {
    await post("/api/chat/conversation", { sessionId, message }, { cookie });
    await post("/api/chat/messages", { sessionId, role: "user", content: message }, { cookie });
  }
  await post("/api/chat/conversation", { sessionId, message: given.text.repeat(300) }, { cookie });
  await post("/api/chat/conversation", { sessionId: given.text, message: given.text });

  const query = `{ posts(where: {search: "${given.text}"}) { nodes { title } } }`;
  await post("/api/wordpress/graphql", { query, variables: { name: given.email } });
  for (const { endpoint } of Object.values(routes)) {
    const path = endpoint.path.replace(/\{\w+\}/g, given.path);
    await send(`${path}?slug=${given.query}&path=/${given.query}&email=${encodeURIComponent(given.email)}`);
    await send(path, { method: "DELETE" });
  }
  for (const path of ["", "post/", "%zz", "a%00/", "..%2f", "category/", "//["])
    await send(`/${path}${given.path}?email=${encodeURIComponent(given.email)}#x`);
  const port = Number(new URL(url).port);
  await sendRaw(port, `GET /${given.path} HTTP/9.9\r\n${given.header}\r\n\r\n`);
  await sendRaw(port, `POST /api/quotes HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n${given.text}`);
  return seen;
}

/** What the staff of the office type and look at, signed in and not. */
async function visitOffice(url: string, cookie: string, leadId: string): Promise<void> {
  const change = { version: 0, change: { kind: "note", text: `${given.name}: ${given.text}` } };
  const body = { email: given.email, code: given.text, answer: { id: given.path }, id: given.path, ...change };
  const { signOut: _, ...others } = officeRoutes;
  for (const { endpoint } of Object.values(others)) {
    const typed = JSON.stringify({ ...body, ...(endpoint === changeRecordEndpoint ? { id: newId() } : {}) });
    for (const id of [leadId, given.path]) {
      const path = endpoint.path.replace("{noun}", "leads").replace("{id}", id);
      const init = endpoint.method === "POST" ? { method: "POST", body: typed } : {};
      for (const mine of [cookie, `office=${given.cookie}`]) {
        const sent = { ...headers, origin: url, cookie: mine };
        const asked = `search=${given.text}&assignee=${encodeURIComponent(given.email)}&after=${given.query}`;
        await (await fetch(`${url}${path}?${asked}`, { ...init, headers: sent })).arrayBuffer();
      }
    }
  }
  for (const path of ["leads/", "person?email=", "x"]) await fetch(`${url}/${path}${given.path}`, { headers });
}

const hitsIn = (said: string): string[] =>
  needles.filter((needle) => said.toLowerCase().includes(needle.toLowerCase()));

test("nothing that a visitor gives away is in any line that the server writes, whatever comes of it", async () => {
  const site = await startWholeSite();
  const seen = await visitAll(site.url);
  await site.stop();
  expect([...seen]).toEqual(expect.arrayContaining([200, 201, 400, 403, 404, 405, 413, 415, 422]));
  expect(site.said().split("\n").length).toBeGreaterThan(60);
  expect(hitsIn(site.said())).toEqual([]);
});

test("nor anything that the staff type, look for or look at", async () => {
  const store = await openStore();
  const keys = { IP_HASH_SECRET: "test" };
  const context = handlerContext({ ...keys, DYNAMODB_ENDPOINT: store.endpoint, TABLE_NAME: localTableName });
  const id = newId();
  await submitQuote(context, buildQuoteRequest({ name: given.name, email: given.email }), { id });
  const cookie = await signedInStaff(context, given.text);
  const site = await startWholeSite({ DYNAMODB_ENDPOINT: store.endpoint });
  await visitOffice(site.officeUrl, cookie, id);
  await site.stop();
  await store.close();
  for (const { method, path } of [getRecordEndpoint, changeRecordEndpoint, findPersonEndpoint, deletePersonEndpoint])
    expect(site.said()).toContain(`"route":"${method} ${path}","status":200`);
  expect(hitsIn(site.said())).toEqual([]);
});

test("nor when table, mail and content provider are away", async () => {
  const away = "http://127.0.0.1:9";
  const site = await startWholeSite({ DYNAMODB_ENDPOINT: away, WORDPRESS_URL: away, OUTBOX_DIR: "/proc/nowhere" });
  const seen = await visitAll(site.url);
  await site.stop();
  expect([...seen]).toEqual(expect.arrayContaining([202, 502, 503]));
  expect(site.said()).toContain('"level":"error"');
  expect(hitsIn(site.said())).toEqual([]);
});

test("control: a server that logs what it parses is found", async () => {
  const talkative = `const parse = JSON.parse;
    JSON.parse = (text, ...more) => (String(text).includes("marked") && console.log(text), parse(text, ...more));`;
  const site = await startWholeSite({}, ["--import", `data:text/javascript,${encodeURIComponent(talkative)}`]);
  for (const { path, body } of marked) {
    const response = await fetch(site.url + path, { method: "POST", headers, body: JSON.stringify(body) });
    await response.arrayBuffer();
  }
  await site.stop();
  expect(hitsIn(site.said())).toEqual(expect.arrayContaining([given.text, given.email, given.phone]));
});
