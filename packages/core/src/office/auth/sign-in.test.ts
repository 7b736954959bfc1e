import { hash } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { codes } from "../../codes/one-time-code.ts";
import { contextWith } from "../../context.fixture.ts";
import type { Mail } from "../../email/mail.ts";
import { newId } from "../../store/ids.ts";
import { signInEndpoint } from "./account-contract.ts";
import { addMember, listMembers, removeMember } from "./members.ts";
import { passkeys } from "./passkeys.ts";
import { endSession, findSession, listSessions, startSession } from "./sessions.ts";
import { redeemCode, requestCode } from "./sign-in-code.ts";

let mails: Mail[] = [];
let clock = new Date("2026-11-22T14:00:00Z");
const context = contextWith({}, { now: () => clock, sendMail: async (mail) => String(mails.push(mail)) });
let email = "";

beforeEach(async () => {
  mails = [];
  email = `${newId()}@example.org`;
  await addMember(context, { email, name: "Ann Lee", role: "sales" });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  clock = new Date("2026-11-22T14:00:00Z");
});

const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
const codeIn = (mail: Mail | undefined): string => /Your code is (\d{6})/.exec(mail?.text ?? "")?.[1] ?? "";
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("a mailed code signs in once, in the browser that asked for it", async () => {
  const ticket = await requestCode(context, ` ${email.toUpperCase()} `);
  const code = codeIn(mails[0]);
  expect(mails[0]).toMatchObject({
    to: [email],
    subject: `${code} is your code for the Sample & Sons Home Improvement office`,
  });
  expect(mails[0]?.text).toContain("good for 10 minutes, in the browser that asked for it");
  expect(mails[0]?.text).toContain("If you did not ask for a code, you can ignore this email.");
  await expect(redeemCode(context, "another browser", code)).rejects.toMatchObject({
    code: "invalid",
    message: "This code is not right, or it is too old. Please check it, or send a new one.",
    body: { fields: { code: "This code is not right, or it is too old." } },
  });
  expect(await redeemCode(context, ticket, code)).toMatchObject({ email, role: "sales" });
  await expect(redeemCode(context, ticket, code)).rejects.toMatchObject({ code: "invalid" });
});

test("of a hundred guesses at once five count, and the right code is refused after them", async () => {
  const ticket = await requestCode(context, email);
  const code = codeIn(mails[0]);
  const guesses = await Promise.allSettled(Array.from({ length: 100 }, () => redeemCode(context, ticket, wrong(code))));
  expect(guesses.every(({ status }) => status === "rejected")).toBe(true);
  await expect(redeemCode(context, ticket, code)).rejects.toMatchObject({ code: "invalid" });
});

test("the fifth try still counts", async () => {
  const ticket = await requestCode(context, email);
  const code = codeIn(mails[0]);
  for (let tries = 0; tries < 4; tries += 1) await expect(redeemCode(context, ticket, wrong(code))).rejects.toThrow();
  expect(await redeemCode(context, ticket, code)).toMatchObject({ email });
});

