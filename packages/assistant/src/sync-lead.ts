import type { Session, Turn } from "@site/core/chat/session-entity";
import type { Context } from "@site/core/context";
import { writeLog } from "@site/core/log";
import { serviceTypeLabels } from "@site/core/quote/options";
import { type Lead, leads, type NewLead } from "@site/core/quote/record";
import { contactDetails } from "@site/core/quote/submit-quote";
import { earlier, waitingKeys } from "@site/core/records/pending";
import { isLead } from "./plan-next.ts";
import { slotsOf } from "./session-slots.ts";
import { summaryOf } from "./summary.ts";

/** Name of a lead whose visitor gave a way to be reached and no name. */
const nameless = "Chat visitor";

export type LeadNews = Pick<Turn, "at" | "note" | "lastMessage">;

function leadOf(session: Session, { lastMessage }: LeadNews): NewLead & { id: string } {
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
    conversationSummary: summaryOf(slotsOf(session), memory, lastMessage),
    source: "chat",
    smsOptIn: false,
    chatVersion: session.version,
  };
}

const news = ["name", "phone", "email", "address", "location", "serviceType", "productType"] as const;

/** Has a second mail sent to staff who were told of the lead before, once the talk is over: the row waits again until
 * the next sweep, which tells all changes in one mail. A corrected address gets a confirmation of its own. */
async function tellAgain({ store }: Context, before: Lead, lead: NewLead & { id: string }, at: string): Promise<void> {
  const changed = news.filter((name) => lead[name] !== undefined && lead[name] !== before[name]);
  if (changed.length === 0 || before.notifyState !== "sent") return;
  const due = changed.includes("email") ? ["staff", "visitor"] : ["staff"];
  const notices = Object.fromEntries(
    Object.entries(before.notices).map(([name, sent]) => [
      due.includes(name) ? earlier(name, before.notices) : name,
      sent,
    ]),
  );
  const notifyState = "pending";
  await leads(store)
    .patch({ id: lead.id })
    .set({ notices, notifyState, ...waitingKeys({ id: lead.id, createdAt: at, notifyState }) })
    .where(({ notifyState: state }, { eq }) => eq(state, "sent"))
    .go({ returnOnConditionCheckFailure: "all_old" });
}

/** Replaces the details of a lead that nobody works on yet; an older turn's replay changes nothing. */
async function update(
  { store }: Context,
  { id, source: _, sessionId: __, smsOptIn: ___, ...lead }: NewLead & { id: string },
): Promise<boolean> {
  const version = lead.chatVersion ?? 0;
  const { rejected } = await leads(store)
    .patch({ id })
    .set(lead)
    .where(
      ({ status, chatVersion }, { eq, lte, notExists }) =>
        `${eq(status, "new")} AND (${notExists(chatVersion)} OR ${lte(chatVersion, version)})`,
    )
    .go({ returnOnConditionCheckFailure: "all_old" });
  return !rejected;
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
  const lead = leadOf(session, told);
  try {
    const { rejected } = await leads(context.store).create(lead).go({ returnOnConditionCheckFailure: "all_old" });
    if (!rejected) return true;
    const { data: before } = await leads(context.store).get({ id: lead.id }).go({ consistent: true });
    if (await update(context, lead)) {
      if (before) await tellAgain(context, before, lead, told.at);
    } else if (told.note) await appendNote(context, lead.id, told.note);
    return true;
  } catch (error) {
    const name = error instanceof Error ? error.name : "unknown";
    writeLog({ level: "error", job: "chat lead", recordId: session.id, error: { name } });
    return false;
  }
}
