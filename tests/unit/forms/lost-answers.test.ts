import { buildChat } from "@site/assistant/conversation/chat.fixture";
import { storeMessage } from "@site/assistant/conversation/store-message";
import { appendAuditEntry } from "@site/core/audit/audit-log";
import { contextWith } from "@site/core/context.fixture";
import type { Mail } from "@site/core/email/mail";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { leadRecord, leads } from "@site/core/leads/record";
import { submitQuote } from "@site/core/leads/submit-quote";
import { deliverNotices } from "@site/core/notify/deliver-notices";
import { buildSuppliers } from "@site/core/notify/suppliers.fixture";
import { addMember } from "@site/core/office/auth/members";
import { addPasskey, keepChallenge, listPasskeys, spendChallenge } from "@site/core/office/auth/passkeys";
import { listSessions, startSession } from "@site/core/office/auth/sessions";
import { redeemCode, requestCode } from "@site/core/office/auth/sign-in-code";
import { changeRecord } from "@site/core/office/record/change-record";
import type { Change } from "@site/core/office/record/record-contract";
import { changeStatus } from "@site/core/records/change-status.fixture";
import { findRecord } from "@site/core/records/read-records";
import { storeReview } from "@site/core/reviews/import-reviews";
import { buildReview } from "@site/core/reviews/review.fixture";
import { newId } from "@site/core/store/ids";
import type { RowKey } from "@site/core/store/table";
import { expect, test } from "vitest";
import { loseAnswer } from "../../support/servers/lost-answer.ts";

// The office's promise changes at an hour, which must not come between two talks that are compared.
const startedAt = new Date();
const context = contextWith({}, { now: () => startedAt });
const { store } = context;

/** A talk with everything that a chat writes: session, leases, turns, replies, a lead, its update and a note. */
async function talk() {
  const chat = await buildChat({}, context);
  await chat.say("I'm interested in windows");
  await chat.say("Linda Park, Utica, (315) 555-0111");
  await storeMessage(
    context,
    { sessionId: chat.sessionId, role: "user", content: "linda@example.com" },
    { id: newId() },
  );
  await changeStatus(context, leadRecord, chat.sessionId, "contacted", "ann");
  await chat.say("actually my email is linda.park@example.com");
  const [session, lead, rows] = await Promise.all([chat.session(), chat.lead(), chat.rows()]);
  return {
    version: session?.version,
    isFree: !session?.lease,
    phone: session?.phone,
    lead: [lead?.name, lead?.phone, lead?.email, lead?.status, lead?.notes?.split("\n").length],
    rows: rows.map(({ role, content }) => `${role}: ${content}`).toSorted(),
  };
}

const reviews = async () => {
  const review = buildReview();
  await storeReview(context, review);
  await storeReview(context, { ...review, authorName: "Ann B." });
};

const count = async (work: () => Promise<unknown>): Promise<number> => {
  const watched = loseAnswer(store.client);
  await work();
  watched.stop();
  return watched.count();
};

const calm = await talk();
const chatWrites = await count(talk);
const reviewWrites = await count(reviews);

/** A lead from the form, and what is sent about it. */
async function lead() {
  const { id } = await submitQuote(context, buildQuoteRequest({ email: `${newId()}@example.org` }), { id: newId() });
  const suppliers = buildSuppliers();
  await deliverNotices({ ...context, ...suppliers }, leads(store).get({ id }).params<{ Key: RowKey }>().Key);
  const row = await findRecord(context, leadRecord, id);
  return { state: row?.notifyState, mails: suppliers.mails.length };
}

/** A morning of somebody of the staff: signs in by code, saves a passkey, notes, takes, puts off and moves a lead. */
async function morning() {
  const mails: Mail[] = [];
  const desk = { ...context, sendMail: async (mail: Mail) => String(mails.push(mail)) };
  const ann = await addMember(desk, { email: `${newId()}@example.org`, name: "Ann Lee", role: "owner" });
  const ticket = await requestCode(desk, ann.email);
  const [code = ""] = /\d{6}/.exec(mails[0]?.text ?? "") ?? [];
  const member = await redeemCode(desk, ticket, code);
  const secret = await startSession(desk, member.email, { way: "code" });
  await keepChallenge(desk, secret, member.email);
  const isFresh = await spendChallenge(desk, secret, member.email);
  const isFreshAgain = await spendChallenge(desk, secret, member.email);
  await addPasskey(desk, { id: newId(), member: member.email, publicKey: "key", counter: 0 });
  const { id } = await submitQuote(desk, buildQuoteRequest({ email: `${newId()}@example.org` }), { id: newId() });
  await appendAuditEntry(desk, { by: member.email, command: "leads show", names: [id] });
  const changes: Change[] = [
    { kind: "note", text: "Called" },
    { kind: "assign", to: member.email },
    { kind: "snooze", until: "2027-01-02T15:00:00Z" },
    { kind: "status", to: "contacted" },
    { kind: "undo" },
    { kind: "spam" },
  ];
  for (const [version, change] of changes.entries())
    await changeRecord(desk, leadRecord, id, { version, change, by: member });
  const row = await findRecord(desk, leadRecord, id);
  return {
    fresh: [isFresh, isFreshAgain],
    sessions: (await listSessions(desk, member.email)).length,
    passkeys: (await listPasskeys(desk, member.email)).length,
    history: row?.history?.map(({ to }) => to),
    stands: [row?.version, row?.spam, row?.assignee === member.email],
  };
}

const calmMorning = await morning();
const officeWrites = await count(morning);

test("the office's morning holds what was done", () => {
  expect(calmMorning).toEqual({
    fresh: [true, false],
    sessions: 1,
    passkeys: 1,
    history: ["contacted", "new"],
    stands: [6, true, true],
  });
  expect(officeWrites).toBeGreaterThan(15);
});

test.for(Array.from({ length: officeWrites }, (_, position) => position))(
  "write %i of the office: its answer is lost, and nobody notices",
  async (position) => {
    const watched = loseAnswer(store.client, position);
    try {
      expect(await morning()).toEqual(calmMorning);
      expect(watched.wasLost()).toBe(true);
    } finally {
      watched.stop();
    }
  },
);

const leadWrites = await count(lead);

test.for(Array.from({ length: leadWrites }, (_, position) => position))(
  "write %i of a lead and its notices: its answer is lost, each mail goes out once and nothing fails",
  async (position) => {
    const watched = loseAnswer(store.client, position);
    try {
      expect(await lead()).toEqual({ state: "sent", mails: 2 });
      expect(watched.wasLost()).toBe(true);
    } finally {
      watched.stop();
    }
  },
);

test("the talk holds a lead with its note", () => {
  expect(calm).toMatchObject({ isFree: true, lead: ["Linda Park", "315-555-0111", expect.anything(), "contacted", 1] });
  expect(chatWrites).toBeGreaterThan(12);
  expect(reviewWrites).toBe(2);
});

test.for(Array.from({ length: chatWrites }, (_, position) => position))(
  "write %i of a chat: its answer is lost, and the visitor and the office notice nothing",
  async (position) => {
    const watched = loseAnswer(store.client, position);
    try {
      expect(await talk()).toEqual(calm);
      expect(watched.wasLost()).toBe(true);
    } finally {
      watched.stop();
    }
  },
);

test.for(Array.from({ length: reviewWrites }, (_, position) => position))(
  "write %i of reviews: its answer is lost, and nothing fails",
  async (position) => {
    const watched = loseAnswer(store.client, position);
    try {
      await reviews();
      expect(watched.wasLost()).toBe(true);
    } finally {
      watched.stop();
    }
  },
);
