import { enterGiveawayEndpoint } from "@site/core/giveaway/contract";
import { changeRequestEndpoint } from "@site/core/request-page/contract";
import { routes } from "@site/functions/routes";
import { afterAll, expect, test, vi } from "vitest";
import { forms, startForms } from "../support/servers/form-server.ts";

const { url, rows, close } = await startForms({ RATE_LIMIT: "off", CHAT_SECRET: "ours" });
afterAll(close);

const getCookie = (response: Response): string => response.headers.getSetCookie()[0]?.split(";")[0] ?? "";

const startChat = { sessionData: { startedAt: "2026-11-21T12:00:00Z", userName: "Ann" } };

async function newChat(headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/api/chat/sessions`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(startChat),
  });
  const { session } = await response.json();
  return { response, id: String(session.id), cookie: getCookie(response) };
}

const own = await newChat();
const message = { sessionId: own.id, message: "Hello", role: "user", content: "Hello" };

/** No page of ours sends these: one is signed, one is a mail program's, and both have tests of their own. */
type ForPrograms = "receiveText" | "stopMails";

type WriteName = Exclude<
  {
    [Name in keyof typeof routes]: (typeof routes)[Name]["endpoint"]["method"] extends "POST" ? Name : never;
  }[keyof typeof routes],
  ForPrograms
>;

const getForm = (path: string): object => forms.find((form) => form.path === path)?.body ?? {};

/** A body that each route takes: a new route that writes does not compile without one. */
const bodies: Record<WriteName, object> = {
  submitQuote: getForm("/api/quotes"),
  submitServiceRequest: getForm("/api/service-requests"),
  enterGiveaway: getForm(enterGiveawayEndpoint.path),
  applyForJob: getForm("/api/jobs/apply"),
  queryContent: { query: "{ posts { nodes { title } } }" },
  contentChanged: { id: "0000-1111-2222-3333", changes: [{ type: "all" }] },
  createChatSession: startChat,
  sendChatMessage: message,
  storeChatMessage: message,
  changeRequest: { token: "guessed", action: "note", values: {} },
  startUpload: { token: "guessed", id: "00000000-0000-4000-8000-000000000001", type: "image/jpeg", bytes: 5000 },
  countPageViews: { views: ["quote"], counts: { call: 1 } },
  saveChatContact: { sessionId: message.sessionId, contact: { email: "ann@example.com" } },
};

const writes = Object.entries(bodies).map(([name, body]) => ({
  path: routes[name as WriteName].endpoint.path,
  body: JSON.stringify(body),
}));

const send = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", cookie: own.cookie, ...headers },
  });

const foreign: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "" },
  { origin: `${url}.evil.example` },
  { origin: `https://evil.example/?${url}` },
  { origin: `http://127.0.0.1:1` },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "cross-site", origin: url },
  { origin: "https://evil.example", "x-viewer-host": "evil.example", "x-forwarded-host": "evil.example" },
  { origin: "https://evil.example", referer: `${url}/quote` },
];

/** What a form of another site can send without the browser asking first. */
const urlencoded = "application/x-www-form-urlencoded";
const simpleTypes = ["text/plain", urlencoded, "multipart/form-data; boundary=x"];

/** What a route stores after its answer is among them. */
async function countSettled(): Promise<number> {
  let count = -1;
  await expect
    .poll(
      async () => {
        const before = count;
        count = (await rows()).length;
        return count === before;
      },
      { interval: 300, timeout: 10_000 },
    )
    .toBe(true);
  return count;
}

test.each(writes)(
  "POST $path takes what our own page sends, and nothing that another site can",
  async ({ path, body }) => {
    const ours = await send(path, body, { origin: url, "sec-fetch-site": "same-origin" });
    expect([403, 415]).not.toContain(ours.status);
    await ours.arrayBuffer();
    const before = await countSettled();
    for (const headers of foreign) {
      const answer = await send(path, body, headers);
      expect([answer.status, await answer.json()], JSON.stringify(headers)).toEqual([
        403,
        { message: expect.stringMatching(/\w/) },
      ]);
    }
    const isForm = path === changeRequestEndpoint.path || forms.some((form) => form.path === path);
    for (const type of simpleTypes) {
      if (isForm && type === urlencoded) continue;
      const answer = await send(path, body, { "content-type": type });
      expect([answer.status, await answer.json()], type).toEqual([415, { message: expect.stringMatching(/\w/) }]);
    }
    const posted = new URLSearchParams(JSON.parse(body)).toString();
    for (const headers of isForm ? foreign : []) {
      const answer = await send(path, posted, { "content-type": urlencoded, ...headers });
      expect([answer.status, answer.headers.get("content-type")], JSON.stringify(headers)).toEqual([
        403,
        "text/html; charset=utf-8",
      ]);
      expect(await answer.text()).toContain("another site");
    }
    expect(await rows()).toHaveLength(before);
  },
);

