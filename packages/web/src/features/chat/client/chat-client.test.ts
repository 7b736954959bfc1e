import { stubStorage } from "@site/ui/lib/storage.fixture.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readClosedChat, readTypedText, readUnsent, writeTypedText } from "../../../lib/chat-storage.ts";
import { ChatClient, type Respond } from "./chat-client.ts";
import { respondByScript } from "./scripted-responder.ts";

type Answer = readonly [status: number, body: object];
type Handler = (body: { sessionId?: string; message?: string }, key: string) => Answer | undefined;

/** What the API is asked, and how it answers: by method and path; undefined fails like a lost connection. */
let api: Record<string, Handler>;
let calls: { call: string; key: string; sessionId: string | undefined; message: string | undefined }[];
let line: EventTarget;
let network: { onLine: boolean };

const reply = (content: string): Answer => [200, { message: { role: "assistant", content } }];
const said = (...messages: object[]): Answer => [200, { messages }];

async function answer(url: string, { method = "GET", body, headers }: RequestInit): Promise<Response> {
  const [path = "", query] = url.split("?");
  const sent = body ? JSON.parse(String(body)) : Object.fromEntries(new URLSearchParams(query));
  const key = new Headers(headers).get("idempotency-key") ?? "";
  calls.push({ call: `${method} ${path}`, key, sessionId: sent.sessionId, message: sent.message });
  const result = network.onLine ? api[`${method} ${path}`]?.(sent, key) : undefined;
  if (!result) throw new TypeError("Failed to fetch");
  return Response.json(result[1], { status: result[0] });
}

const read = "GET /api/chat/session";
const create = "POST /api/chat/sessions";
const ask = "POST /api/chat/conversation";
const asked = () => calls.filter(({ call }) => call === ask);
const shown = (client: ChatClient) =>
  client.store
    .state()
    .messages.map(({ role, content, hasFailed }) => `${role}: ${content}${hasFailed ? " (failed)" : ""}`);
const keep = (sessionId: string) => localStorage.setItem("chat:assistant", JSON.stringify({ sessionId }));
const kept = () => JSON.parse(localStorage.getItem("chat:assistant") ?? "{}").sessionId;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  calls = [];
  line = new EventTarget();
  network = { onLine: true };
  api = {
    [create]: () => [201, { session: { id: "new" } }],
    [read]: () => said(),
    [ask]: ({ message }) => reply(`You said ${message}.`),
  };
  vi.stubGlobal("navigator", network);
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("window", { location: { pathname: "/contact" } });
  stubStorage("localStorage");
  stubStorage("sessionStorage");
  vi.stubGlobal("addEventListener", line.addEventListener.bind(line));
  vi.stubGlobal("fetch", vi.fn(answer));
});

/** Opens a chat, says something in it at once, and waits. */
async function begin(text = "", { ms = 1000, ...sending }: { ms?: number; respond?: Respond } = {}) {
  const client = new ChatClient();
  client.open();
  client.send(text, sending);
  await vi.advanceTimersByTimeAsync(ms);
  return client;
}

async function say(client: ChatClient, text: string, ms = 1000): Promise<void> {
  client.send(text);
  await vi.advanceTimersByTimeAsync(ms);
}

/** Tells the page of an event of the browser, and waits. */
async function happen(event: string, ms = 1000): Promise<void> {
  line.dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(ms);
}

function resendFirst(client: ChatClient): void {
  const [message] = client.store.state().messages;
  if (!message) throw new Error("nothing is shown");
  client.resend(message);
}

/** Has every session that is made be another one. */
function numberSessions(): void {
  let count = 0;
  api[create] = () => {
    count += 1;
    return [201, { session: { id: `new-${count}` } }];
  };
}

const hello = [
  { id: "1", role: "user", content: "Hello" },
  { id: "2", role: "assistant", content: "You said Hello." },
];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a chat that can't be read at first goes on, and no second one is begun", async () => {
  keep("known");
  let attempts = 0;
  api[read] = () => {
    attempts += 1;
    return attempts <= 4
      ? [503, { message: "Please try again later." }]
      : said({ id: "1", role: "user", content: "Hi" });
  };
  const client = new ChatClient();
  client.open();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(shown(client).at(0)).toBe("user: Hi");
  expect(kept()).toBe("known");
  expect(calls.map(({ call }) => call)).not.toContain(create);
});

