import type { ChatMessage } from "@site/core/chat/message-entity";
import type { Session, Turn } from "@site/core/chat/session-entity";
import type { Context } from "@site/core/context";
import { writeLog } from "@site/core/log";
import { serviceTypeLabels } from "@site/core/quote/options";
import { type Lead, leads, type NewLead } from "@site/core/quote/record";
import { contactDetails } from "@site/core/quote/submit-quote";
import { earlier, waitingKeys } from "@site/core/records/pending";
import { listMessages } from "./list-messages.ts";
import { isLead } from "./plan-next.ts";
import { slotsOf } from "./session-slots.ts";
import { summaryOf } from "./summary.ts";

/** Name of a lead whose visitor gave a way to be reached and no name. */
const nameless = "Chat visitor";

export type LeadNews = Pick<Turn, "at" | "note" | "lastMessage"> & Partial<Pick<Turn, "content">>;

/** Of a long talk its end is kept, characters. */
const longestTalk = 6000;

/** The conversation word for word; the reply of this turn may not be stored yet. */
function talkOf(rows: readonly ChatMessage[], { content, at }: Pick<LeadNews, "content" | "at">): string {
  const said = rows.filter(({ isTrusted, channel }) => isTrusted && channel === "conversation");
  const isStored = said.some((row) => row.role === "assistant" && row.createdAt === at);
  const lines = [
    ...said.map(({ role, content: text }) => `${role === "user" ? "Visitor" : "Assistant"}: ${text}`),
    ...(isStored || !content ? [] : [`Assistant: ${content}`]),
  ];
  const text = [...lines.join("\n")];
  return `Conversation:\n${text.length > longestTalk ? "... " : ""}${text.slice(-longestTalk).join("")}`;
}

function leadOf(
  session: Session,
  { lastMessage, content, at }: LeadNews,
  rows: readonly ChatMessage[],
): NewLead & { id: string } {
  const { memory } = session.sessionData;
  const { name = memory.askFor ?? nameless, phone, email, location, address, service, product } = slotsOf(session);
  const others = memory.services.map((each) => serviceTypeLabels[each]);
  const fields = {
    phone,
    email,
    location,
    address,
    serviceType: service,
    productType: product,
    notes: others.length > 0 ? `Also interested in: ${others.join(", ")}` : undefined,
  };
  return {
    id: session.id,
    name,
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value)),
    ...contactDetails({ phone, email }),
    sessionId: session.id,
    conversationSummary: [summaryOf(slotsOf(session), memory, lastMessage), talkOf(rows, { content, at })].join("\n\n"),
    source: "chat",
    smsOptIn: false,
    chatVersion: session.version,
  };
}

const news = ["name", "phone", "email", "address", "location", "serviceType", "productType"] as const;

/** The lines of a summary that ask for something: a withdrawal, what it is about, a time, whom to ask for. */
const asksIn = (summary: string | undefined): string =>
  (summary ?? "")
    .split("\n")
    .filter((line) => /^(?:Withdrawn|About|Wants to be|Ask for):/.test(line))
    .join("\n");

/** What has staff who were told before be told once more, when the talk is over: the row waits again until the next
 * sweep, which tells all changes in one mail. One that waits still, for its confirmation or the CRM, does so too. A
 * corrected address gets a confirmation of its own. */
function dueAgain(before: Lead, lead: NewLead & { id: string }, at: string) {
  const changed = news.filter((name) => lead[name] !== undefined && lead[name] !== before[name]);
  const isNews = changed.length > 0 || asksIn(lead.conversationSummary) !== asksIn(before.conversationSummary);
  const due = changed.includes("email") ? ["staff", "visitor"] : ["staff"];
  if (!isNews || before.notifyState === "held" || !due.some((name) => name in before.notices)) return undefined;
  const notices = Object.fromEntries(
    Object.entries(before.notices).map(([name, sent]) => [
      due.includes(name) ? earlier(name, before.notices) : name,
      sent,
    ]),
  );
  const notifyState = "pending" as const;
  return { notices, notifyState, ...waitingKeys({ id: lead.id, createdAt: at, notifyState }) };
}

/** Replaces the details of a lead that nobody works on yet, and has staff told again in the same write, so that a crash
 * can't keep the one without the other. An older turn's replay changes nothing. */
async function update(
  { store }: Context,
  { id, source: _, sessionId: __, smsOptIn: ___, ...lead }: NewLead & { id: string },
  before: Lead | undefined,
  again: ReturnType<typeof dueAgain>,
): Promise<boolean> {
  const version = lead.chatVersion ?? 0;
  const { notifiedAt: told = "", notifyState: state } = before ?? {};
  const { rejected } = await leads(store)
    .patch({ id })
    .set({ ...lead, ...again })
    .where(
      ({ status, chatVersion, notifyState, notifiedAt }, { eq, lte, notExists }) =>
        `${eq(status, "new")} AND (${notExists(chatVersion)} OR ${lte(chatVersion, version)})${again ? ` AND ${eq(notifyState, state)} AND ${eq(notifiedAt, told)}` : ""}`,
    )
    .go({ returnOnConditionCheckFailure: "all_old" });
  return !rejected;
}

/** Brings a lead up to date; reads it again when a notice of it went out meanwhile. @returns whether it was */
async function renew(context: Context, lead: NewLead & { id: string }, at: string): Promise<boolean> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { data } = await leads(context.store).get({ id: lead.id }).go({ consistent: true });
    if (data?.status !== "new") return false;
    const again = dueAgain(data, lead, at);
    if (await update(context, lead, data, again)) return true;
    if (!again) return false;
  }
  return update(context, lead, undefined, undefined);
}

/** Staff works on the lead: what the visitor adds goes below the notes, with its time, once. */
async function appendNote({ store }: Context, id: string, note: string): Promise<void> {
  const { data } = await leads(store).get({ id }).go({ consistent: true });
  if (!data || data.status === "new" || data.notes?.includes(note)) return;
  await leads(store)
    .patch({ id })
    .set({ notes: [data.notes, note].filter(Boolean).join("\n") })
    .where(({ updatedAt }, { eq }) => eq(updatedAt, data.updatedAt))
    .go({ returnOnConditionCheckFailure: "all_old" });
}

/** Makes the chat's one lead, or brings it up to date: replaced while its status is `new`, later only added to its
 * notes. The stored record triggers the notices. A failure is logged and repaired by the next turn; it never fails this
 * one.
 * @returns whether the office has a lead of this chat */
export async function syncLead(context: Context, session: Session, told: LeadNews): Promise<boolean> {
  if (!isLead(slotsOf(session), session.sessionData.memory)) return false;
  try {
    const lead = leadOf(session, told, await listMessages(context, session.id));
    const { rejected } = await leads(context.store).create(lead).go({ returnOnConditionCheckFailure: "all_old" });
    if (!rejected) return true;
    const isUpdated = await renew(context, lead, told.at);
    if (!isUpdated && told.note) await appendNote(context, lead.id, told.note);
    return true;
  } catch (error) {
    const name = error instanceof Error ? error.name : "unknown";
    writeLog({ level: "error", task: "chat lead", recordId: session.id, error: { name } });
    return false;
  }
}