test("the chat's cookie is out of reach of scripts, of other sites and, over https, of other hosts and of plain http", async () => {
  expect(own.response.headers.getSetCookie()).toHaveLength(1);
  const [plain = ""] = own.response.headers.getSetCookie();
  expect(plain).toMatch(/^chat=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
  const [secure = ""] = (await newChat({ "x-forwarded-proto": "https" })).response.headers.getSetCookie();
  expect(secure).toMatch(/^__Host-chat=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  expect(secure).not.toMatch(/domain=/i);
});

test("nobody can choose the id of a chat, and a cookie made up beforehand opens none", async () => {
  const fixed = "00000000-0000-7000-8000-000000000001";
  const { id, cookie } = await newChat({ "idempotency-key": fixed });
  expect(id).not.toBe(fixed);
  for (const made of ["", "chat=attacker", `chat=${id}`, `chat=${own.cookie.split("=")[1]}`, cookie.slice(0, -1)]) {
    const answer = await send("/api/chat/conversation", JSON.stringify({ sessionId: id, message: "Hi" }), {
      cookie: made,
    });
    expect([answer.status, await answer.json()], made).toEqual([404, { message: expect.stringMatching(/\w/) }]);
  }
});

test("a cookie of one stage's secret is worth nothing at another", async () => {
  const elsewhere = await startForms({ RATE_LIMIT: "off", CHAT_SECRET: "another" });
  try {
    const response = await fetch(`${elsewhere.url}/api/chat/conversation`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: own.cookie },
      body: JSON.stringify({ sessionId: own.id, message: "Hi" }),
    });
    expect(response.status).toBe(404);
  } finally {
    await elsewhere.close();
  }
});

const claims = (address: string): Record<string, string>[] => [
  { "x-forwarded-for": address },
  { "x-forwarded-for": `${address}, ${address}` },
  { "cloudfront-viewer-address": `${address}:443` },
  { "x-real-ip": address },
  { "client-ip": address },
  { "true-client-ip": address },
  { "cf-connecting-ip": address },
  { "fastly-client-ip": address },
  { "x-client-ip": address },
  { "x-cluster-client-ip": address },
  { "x-originating-ip": address },
  { forwarded: `for=${address};proto=https` },
];

test("no header by which a visitor claims another address gives a new allowance", async () => {
  const limited = await startForms({ RATE_LIMIT: "" });
  // What can't be counted in time is let through.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  try {
    const [form] = forms;
    const statuses: number[] = [];
    for (let count = 0; count < 48; count += 1) {
      const address = `203.0.113.${count}`;
      const headers = claims(address)[count % claims(address).length] ?? {};
      statuses.push((await limited.post({ path: form?.path ?? "", body: form?.body, headers })).status);
    }
    // A span of ten minutes may end meanwhile: then the real address, too, gets a second allowance.
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(40);
    expect(statuses).toContain(429);
  } finally {
    vi.useRealTimers();
    await limited.close();
  }
});

test("the secret that CloudFront proves itself with opens nothing when it is nearly right", async () => {
  const guarded = await startForms({ CHAT_SECRET: "ours", ORIGIN_SECRETS: "right-secret" });
  try {
    const tries = ["", "right-secre", "right-secret2", "RIGHT-SECRET", "right-secret, right-secret", "undefined"];
    for (const secret of tries) {
      for (const { path, body } of writes) {
        const answer = await fetch(guarded.url + path, {
          method: "POST",
          body,
          headers: { "content-type": "application/json", "x-origin-verify": secret },
        });
        expect([answer.status, await answer.json()], `${path} ${secret}`).toEqual([403, { message: "Forbidden" }]);
      }
    }
    expect(await guarded.rows()).toEqual([]);
  } finally {
    await guarded.close();
  }
});