test("what is said while a chat can't be read goes out in it", async () => {
  keep("known");
  api[read] = () => [503, { message: "Please try again later." }];
  const client = await begin("Call me", { ms: 30_000 });
  expect(asked().map(({ sessionId }) => sessionId)).toEqual(["known"]);
  expect(shown(client)).toEqual(["user: Call me", "assistant: You said Call me."]);
});

test("what is said while a chat's transcript hangs goes out in it", async () => {
  keep("known");
  vi.stubGlobal(
    "fetch",
    vi.fn((url: string, init: RequestInit) =>
      url.startsWith("/api/chat/session?")
        ? new Promise((_, reject) => init.signal?.addEventListener("abort", () => reject(new Error("late"))))
        : answer(url, init),
    ),
  );
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  const client = await begin("Call me", { ms: 20_000 });
  expect(shown(client)).toEqual(["user: Call me", "assistant: You said Call me."]);
  expect(asked().map(({ sessionId }) => sessionId)).toEqual(["known"]);
});

test("where the session after a lost one is unknown, too, the browser keeps no cookie: it is told, and no third is made [F-19]", async () => {
  keep("known");
  api[ask] = () => [404, { message: "This chat has ended." }];
  const client = await begin("Call me", { ms: 30_000 });
  expect(asked().map(({ sessionId }) => sessionId)).toEqual(["known", "new"]);
  expect(vi.mocked(console.warn).mock.calls.map(([error]) => error.message)).toEqual([
    "Failed to send message",
    "Failed to send message",
  ]);
  expect(shown(client)).toEqual([expect.stringMatching(/^assistant: This chat needs cookies.*555-0142.*\/quote/)]);
  expect(JSON.parse(sessionStorage.getItem("draft:chat:assistant:typed") ?? "{}").text).toBe("Call me");
  await say(client, "Call me now", 30_000);
  expect(calls.filter(({ call }) => call === create)).toHaveLength(1);
});

/** An API that knows a chat only by its cookie. @returns the cookies, and whether the browser keeps them */
function needCookies() {
  const browser = { keepsCookies: false, cookies: new Set<string | undefined>() };
  let count = 0;
  api[create] = () => {
    count += 1;
    if (browser.keepsCookies) browser.cookies.add(`new-${count}`);
    return [201, { session: { id: `new-${count}` } }];
  };
  const ended: Answer = [404, { message: "This chat has ended." }];
  api[read] = ({ sessionId }) => (browser.cookies.has(sessionId) ? said() : ended);
  api[ask] = ({ sessionId, message }) => (browser.cookies.has(sessionId) ? reply(`You said ${message}.`) : ended);
  return browser;
}

/** Is told that the browser keeps no cookies. */
async function startRefused(): Promise<ChatClient> {
  const client = await begin("Call me");
  expect(shown(client)).toEqual([expect.stringMatching("This chat needs cookies")]);
  return client;
}

test("a page that is loaded after cookies were allowed chats", async () => {
  const browser = needCookies();
  await startRefused();
  browser.keepsCookies = true;
  const client = await begin("Call me");
  expect(shown(client)).toEqual(["user: Call me", "assistant: You said Call me."]);
});

test("while a page is shown that was told so, closing the chat makes no other session", async () => {
  needCookies();
  const client = await startRefused();
  client.close();
  await say(client, "Call me");
  expect(shown(client)).toEqual([expect.stringMatching("This chat needs cookies")]);
  expect(calls.filter(({ call }) => call === create)).toHaveLength(1);
});

test("a tab that was told so goes on in another tab's chat, and begins one after it", async () => {
  const browser = needCookies();
  const client = await startRefused();
  browser.keepsCookies = true;
  browser.cookies.add("other");
  keep("other");
  await happen("storage");
  client.close();
  await say(client, "Hello");
  expect(shown(client)).toEqual(["user: Hello", "assistant: You said Hello."]);
  expect(asked().map(({ sessionId }) => sessionId)).toEqual(["new-1", "new-2"]);
});