test("one right code sent twice at once signs in once", async () => {
  const ticket = await requestCode(context, email);
  const code = codeIn(mails[0]);
  const both = await Promise.allSettled([redeemCode(context, ticket, code), redeemCode(context, ticket, code)]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("a code is good for ten minutes", async () => {
  const [first, second] = [await requestCode(context, email), await requestCode(context, email)];
  later(599);
  expect(await redeemCode(context, first, codeIn(mails[0]))).toMatchObject({ email });
  later(2);
  await expect(redeemCode(context, second, codeIn(mails[1]))).rejects.toMatchObject({ code: "invalid" });
});

test("an unknown address gets the same answer and no mail, and no code is good for it", async () => {
  const known = await requestCode(context, email);
  const unknown = await requestCode(context, "nobody@example.org");
  expect(unknown).toHaveLength(known.length);
  expect(mails).toHaveLength(1);
  const refusals = await Promise.allSettled([
    redeemCode(context, unknown, "123456"),
    redeemCode(context, known, wrong(codeIn(mails[0]))),
  ]);
  const [one, other] = refusals.map((each) => (each.status === "rejected" ? each.reason.message : ""));
  expect(one).toBe(other);
});

test("one address gets five codes in a quarter of an hour", async () => {
  for (let asked = 0; asked < 7; asked += 1) await requestCode(context, email);
  expect(mails).toHaveLength(5);
  later(15 * 60);
  await requestCode(context, email);
  expect(mails).toHaveLength(6);
});

/** The six digits that a ticket is good with; undefined where none are. */
async function findGoodCode(ticket: string): Promise<string | undefined> {
  const { data } = await codes(context.store)
    .get({ ticketHash: hash("sha256", ticket) })
    .go();
  for (let guess = 0; guess < 1_000_000; guess += 1) {
    const code = String(guess).padStart(6, "0");
    if (hash("sha256", `${ticket} ${code}`) === data?.codeHash) return code;
  }
  return undefined;
}

test("beyond the limit no code is good, so that guessing has a limit, too", async () => {
  const tickets: string[] = [];
  for (let asked = 0; asked < 6; asked += 1) tickets.push(await requestCode(context, email));
  const [first = "", last = ""] = [tickets[0], tickets.at(-1)];
  expect(await findGoodCode(first)).toBe(codeIn(mails[0]));
  expect(await findGoodCode(last)).toBeUndefined();
  expect(await findGoodCode(await requestCode(context, "nobody@example.org"))).toBeUndefined();
});

test("a code that can't be mailed is answered like any other, and the log tells", async () => {
  const log: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => log.push(String(line)) > 0);
  const refusing = { ...context, sendMail: () => Promise.reject(new TypeError("away")) };
  const [known, unknown] = [await requestCode(refusing, email), await requestCode(refusing, "nobody@example.org")];
  expect(unknown).toHaveLength(known.length);
  expect(log.map((line) => JSON.parse(line))).toEqual([{ level: "error", task: "code", error: "TypeError" }]);
});

test("a mail service that hangs is not waited for until the route's limit, which would tell who is known", async () => {
  const log: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => log.push(String(line)) > 0);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const isAsked = Promise.withResolvers<void>();
  const sendMail = () => {
    isAsked.resolve();
    return new Promise<string>(() => {});
  };
  const asked = requestCode({ ...context, sendMail }, email);
  await isAsked.promise;
  await vi.advanceTimersByTimeAsync(6000);
  expect(await asked).toEqual(expect.any(String));
  expect(log.map((line) => JSON.parse(line))).toEqual([{ level: "error", task: "code", error: "TimeoutError" }]);
});

test("who was removed between the mail and the code is not signed in", async () => {
  const ticket = await requestCode(context, email);
  await removeMember(context, email);
  await expect(redeemCode(context, ticket, codeIn(mails[0]))).rejects.toMatchObject({ code: "invalid" });
});

test("a session ends 12 hours after its last use and 30 days after it began", async () => {
  const start = clock.getTime();
  const secret = await startSession(context, email, { way: "code" });
  later(12 * 3600 - 1);
  expect(await findSession(context, secret)).toMatchObject({ member: email });
  let hours = 0;
  while (clock.getTime() - start < 31 * 24 * 3600 * 1000 && (await findSession(context, secret))) {
    later(11 * 3600);
    hours += 11;
  }
  expect(hours).toBeGreaterThan(28 * 24);
  expect(clock.getTime() - start).toBeLessThan((30 * 24 + 12) * 3600 * 1000);
  const idle = await startSession(context, email, { way: "code" });
  later(12 * 3600 + 1);
  expect(await findSession(context, idle)).toBeUndefined();
});

test("its use is remembered to five minutes", async () => {
  const secret = await startSession(context, email, { way: "code" });
  const lastSeen = async () => (await listSessions(context, email))[0]?.lastSeenAt;
  later(299);
  await findSession(context, secret);
  expect(await lastSeen()).toBe("2026-11-22T14:00:00.000Z");
  later(1);
  await findSession(context, secret);
  expect(await lastSeen()).toBe("2026-11-22T14:05:00.000Z");
});

test("sessions are listed from the last one that began", async () => {
  await startSession(context, email, { way: "code" });
  later(60);
  await startSession(context, email, { way: "passkey" });
  expect((await listSessions(context, email)).map(({ way }) => way)).toEqual(["passkey", "code"]);
  await endSession(context, "0".repeat(64));
});

test("the table keeps no secret of a session, and one that was ended is gone", async () => {
  const secret = await startSession(context, email, { way: "passkey", userAgent: "Phone" });
  const [listed] = await listSessions(context, email);
  expect(listed).toMatchObject({ way: "passkey", userAgent: "Phone" });
  expect(JSON.stringify(listed)).not.toContain(secret);
  await endSession(context, listed?.id ?? "");
  expect(await findSession(context, secret)).toBeUndefined();
  expect(await listSessions(context, email)).toEqual([]);
});

test("a removed person's sessions end with them", async () => {
  const secret = await startSession(context, email, { way: "code" });
  const id = newId();
  await passkeys(context.store).put({ id, member: email, publicKey: "k", counter: 0, transports: [] }).go();
  await removeMember(context, ` ${email.toUpperCase()}`);
  expect(await findSession(context, secret)).toBeUndefined();
  expect((await passkeys(context.store).get({ id }).go()).data).toBeNull();
  expect((await listMembers(context)).map((each) => each.email)).not.toContain(email);
});

test("a known person gets another name and role by being added again", async () => {
  const added = await addMember(context, { email: email.toUpperCase(), name: "Ann Lee-Ortiz", role: "owner" });
  expect(added).toMatchObject({ email, name: "Ann Lee-Ortiz", role: "owner" });
  const same = (await listMembers(context)).filter((each) => each.email === email);
  expect(same).toMatchObject([{ name: "Ann Lee-Ortiz", role: "owner" }]);
});

test.each([
  [{ email: "ann" }, "invalid", "Please enter a valid email"],
  [{ email: "" }, "invalid", "Please enter a valid email"],
  [{ name: "" }, "invalid", "Please enter a name"],
  [{ role: "boss" }, "invalid", 'There is no role "boss"; use one of owner, office, sales, read-only.'],
])("nobody is added with %o", async (wrongs, code, message) => {
  const given = { email, name: "Ann Lee", role: "sales", ...wrongs };
  await expect(addMember(context, given)).rejects.toMatchObject({ code, message });
});

test("who is not on the staff can't be removed", async () => {
  await expect(removeMember(context, "nobody@example.org")).rejects.toMatchObject({
    code: "notFound",
    message: "Nobody on the staff has the address nobody@example.org.",
  });
});

test.each(["410274", "410 274", "410-274", "4 1 0 2 7 4", " 410\u2013274. ", "\u200b410274", "４１０２７４", "٤١٠٢٧٤"])(
  "a code that is typed as %j is read",
  (typed) => {
    expect(signInEndpoint.request?.parse({ code: typed })).toEqual({ code: "410274" });
  },
);

test.each(["41027", "4102745", "41O274", "", "code"])("%j is no code, and that is said", (typed) => {
  expect(signInEndpoint.request?.safeParse({ code: typed }).error?.issues[0]?.message).toBe(
    "Please enter the six digits of the code",
  );
});
