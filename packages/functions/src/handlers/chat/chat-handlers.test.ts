import { createHmac } from "node:crypto";
import { chatBodyLimit } from "@site/core/chat/contract";
import { listMessages } from "@site/core/chat/messages";
import { chatLimits } from "@site/core/chat/options";
import { newId } from "@site/core/store/ids";
import { expect, test } from "vitest";
import { handlerContextWith } from "../../context.fixture.ts";
import { buildContext, buildEvent } from "../../http/event.fixture.ts";
import { handler as createHandler } from "./create-session.ts";
import { handler as readHandler } from "./read-session.ts";
import { handler as saveContactHandler } from "./save-contact.ts";
import { handler as sendHandler } from "./send-message.ts";
import { handler as storeHandler } from "./store-message.ts";

const keys = { CHAT_SECRET: "secret of the tests", IP_HASH_SECRET: "secret of the tests" };
const context = handlerContextWith({ ...keys, RATE_LIMIT: "off" });
const create = createHandler.withContext(context);
const send = sendHandler.withContext(context);
const read = readHandler.withContext(context);
const store = storeHandler.withContext(context);

const startedAt = "2026-11-23T15:00:00.000Z";

interface Call {
  body: unknown;
  cookies?: string[];
  headers?: Record<string, string>;
}

const toEvent = ({ body, cookies, headers = {} }: Call) =>
  buildEvent({ body: JSON.stringify(body), headers, ...(cookies ? { cookies } : {}) });

/** Starts a chat like a browser. @returns its id and the cookie as the browser sends it back */
async function open(call: Partial<Call> = {}) {
  const {
    statusCode,
    body,
    cookies = [],
  } = await create(toEvent({ body: { sessionData: { startedAt } }, ...call }), buildContext());
  const [cookie = ""] = cookies;
  return {
    statusCode,
    id: JSON.parse(body ?? "").session.id as string,
    setCookie: cookie,
    cookies: [cookie.split(";")[0] ?? ""],
  };
}

const say = (sessionId: string, cookies: string[], message = "what are your hours?", headers = {}) =>
  send(toEvent({ body: { sessionId, message }, cookies, headers }), buildContext(28_000));

test("a chat is created with an id and a cookie that scripts can't read [R-06, F-37, RUL-04]", async () => {
  const { statusCode, id, setCookie } = await open();
  expect(statusCode).toBe(201);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(setCookie).toMatch(/^chat=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(setCookie).not.toContain(id);
  expect(setCookie).toContain(createHmac("sha256", "secret of the tests").update(id).digest("base64url"));
});

test("over https the cookie is bound to the host and secure", async () => {
  const { setCookie } = await open({ headers: { "x-forwarded-proto": "https" } });
  expect(setCookie).toMatch(/^__Host-chat=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
});

test("a message is answered with content and never empty [R-07]", async () => {
  const { id, cookies } = await open();
  const { statusCode, body } = await say(id, cookies);
  expect(statusCode).toBe(200);
  expect(JSON.parse(body ?? "").message).toMatchObject({
    role: "assistant",
    content: expect.stringContaining("8 AM-6 PM"),
  });
});

test("another visitor's cookie, none and an unknown id get one and the same 404 [RUL-04]", async () => {
  const [own, other] = [await open(), await open()];
  const answers = await Promise.all([
    say(own.id, other.cookies),
    say(own.id, []),
    say(own.id, ["chat=forged"]),
    say(newId(), own.cookies),
    say("no id at all", own.cookies),
    store(toEvent({ body: { sessionId: own.id, role: "user", content: "x" }, cookies: other.cookies }), buildContext()),
  ]);
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set(['404 {"message":"This chat has ended. Please start a new one."}']),
  );
});

const readBack = (sessionId: string, cookies: string[]) =>
  read(buildEvent({ queryStringParameters: { sessionId }, cookies }), buildContext());

test("a browser reads its own chat back, word for word and in order [RUL-04]", async () => {
  const { id, cookies } = await open();
  const key = newId();
  await say(id, cookies, "what are your hours?", { "idempotency-key": key });
  await say(id, cookies, "which services do you offer?");
  const { statusCode, headers, body } = await readBack(id, cookies);
  expect(statusCode).toBe(200);
  expect(headers?.["cache-control"]).toBe("no-store");
  const { messages, lead } = JSON.parse(body ?? "");
  expect(messages).toMatchObject([
    { id: key, role: "user", content: "what are your hours?" },
    { role: "assistant", content: expect.stringContaining("8 AM-6 PM") },
    { role: "user", content: "which services do you offer?" },
    { role: "assistant" },
  ]);
  expect(lead).toBeUndefined();
});

test("a chat that has become a lead says so when it is read back", async () => {
  const { id, cookies } = await open();
  await say(id, cookies, "I want new windows, Ann Lee, Utica, 315-555-0149");
  expect(JSON.parse((await readBack(id, cookies)).body ?? "")).toMatchObject({ lead: { status: "received" } });
});

test("nobody reads a chat back without its cookie, and no id opens none [RUL-04]", async () => {
  const [own, other] = [await open(), await open()];
  await say(own.id, own.cookies);
  const answers = await Promise.all([
    readBack(own.id, other.cookies),
    readBack(own.id, []),
    readBack(newId(), own.cookies),
    readBack("", own.cookies),
    read(buildEvent({ cookies: own.cookies }), buildContext()),
  ]);
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set(['404 {"message":"This chat has ended. Please start a new one."}']),
  );
});