test("a tab that had made a session and went on in another tab's chat begins one when that has ended", async () => {
  const browser = needCookies();
  browser.keepsCookies = true;
  browser.cookies.add("other");
  const client = await begin();
  keep("other");
  await happen("storage");
  browser.cookies.delete("other");
  await say(client, "Hello");
  expect(shown(client)).toEqual(["user: Hello", "assistant: You said Hello."]);
  expect(asked().map(({ sessionId }) => sessionId)).toEqual(["other", "new-2"]);
});

test("what another program has put in place of the tab's drafts stops no chat", async () => {
  for (const text of ["null", "5", '{"unsent":[null,5]}', '{"unsent":7}']) {
    sessionStorage.setItem("draft:chat:assistant", text);
    const client = new ChatClient();
    const close = client.open();
    await vi.advanceTimersByTimeAsync(100);
    expect(client.store.state()).toMatchObject({ messages: [], hasSession: true });
    close();
  }
});

test("a chat that has ended is begun anew once, and both tabs go on in the new one [R-06, R-07]", async () => {
  keep("old");
  api[ask] = ({ sessionId, message }) =>
    sessionId === "old" ? [404, { message: "Unknown session." }] : reply(`You said ${message}.`);
  const [first, second] = [new ChatClient(), new ChatClient()];
  first.open();
  second.open();
  await vi.advanceTimersByTimeAsync(100);
  await say(first, "I am Ann", 5000);
  await say(second, "315-555-0149", 5000);
  expect(asked().map(({ sessionId, message }) => `${sessionId}: ${message}`)).toEqual([
    "old: I am Ann",
    "new: I am Ann",
    "new: 315-555-0149",
  ]);
  expect(calls.filter(({ call }) => call === create)).toHaveLength(1);
});

test("what was said offline goes out when the chat is opened again after the connection came back", async () => {
  const client = new ChatClient();
  const close = client.open();
  await vi.advanceTimersByTimeAsync(100);
  network.onLine = false;
  await say(client, "Call me");
  expect(shown(client).at(0)).toBe("user: Call me (failed)");
  close();
  network.onLine = true;
  line.dispatchEvent(new Event("online"));
  client.open();
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown(client).at(-1)).toBe("assistant: You said Call me.");
});

test("what is sent again by hand while offline goes out once", async () => {
  const client = await begin();
  network.onLine = false;
  await say(client, "Call me");
  resendFirst(client);
  await vi.advanceTimersByTimeAsync(1000);
  network.onLine = true;
  calls = [];
  await happen("online");
  expect(asked()).toHaveLength(1);
  expect(shown(client).filter((text) => text === "assistant: You said Call me.")).toHaveLength(1);
});

test("after a reload in the middle of a reply the reply is waited for", async () => {
  keep("known");
  api[read] = () => said({ id: "1", role: "user", content: "Call me" });
  let attempts = 0;
  api[ask] = () => {
    attempts += 1;
    return attempts <= 3 ? [409, { message: "Please try again in a moment." }] : reply("Gladly.");
  };
  const client = new ChatClient();
  client.open();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown(client)).toEqual(["user: Call me", "assistant: Gladly."]);
  expect(new Set(asked().map(({ key }) => key))).toEqual(new Set(["1"]));
});

test("a failure is told, and no longer once the message has gone out", async () => {
  let attempts = 0;
  api[ask] = ({ message }) => {
    attempts += 1;
    return attempts === 1 ? [500, { message: "No." }] : reply(`You said ${message}.`);
  };
  const client = await begin("Call me");
  expect(shown(client)).toEqual([
    "user: Call me (failed)",
    "assistant: Sorry, I encountered an error. Please try again.",
  ]);
  resendFirst(client);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown(client)).toEqual(["user: Call me", "assistant: You said Call me."]);
});

