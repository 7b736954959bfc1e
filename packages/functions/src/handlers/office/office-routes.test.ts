import { appendAuditEntry, listAuditEntries } from "@site/core/audit/audit-log";
import { localTime } from "@site/core/business/local-time";
import type { Mail } from "@site/core/email/mail";
import { buildApplicationRequest } from "@site/core/jobs/application.fixture";
import { applyForJob } from "@site/core/jobs/apply-for-job";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { submitQuote } from "@site/core/leads/submit-quote";
import { addMember, findMember, removeMember } from "@site/core/office/auth/members";
import type { Role } from "@site/core/office/auth/roles";
import { findSession, listSessions, startSession } from "@site/core/office/auth/sessions";
import { newId } from "@site/core/store/ids";
import { beforeAll, expect, test } from "vitest";
import { handlerContextWith } from "../../context.fixture.ts";
import { locateHandler } from "../../deployment.ts";
import type { ApiEvent } from "../../http/api.ts";
import { buildContext, buildEvent } from "../../http/event.fixture.ts";
import { officeRoutes } from "../../office-routes.ts";
import { routes } from "../../routes.ts";
import { officeBodies } from "./office-bodies.fixture.ts";

const context = handlerContextWith({ RATE_LIMIT: "off" }, { sendMail: async () => "1", sendEvent: async () => "1" });
type Name = keyof typeof officeRoutes;
const names = Object.keys(officeRoutes) as Name[];
const roles: Role[] = ["owner", "office", "sales", "read-only"];
const [lead, application] = [newId(), newId()];
const secrets = new Map<Role, string>();
const getEmail = (role: string) => `matrix-${role}@example.org`;

/** What a role may not do, written down by hand. */
const refused: Record<Role, Name[]> = {
  owner: [],
  office: ["listAudit", "saveMember", "removeMember", "judgeEntry", "drawGiveaway"],
  sales: [
    "saveCompany",
    "listAudit",
    "saveMember",
    "removeMember",
    "judgeEntry",
    "drawGiveaway",
    "findPerson",
    "deletePerson",
    "exportRecords",
  ],
  "read-only": [
    ...[
      "saveCompany",
      "listAudit",
      "saveMember",
      "removeMember",
      "judgeEntry",
      "drawGiveaway",
      "findPerson",
      "deletePerson",
      "exportRecords",
    ],
    ...["changeRecord", "addPhoto", "reviewPattern", "tryPattern", "saveWinnersRequest"],
  ] as Name[],
};
const open: Name[] = ["requestSignInCode", "signIn", "startPasskeySignIn", "signInWithPasskey", "stopDigest"];

async function loadHandler(name: Name) {
  const { module, name: exported } = locateHandler(officeRoutes[name]);
  // The path by which the local server loads it; as a variable, so that it stays one of Node.
  const path = `@site/functions/${module}`;
  return (await import(path))[exported];
}

async function ask(name: Name, secret: string | undefined, more: Partial<ApiEvent> = {}) {
  const { endpoint } = officeRoutes[name];
  const handler = await loadHandler(name);
  const event = buildEvent({
    ...(endpoint.method === "POST" ? { body: JSON.stringify(officeBodies[name as keyof typeof officeBodies]) } : {}),
    ...(secret ? { cookies: [`office=${secret}`] } : {}),
    pathParameters: { noun: "leads", id: lead },
    ...more,
    headers: { origin: "http://site.test", ...more.headers },
  });
  const { statusCode, body } = await handler.withContext(context)(event, buildContext(20_000));
  return { status: statusCode as number, body: String(body) };
}

beforeAll(async () => {
  await submitQuote(context, buildQuoteRequest({ name: "Matrix Person" }), { id: lead });
  await applyForJob(context, buildApplicationRequest({ name: "Matrix Applicant" }), { id: application });
  for (const role of roles) {
    await addMember(context, { email: getEmail(role), name: role, role });
    secrets.set(role, await startSession(context, getEmail(role), { way: "code" }));
  }
});

const cases = names.flatMap((name) => roles.map((role) => [name, role] as const));

