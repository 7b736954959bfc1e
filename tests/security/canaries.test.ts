import { connect } from "node:net";
import { routes } from "@site/functions/routes";
import { expect, test } from "vitest";
import { forms } from "../support/form-server.ts";
import { startWholeSite } from "./whole-site.ts";

/** What a visitor gives away, in words that stand nowhere else. */
const canaries = {
  name: "Canaria Zwölfinger",
  email: "canary.9173@example.org",
  phone: "(315) 555-0179",
  text: "canary-text-5521",
  address: "9173 Canary Lane",
  query: "canary-query-6612",
  path: "canary-path-7718",
  header: "canary-header-8823",
  cookie: "canary-cookie-9934",
  hop: "203.0.113.179",
};

/** Each canary as it was sent and in the forms that code may give it. */
const needles = [
  ...Object.values(canaries),
  encodeURIComponent(canaries.name),
  encodeURIComponent(canaries.email),
  JSON.stringify(canaries.name).slice(1, -1),
  canaries.email.replace("@", "%40"),
  "3155550179",
  "315-555-0179",
  Buffer.from(canaries.text).toString("base64").slice(0, -2),
];

const markOf = (field: string): string => {
  if (field === "email") return canaries.email;
  if (field === "phone") return canaries.phone;
  if (field === "address") return canaries.address;
  return field === "name" ? canaries.name : canaries.text;
};

const free = ["name", "email", "phone", "address", "notes", "description", "coverLetter", "experience", "message"];

/** A valid body of each form with canaries in place of everything that a visitor types. */
const marked = forms.map(({ path, body }) => {
  const typed = Object.fromEntries(Object.entries(body).filter(([field]) => free.includes(field)));
  const more = Object.fromEntries(Object.keys(typed).map((field) => [field, markOf(field)]));
  return { path, body: { ...body, ...more, unknown: canaries.text } };
});

const headers = {
  "content-type": "application/json",
  "user-agent": canaries.header,
  referer: `http://127.0.0.1/?${canaries.query}`,
  cookie: `chat=${canaries.cookie}; other=${canaries.cookie}`,
  "x-forwarded-for": canaries.hop,
  "x-canary": canaries.header,
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
    await post(path, { ...body, name: `${canaries.name} again` }, { "idempotency-key": key });
    await post(path, { ...body, email: `${canaries.text} no address`, phone: 5 });
    await post(path, { ...body, name: canaries.name.repeat(50) });
    await post(path, { ...body, padding: canaries.text.repeat(2000) });
    await post(path, JSON.stringify(body).slice(0, -3));
    await post(path, [[[[[[[canaries.text]]]]]]]);
    await post(path, body, { origin: `https://${canaries.path}.example` });
    await post(path, JSON.stringify(body), { "content-type": `text/plain; ${canaries.header}` });
    await post(`${path}?q=${canaries.query}`, body, { "idempotency-key": canaries.header });
  }

  const startedAt = "2026-11-21T12:00:00Z";
  const { response, json } = await post("/api/chat/sessions", { sessionData: { startedAt, userName: canaries.name } });
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const sessionId = json?.session?.id ?? canaries.text;
  const says = [
    `I want windows, ${canaries.text}`,
    `${canaries.name}, ${canaries.address}`,
    canaries.phone,
    canaries.email,
  ];
  for (const message of says) {
    await post("/api/chat/conversation", { sessionId, message }, { cookie });
    await post("/api/chat/messages", { sessionId, role: "user", content: message }, { cookie });
  }
  await post("/api/chat/conversation", { sessionId, message: canaries.text.repeat(300) }, { cookie });
  await post("/api/chat/conversation", { sessionId: canaries.text, message: canaries.text });

  const query = `{ posts(where: {search: "${canaries.text}"}) { nodes { title } } }`;
  await post("/api/wordpress/graphql", { query, variables: { name: canaries.email } });
  for (const { endpoint } of Object.values(routes)) {
    const path = endpoint.path.replace(/\{\w+\}/g, canaries.path);
    await send(`${path}?slug=${canaries.query}&path=/${canaries.query}&email=${encodeURIComponent(canaries.email)}`);
    await send(path, { method: "DELETE" });
  }
  for (const path of ["", "post/", "%zz", "a%00/", "..%2f", "category/", "//["])
    await send(`/${path}${canaries.path}?email=${encodeURIComponent(canaries.email)}#x`);
  const port = Number(new URL(url).port);
  await sendRaw(port, `GET /${canaries.path} HTTP/9.9\r\n${canaries.header}\r\n\r\n`);
  await sendRaw(port, `POST /api/quotes HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n${canaries.text}`);
  return seen;
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
    JSON.parse = (text, ...more) => (String(text).includes("canary") && console.log(text), parse(text, ...more));`;
  const site = await startWholeSite({}, ["--import", `data:text/javascript,${encodeURIComponent(talkative)}`]);
  for (const { path, body } of marked) {
    const response = await fetch(site.url + path, { method: "POST", headers, body: JSON.stringify(body) });
    await response.arrayBuffer();
  }
  await site.stop();
  expect(hitsIn(site.said())).toEqual(expect.arrayContaining([canaries.text, canaries.email, canaries.phone]));
});
