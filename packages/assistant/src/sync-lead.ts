import type { Session, Turn } from "@site/core/chat/session-entity";
import { writeLog } from "@site/core/log";
import { serviceTypeLabels } from "@site/core/quote/options";
import { leads, type NewLead } from "@site/core/quote/record";
import { contactDetails } from "@site/core/quote/submit-quote";
import { isLead } from "./plan-next.ts";
import { slotsOf } from "./session-slots.ts";
import { summaryOf } from "./summary.ts";

/** Name of a lead whose visitor gave a way to be reached and no name. */
const nameless = "Chat visitor";

/** What a turn tells the lead. */
export type LeadNews = Pick<Turn, "at" | "note" | "lastMessage">;

function leadOf(session: Session, { lastMessage }: LeadNews): NewLead & { id: string } {
  const { memory } = session.sessionData;
  const { name = nameless, phone, email, location, address, service, product } = slotsOf(session);
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

/** Replaces the details of a lead that nobody works on yet; an older turn's replay changes nothing. */
async function update({
  id,
  source: _,
  sessionId: __,
  smsOptIn: ___,
  ...lead
}: NewLead & { id: string }): Promise<boolean> {
  const version = lead.chatVersion ?? 0;
  const { rejected } = await leads
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
async function appendNote(id: string, note: string): Promise<void> {
  const { data } = await leads.get({ id }).go({ consistent: true });
  if (!data || data.status === "new" || data.notes?.includes(note)) return;
  await leads
    .patch({ id })
    .set({ notes: [data.notes, note].filter(Boolean).join("\n") })
    .where(({ updatedAt }, { eq }) => eq(updatedAt, data.updatedAt))
    .go({ returnOnConditionCheckFailure: "all_old" });
}

/**
 * Makes the chat's one lead, or brings it up to date: replaced while its status is `new`, later only added to its notes.
 * The stored record triggers the notices. A failure is logged and repaired by the next turn; it never fails this one.
 * @returns whether the office has a lead of this chat
 */
export async function syncLead(session: Session, news: LeadNews): Promise<boolean> {
  if (!isLead(slotsOf(session), session.sessionData.memory)) return false;
  const lead = leadOf(session, news);
  try {
    const { rejected } = await leads.create(lead).go({ returnOnConditionCheckFailure: "all_old" });
    if (rejected && !(await update(lead)) && news.note) await appendNote(lead.id, news.note);
    return true;
  } catch (error) {
    const name = error instanceof Error ? error.name : "unknown";
    writeLog({ level: "error", job: "chat lead", recordId: session.id, error: { name } });
    return false;
  }
}