test.each(cases)("%s as %s", async (name, role) => {
  const secret = name === "signOut" ? await startSession(context, getEmail(role), { way: "code" }) : secrets.get(role);
  const { status, body } = await ask(name, secret);
  if (refused[role].includes(name)) {
    expect([status, JSON.parse(body)]).toEqual([403, { message: "Your role does not allow this." }]);
  } else expect([401, 403]).not.toContain(status);
  expect(status).toBeLessThan(500);
});

test.each(names)("%s without a session, with a made-up one and with one that was ended", async (name) => {
  for (const secret of [undefined, "made-up"]) {
    const { status, body } = await ask(name, secret);
    if (open.includes(name)) expect(status).not.toBe(401);
    else expect([status, body]).toEqual([401, JSON.stringify({ message: "Please sign in." })]);
  }
});

test.each(names.filter((name) => officeRoutes[name].endpoint.method === "POST"))(
  "%s refuses what no page of the office sent",
  async (name) => {
    const secret = secrets.get("owner");
    for (const origin of [undefined, "", "https://evil.example", "null", "http://site.test.evil.example"])
      expect((await ask(name, secret, { headers: { origin } })).status, origin).toBe(403);
    const form = { "content-type": "application/x-www-form-urlencoded" };
    expect((await ask(name, secret, { headers: form })).status).toBe(415);
  },
);

test("nobody locks themselves out, ends a session twice or asks for a month that is none", async () => {
  const by = "careful@example.org";
  await addMember(context, { email: by, name: "Careful", role: "owner" });
  const secret = await startSession(context, by, { way: "code" });
  const say = async (name: Name, body: object) => ask(name, secret, { body: JSON.stringify(body) });
  expect(await say("removeMember", { email: " Careful@Example.org " })).toEqual({
    status: 400,
    body: expect.stringContaining("You can't remove yourself. Ask another owner."),
  });
  expect(
    await say("saveMember", { email: "Careful@example.org ", name: "Careful", role: "sales", isChange: true }),
  ).toEqual({
    status: 400,
    body: expect.stringContaining(`"fields":{"role":"You can't change your own role. Ask another owner."}`),
  });
  expect(await findMember(context, by)).toMatchObject({ role: "owner" });
  const other = await startSession(context, by, { way: "code" });
  const { id } = (await findSession(context, other)) ?? {};
  expect((await say("endOwnSession", { id: "f".repeat(64) })).status).toBe(404);
  expect((await say("endOwnSession", { id })).status).toBe(200);
  expect((await ask("getOffice", other)).status).toBe(401);
  expect(await say("endOwnSession", { id })).toMatchObject({ status: 404, body: expect.stringContaining("has ended") });
  for (const month of ["2026", "2026-1", "2026-13", "../x"])
    expect((await ask("listAudit", secret, { queryStringParameters: { month } })).status, month).toBe(400);
});

test("somebody who is on the list is changed only when that is said", async () => {
  const email = "known@example.org";
  const say = async (more: object) =>
    ask("saveMember", secrets.get("owner"), { body: JSON.stringify({ email, name: "Known Kim", ...more }) });
  expect((await say({ role: "office" })).status).toBe(200);
  expect(await say({ role: "sales" })).toEqual({
    status: 400,
    body: expect.stringContaining(`"fields":{"email":"Known Kim is on the list already, as office."}`),
  });
  expect(await findMember(context, email)).toMatchObject({ role: "office" });
  expect((await say({ role: "sales", isChange: true })).status).toBe(200);
  expect(await findMember(context, email)).toMatchObject({ role: "sales" });
});

test("a passkey by a name that no authenticator gives is refused", async () => {
  for (const id of ["\ud800", "a b", 5, "x".repeat(1401)]) {
    const body = JSON.stringify({ answer: { id } });
    expect((await ask("signInWithPasskey", undefined, { body })).status, body.slice(0, 40)).toBe(400);
  }
});

test("every read and every change of the staff is in the audit list", async () => {
  await addMember(context, { email: "walker@example.org", name: "Walker", role: "owner" });
  for (const name of names.filter((each) => !open.includes(each)))
    await ask(name, await startSession(context, "walker@example.org", { way: "code" }));
  const noted = (await listAuditEntries(context, localTime(new Date()).date.slice(0, 7)))
    .filter(({ by }) => by === "walker@example.org")
    .map(({ command }) => command);
  for (const name of names.filter((each) => !open.includes(each))) {
    const { method, path } = officeRoutes[name].endpoint;
    expect(noted, name).toContain(`${method} ${path}`);
  }
});