test("a browser keeps the chats of two tabs in one cookie", async () => {
  const first = await open();
  const second = await open({ cookies: first.cookies });
  expect((await say(first.id, second.cookies)).statusCode).toBe(200);
  expect((await say(second.id, second.cookies)).statusCode).toBe(200);
});

test("the same key gets the same reply, other words under it are refused", async () => {
  const { id, cookies } = await open();
  const headers = { "idempotency-key": newId() };
  const first = await say(id, cookies, "hello", headers);
  expect((await say(id, cookies, "hello", headers)).body).toBe(first.body);
  expect((await say(id, cookies, "goodbye", headers)).statusCode).toBe(422);
});

test("an empty, an endless and a nameless message are refused with what is wrong [F-09]", async () => {
  const { id, cookies } = await open();
  expect(await say(id, cookies, "  \n ")).toMatchObject({
    statusCode: 400,
    body: expect.stringContaining("type a message"),
  });
  const long = "x".repeat(chatLimits.messageLength + 1);
  expect(await say(id, cookies, long)).toMatchObject({ statusCode: 400, body: expect.stringContaining("2000") });
  expect(await say(id, cookies, "é".repeat(chatBodyLimit))).toMatchObject({ statusCode: 413 });
  expect(await send(toEvent({ body: { message: "hi" }, cookies }), buildContext())).toMatchObject({ statusCode: 400 });
  expect(await create(toEvent({ body: {} }), buildContext())).toMatchObject({ statusCode: 400 });
});

test("a message of the longest length fits the body limit, whatever its characters", async () => {
  const { id, cookies } = await open();
  expect((await say(id, cookies, "𝄞".repeat(chatLimits.messageLength))).statusCode).toBe(200);
});

test("a message of the script is kept, with a role of user or assistant only [F-38, R-08, Q-18]", async () => {
  const { id, cookies } = await open();
  const keep = (role: string) =>
    store(toEvent({ body: { sessionId: id, role, content: "hello" }, cookies }), buildContext());
  expect((await keep("user")).statusCode).toBe(201);
  expect((await keep("assistant")).statusCode).toBe(201);
  expect(await keep("system")).toMatchObject({ statusCode: 400, body: expect.stringContaining("user or assistant") });
});

test("a message of the script without a chat is refused, and kept nowhere [R-08]", async () => {
  const { id, cookies } = await open();
  const keep = (body: object, chat: string[] = cookies) => store(toEvent({ body, cookies: chat }), buildContext());
  const message = { role: "user", content: "hello" };
  expect(await keep(message)).toMatchObject({ statusCode: 400 });
  expect(await keep({ ...message, sessionId: newId() })).toMatchObject({ statusCode: 404 });
  expect(await keep({ ...message, sessionId: id }, [])).toMatchObject({ statusCode: 404 });
  expect(await listMessages(context, id)).toEqual([]);
});

test("the eleventh chat of a client within a minute is refused with a time to wait", async () => {
  const create = createHandler.withContext(handlerContextWith({ ...keys, IP_HASH_SECRET: newId() }));
  const start = () => create(toEvent({ body: { sessionData: { startedAt } } }), buildContext());
  const answers = [];
  // A span may end between two requests, so the count is taken over twice the limit.
  for (let count = 0; count < 22; count += 1) answers.push(await start());
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]?.headers?.["retry-after"])).toBeGreaterThan(0);
  expect(answers.slice(0, 10).every(({ statusCode }) => statusCode === 201)).toBe(true);
});

test.each([{}, { contact: null }, { contact: "Ann" }, { sessionId: "x", contact: {} }])(
  "a contact card of %j is refused in words, and nothing fails",
  async (body) => {
    const { statusCode, body: answer } = await saveContactHandler.withContext(context)(
      toEvent({ body }),
      buildContext(),
    );
    expect(statusCode).toBe(400);
    expect(JSON.parse(answer ?? "").message).toBeTruthy();
  },
);
