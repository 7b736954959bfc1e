import { buildChat } from "@site/assistant/chat-builder";
import { storeMessage } from "@site/assistant/store-message";
import { contextWith } from "@site/core/context-builder";
import { deliverNotices } from "@site/core/notify/deliver-notices";
import type { RowKey } from "@site/core/notify/rows";
import { buildSuppliers } from "@site/core/notify/suppliers-builder";
import { buildQuoteRequest } from "@site/core/quote/lead-builder";
import { leadRecord, leads } from "@site/core/quote/record";
import { submitQuote } from "@site/core/quote/submit-quote";
import { changeStatus } from "@site/core/records/change-status";
import { findRecord } from "@site/core/records/read-records";
import { buildReview } from "@site/core/reviews/review-builder";
import { storeReview } from "@site/core/reviews/store-review";
import { newId } from "@site/core/store/ids";
import { expect, test } from "vitest";
import { loseAnswer } from "../support/lost-answer.ts";

const context = contextWith();
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