test("a look is noted once in ten minutes with what was looked at, a change each time", async () => {
  const by = "counted@example.org";
  await addMember(context, { email: by, name: "Counted", role: "owner" });
  const secret = await startSession(context, by, { way: "code" });
  for (const name of ["getRecord", "getRecord", "changeRecord", "changeRecord"] as const) await ask(name, secret);
  const noted = (await listAuditEntries(context, localTime(new Date()).date.slice(0, 7))).filter(
    (each) => each.by === by,
  );
  const of = (method: string) => noted.filter(({ command }) => command === `${method} /api/office/records/{noun}/{id}`);
  // Of two looks the second may fall into the next ten minutes.
  expect([1, 2]).toContain(of("GET").length);
  expect(of("GET")[0]?.recordIds).toContain(lead);
  expect(of("POST").map(({ recordIds }) => recordIds)).toEqual([
    ["leads", lead],
    ["leads", lead],
  ]);
});

test("a busy month is listed to its first line, page by page", async () => {
  const by = "paging@example.org";
  await addMember(context, { email: by, name: "Paging", role: "owner" });
  const secret = await startSession(context, by, { way: "code" });
  const past = { ...context, store: { ...context.store, now: () => new Date("2025-02-03T12:00:00Z") } };
  for (let at = 0; at < 1100; at += 100)
    await Promise.all(
      Array.from({ length: 100 }, (_, more) => appendAuditEntry(past, { by, command: `look ${at + more}` })),
    );
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const queryStringParameters = { month: "2025-02", ...(after ? { after } : {}) };
    const { accesses, next } = JSON.parse((await ask("listAudit", secret, { queryStringParameters })).body);
    seen.push(...accesses.map(({ command }: { command: string }) => command));
    after = next;
  } while (after);
  expect(new Set(seen).size).toBe(1100);
  expect(seen).toHaveLength(1100);
});

test("figures leave as a file as lists do: for who may take lists away, each time on record", async () => {
  const by = "figures@example.org";
  await addMember(context, { email: by, name: "Figures", role: "office" });
  const secret = await startSession(context, by, { way: "code" });
  const body = JSON.stringify({ weeks: 4 });
  for (let round = 0; round < 2; round += 1) {
    const { status, body: answer } = await ask("exportRecords", secret, { body });
    expect([status, JSON.parse(answer).csv]).toEqual([200, expect.stringContaining('"Table","Name","Count"')]);
  }
  const noted = (await listAuditEntries(context, localTime(new Date()).date.slice(0, 7))).filter(
    (each) => each.by === by,
  );
  expect(noted.map(({ command }) => command)).toEqual(Array(2).fill("POST /api/office/export"));
  for (const role of ["sales", "read-only"] as const)
    expect((await ask("exportRecords", secrets.get(role), { body })).status).toBe(403);
  for (const weeks of [0, 53, 1.5, "4", null])
    expect((await ask("exportRecords", secret, { body: JSON.stringify({ weeks }) })).status).toBe(400);
});

test("a code opens a session in the browser that asked for it, and signing out ends it", async () => {
  const by = "whole@example.org";
  await addMember(context, { email: by, name: "Whole Way", role: "office" });
  const mails: Mail[] = [];
  const mailing = handlerContextWith(
    { RATE_LIMIT: "off" },
    { sendMail: async (mail) => String(mails.push(mail)), sendEvent: async () => "1" },
  );
  const jar = new Map<string, string>();
  async function visit(name: Name, body: object): Promise<number> {
    const handler = await loadHandler(name);
    const isPost = officeRoutes[name].endpoint.method === "POST";
    const cookies = [...jar].map(([key, value]) => `${key}=${value}`);
    const event = buildEvent({
      cookies,
      ...(isPost ? { body: JSON.stringify(body) } : {}),
      headers: { origin: "https://site.test", "x-forwarded-proto": "https" },
    });
    const answer = await handler.withContext(mailing)(event, buildContext(20_000));
    for (const cookie of answer.cookies ?? []) {
      const [, key = "", value = "", age = ""] =
        /^([^=]+)=([^;]*); Path=\/; HttpOnly; SameSite=Strict; Max-Age=(\d+); Secure$/.exec(cookie) ?? [];
      if (age === "0") jar.delete(value === "" ? key : "");
      else jar.set(key, value);
    }
    return answer.statusCode;
  }
  expect(await visit("requestSignInCode", { email: by })).toBe(200);
  expect([...jar.keys()]).toEqual(["__Host-office-ticket"]);
  const code = /Your code is (\d{6})/.exec(mails[0]?.text ?? "")?.[1];
  expect(await visit("signIn", { code })).toBe(200);
  expect([...jar.keys()]).toEqual(["__Host-office"]);
  expect(await visit("getOffice", {})).toBe(200);
  const before = new Map(jar);
  expect(await visit("signOut", {})).toBe(200);
  expect([...jar.keys()]).toEqual([]);
  for (const [key, value] of before) jar.set(key, value);
  expect(await visit("getOffice", {})).toBe(401);
});