test("what was said in another tab is there when this one is looked at again", async () => {
  const client = await begin("Hello");
  api[read] = () =>
    said(...hello, { id: "3", role: "user", content: "Bye" }, { id: "4", role: "assistant", content: "You said Bye." });
  await happen("focus");
  expect(shown(client).slice(2)).toEqual(["user: Bye", "assistant: You said Bye."]);
});

test("a message of which only the answer was lost is shown once, with its answer, and not sent again", async () => {
  const rows: object[] = [];
  api[read] = () => said(...rows);
  api[ask] = ({ message }, id) => {
    rows.push({ id, role: "user", content: message }, { id: "r", role: "assistant", content: "Gladly." });
    network.onLine = false;
    return undefined;
  };
  const client = await begin("Call me");
  expect(shown(client).at(0)).toBe("user: Call me (failed)");
  network.onLine = true;
  await happen("focus");
  expect(shown(client)).toEqual(["user: Call me", "assistant: Gladly."]);
  expect(readUnsent()).toEqual([]);
  await happen("online");
  expect(asked()).toHaveLength(1);
});

test("a failed message that arrived and has no answer yet can be sent again after another tab went on", async () => {
  api[ask] = (_, id) => {
    api[read] = () => said(...hello, { id, role: "user", content: "Call me" });
    return [500, { message: "No." }];
  };
  const client = await begin("Call me");
  await happen("focus");
  expect(shown(client)).toEqual(["user: Hello", "assistant: You said Hello.", "user: Call me (failed)"]);
  expect(readUnsent()).toMatchObject([{ content: "Call me" }]);
});

test("a reply that takes as long as the server may take is waited for", async () => {
  vi.mocked(fetch).mockImplementation(async (url, init = {}) => {
    if (!String(url).endsWith("/conversation")) return answer(String(url), init);
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      setTimeout(() => resolve(Response.json({ message: { content: "Gladly." } })), 28_000);
    });
  });
  const client = await begin("Call me", { ms: 40_000 });
  expect(shown(client)).toEqual(["user: Call me", "assistant: Gladly."]);
});

test("a chat that was closed elsewhere is gone, and what is said then begins another one", async () => {
  numberSessions();
  const client = await begin("My secret");
  localStorage.removeItem("chat:assistant");
  await happen("pageshow");
  expect(shown(client)).toEqual([]);
  localStorage.removeItem("chat:assistant");
  await say(client, "Hello again");
  expect(shown(client)).toEqual(["user: Hello again", "assistant: You said Hello again."]);
  expect(asked().map(({ sessionId }) => sessionId)).toEqual(["new-1", "new-3"]);
});

test.each([
  ["closes the chat", () => localStorage.removeItem("chat:assistant"), ""],
  ["goes on in another chat", () => keep("other"), "And doors"],
])("what waits for a connection is in the composer when another tab %s", async (_what, takeOver, typed) => {
  const client = await begin();
  network.onLine = false;
  await say(client, "Call 315-555-0149");
  writeTypedText(typed);
  takeOver();
  line.dispatchEvent(new Event("storage"));
  network.onLine = true;
  await happen("online");
  expect(readTypedText()).toBe(["Call 315-555-0149", typed].filter(Boolean).join("\n"));
  expect(shown(client)).toEqual([]);
});

test("a failed message is in the composer when the next one begins another chat", async () => {
  api[ask] = ({ message }) => (message === "Call me" ? [500, { message: "No." }] : reply(`You said ${message}.`));
  const client = await begin("Call me");
  keep("other");
  await say(client, "Hello");
  expect(shown(client)).toEqual(["user: Hello", "assistant: You said Hello."]);
  expect(readTypedText()).toBe("Call me");
});

test.each(["by the assistant", "by the scripted agent"])(
  "a message on its way to be answered %s is in the composer, once, when another tab closes the chat and it fails",
  async (who) => {
    vi.mocked(fetch).mockImplementation(async (url, init = {}) => {
      const isMessage = /conversation|messages/.test(String(url));
      if (isMessage) await new Promise((resolve) => setTimeout(resolve, 9000));
      return isMessage ? Response.json({ message: "No." }, { status: 422 }) : answer(String(url), init);
    });
    const client = new ChatClient();
    client.open();
    client.send("Call me", who === "by the assistant" ? {} : { respond: respondByScript });
    await vi.advanceTimersByTimeAsync(6000);
    localStorage.removeItem("chat:assistant");
    await happen("storage", 6000);
    expect(shown(client)).toEqual([]);
    expect(readTypedText()).toBe("Call me");
  },
);