test("what can't be noted is not shown", async () => {
  const secret = secrets.get("owner");
  const failing = handlerContextWith({ RATE_LIMIT: "off" });
  failing.store.client.middlewareStack.add(
    (next) => async (args) => {
      if (JSON.stringify(args.input).includes("$access_1")) throw new Error("no audit");
      return next(args);
    },
    { step: "initialize", priority: "high", name: "refuse" },
  );
  const handler = await loadHandler("getRecord");
  const event = buildEvent({ cookies: [`office=${secret}`], pathParameters: { noun: "leads", id: lead } });
  const { statusCode, body } = await handler.withContext(failing)(event, buildContext());
  expect(statusCode).toBe(500);
  expect(body).not.toContain("Matrix");
});

test("a role that may not see applications finds none of them anywhere", async () => {
  const pathParameters = { noun: "applications", id: application };
  for (const role of ["sales", "read-only"] as const) {
    expect((await ask("getRecord", secrets.get(role), { pathParameters })).status).toBe(404);
    expect((await ask("listInbox", secrets.get(role))).body).not.toContain("Applicant");
    expect((await ask("getOffice", secrets.get(role))).body).not.toContain("applications");
  }
  const { kinds } = JSON.parse((await ask("getOffice", secrets.get("office"))).body);
  const listStaff = (noun: string) => kinds.find((each: { noun: string }) => each.noun === noun).staff;
  expect(listStaff("leads")).toEqual(expect.arrayContaining(["owner", "office", "sales"].map(getEmail)));
  expect(listStaff("leads")).not.toContain(getEmail("read-only"));
  expect(listStaff("applications")).toEqual(expect.arrayContaining([getEmail("owner"), getEmail("office")]));
  expect(listStaff("applications")).not.toContain(getEmail("sales"));
  expect((await ask("changeRecord", secrets.get("sales"), { pathParameters })).status).toBe(404);
  expect((await ask("getRecord", secrets.get("office"), { pathParameters })).status).toBe(200);
});

test("nobody ends another's session, and who was removed is out at once", async () => {
  const email = "gone@example.org";
  await addMember(context, { email, name: "Gone", role: "owner" });
  const secret = await startSession(context, email, { way: "code" });
  const [foreign] = await listSessions(context, getEmail("owner"));
  const body = JSON.stringify({ id: foreign?.id });
  expect((await ask("endOwnSession", secret, { body })).status).toBe(404);
  expect((await ask("getOffice", secret)).status).toBe(200);
  await removeMember(context, email);
  expect((await ask("getOffice", secret)).status).toBe(401);
});

test("the session is in a cookie that only the office's host gets and no script can read", async () => {
  const handler = await loadHandler("requestSignInCode");
  const headers = { origin: "https://site.test", "x-forwarded-proto": "https" };
  const event = buildEvent({ body: JSON.stringify({ email: "nobody@example.org" }), headers });
  const { cookies } = await handler.withContext(context)(event, buildContext());
  expect(cookies).toEqual([
    expect.stringMatching(/^__Host-office-ticket=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=600; Secure$/),
  ]);
});

test("no route of the site is one of the office", () => {
  for (const { endpoint } of Object.values(routes)) expect(endpoint.path).not.toMatch(/^\/api\/office/);
  for (const { endpoint } of Object.values(officeRoutes)) expect(endpoint.path).toMatch(/^\/api\/office\//);
});