test("the office's request is shown as long as the API says that there is one", async () => {
  api[ask] = ({ message }) => [
    200,
    {
      message: { role: "assistant", content: "Noted." },
      ...(message === "never mind" ? {} : { lead: { status: "received" } }),
    },
  ];
  const client = await begin("I am Ann, 315-555-0149");
  expect(client.store.state().hasLead).toBe(true);
  await say(client, "never mind");
  expect(client.store.state().hasLead).toBe(false);
});

test("a chat that was closed shows nothing, and can be gone on with [F-08, CON-09]", async () => {
  numberSessions();
  const client = await begin("Hello");
  client.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(client.store.state()).toMatchObject({ messages: [], hasSession: true, canContinue: true });
  api[read] = ({ sessionId }) => said({ id: "1", role: "assistant", content: `In ${sessionId}` });
  client.resume();
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown(client)).toEqual(["assistant: In new-1"]);
  expect(client.store.state().canContinue).toBe(false);
});

/** A way to say something, each of which makes a chat one to come back to. */
const waysToSpeak: Record<string, (client: ChatClient) => void> = {
  "a message": (client) => client.send("Hello"),
  "a message that is still on its way": (client) => {
    vi.mocked(fetch).mockReturnValue(new Promise(() => {}));
    client.send("Hello");
  },
  "a message to the scripted agent": (client) =>
    client.send("Hello", { respond: async () => ({ said: { content: "Hi." } }) }),
  "a contact card": (client) => void client.saveContact({ name: "Ann" }),
};

test.each(Object.entries(waysToSpeak))("%s makes a chat one that can be gone on with once closed", async (_, speak) => {
  api["POST /api/chat/contact"] = () => reply("Noted.");
  localStorage.setItem("closed-chat", JSON.stringify({ sessionId: "former" }));
  const client = await begin();
  speak(client);
  await vi.advanceTimersByTimeAsync(100);
  client.close();
  expect(readClosedChat().sessionId).toBe("new");
});

test("a chat in which nothing was said leaves the way back to the one before", async () => {
  localStorage.setItem("closed-chat", JSON.stringify({ sessionId: "former", hasLead: true }));
  const client = new ChatClient();
  const leave = client.open();
  await vi.advanceTimersByTimeAsync(100);
  leave();
  client.close();
  expect(readClosedChat()).toEqual({ sessionId: "former", hasLead: true });
  client.open();
  expect(client.store.state().canContinue).toBe(true);
  client.resume();
  await vi.advanceTimersByTimeAsync(100);
  expect(kept()).toBe("former");
});

test("a chat whose words are read back can be gone on with once closed", async () => {
  keep("known");
  api[read] = () => said({ id: "1", role: "user", content: "Hi" }, { id: "2", role: "assistant", content: "Hello." });
  const client = await begin();
  client.close();
  expect(readClosedChat().sessionId).toBe("known");
});

test("the card's answer is shown, with what the office has; a refusal is thrown and changes nothing", async () => {
  const contact = { name: "Ann", phone: "315-555-0149" };
  const sent = { reference: "K7-4Q2", page: "/request/x" };
  api["POST /api/chat/contact"] = () => [
    200,
    { message: { role: "assistant", content: "Noted." }, lead: { status: "received", ...sent }, contact },
  ];
  const client = await begin();
  client.openCard();
  await client.saveContact(contact, { key: "k" });
  expect(client.store.state()).toMatchObject({ hasLead: true, sent, contact, isCardOpen: false });
  expect(shown(client)).toEqual(["assistant: Noted."]);
  expect(calls.at(-1)).toMatchObject({ key: "k", sessionId: "new" });
  api["POST /api/chat/contact"] = () => [400, { message: "Please check.", fields: { phone: "Wrong" } }];
  client.openCard();
  await expect(client.saveContact(contact)).rejects.toMatchObject({
    said: "Please check.",
    fields: { phone: "Wrong" },
  });
  expect(client.store.state()).toMatchObject({ hasLead: true, isCardOpen: true });
});

test.each([
  { said: { content: "Please call 911 right now.", asksContact: false }, isCardOpen: false },
  { said: { content: "I have passed your request to our office." }, hasLead: true, isCardOpen: false },
  { said: { content: "I have put that down." }, isCardOpen: true },
])("$said.content leaves the open card: $isCardOpen", async ({ isCardOpen, ...reply }) => {
  const client = await begin();
  client.store.reply({ content: "How can we reach you?", asksContact: true });
  client.send("Help", { respond: async () => reply });
  await vi.advanceTimersByTimeAsync(100);
  expect(client.store.messages.at(-1)?.content).toBe(reply.said.content);
  expect(client.store.state().isCardOpen).toBe(isCardOpen);
});

test("a card that was put away comes back only when the visitor asks for it", async () => {
  const client = await begin();
  const asks = { content: "How can we reach you?", asksContact: true };
  client.store.reply(asks);
  expect(client.store.state().isCardOpen).toBe(true);
  client.declineCard();
  client.store.reply(asks);
  expect(client.store.state().isCardOpen).toBe(false);
  client.openCard();
  expect(client.store.state().isCardOpen).toBe(true);
});

test("what another one answers in the assistant's place is shown, and the office's request with it", async () => {
  const client = new ChatClient();
  client.open();
  client.send("Hello", {
    respond: async (sessionId, { content }) => ({ said: { content: `${content}, ${sessionId}` } }),
  });
  api[read] = () => [200, { messages: [], lead: { status: "received" } }];
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown(client)).toEqual(["user: Hello", "assistant: Hello, new"]);
  expect(client.store.state().hasLead).toBe(true);
  expect(asked()).toEqual([]);
});

/** Answers a stored message after so many ms. */
function holdStored(ms: number, status: number, body: object): void {
  api["POST /api/chat/messages"] = () => [201, {}];
  vi.mocked(fetch).mockImplementation(async (url, init = {}) => {
    const sent = init.body ? JSON.parse(String(init.body)) : {};
    const isStored = String(url).split("?")[0] === "/api/chat/messages" && sent.role === "user";
    if (!isStored) return answer(String(url), init);
    await new Promise((resolve) => setTimeout(resolve, ms));
    return Response.json(body, { status });
  });
}

test.each([
  ["in time, in the script's place", 100, ["user: I smell gas", "assistant: Call 911."]],
  ["after the script, where it comes late", 9000, ["user: I smell gas", expect.any(String), "assistant: Call 911."]],
])("what the assistant says in place of the scripted agent is shown %s [R-08]", async (_when, ms, expected) => {
  holdStored(ms, 201, { reply: { content: "Call 911." } });
  const client = await begin("I smell gas", { ms: 12_000, respond: respondByScript });
  expect(shown(client)).toEqual(expected);
});

test("a message that the scripted agent has answered and the server has not stays when another tab goes on", async () => {
  holdStored(9000, 422, { message: "This message is too long." });
  const client = await begin("Call me", { ms: 6000, respond: respondByScript });
  api[read] = () => said(...hello);
  await happen("focus");
  expect(shown(client)).toEqual(["user: Hello", "assistant: You said Hello.", "user: Call me"]);
  expect(readUnsent()).toMatchObject([{ content: "Call me" }]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(shown(client)).toContain("user: Call me (failed)");
});

test("a message that the scripted agent has answered and the server refuses late is shown as failed and kept", async () => {
  holdStored(9000, 422, { message: "This message is too long." });
  const client = await begin("Call me", { ms: 6000, respond: respondByScript });
  expect(shown(client)).toEqual(["user: Call me", expect.any(String)]);
  expect(readUnsent()).toMatchObject([{ content: "Call me" }]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(shown(client)).toEqual(["user: Call me (failed)", expect.any(String), "assistant: This message is too long."]);
});
