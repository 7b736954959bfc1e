import type { ChatTranscript, Contact, Reply } from "@site/core/chat/contract";
import { type ChatMessage, listMessages } from "@site/core/chat/messages";
import type { Session } from "@site/core/chat/session-entity";
import type { Context } from "@site/core/context";
import { leadRecord } from "@site/core/leads/record";
import { findRecord } from "@site/core/records/read-records";
import { findSentRequest } from "@site/core/records/request-link";
import { isLead } from "../lead/summary.ts";
import { findSession, getSlots } from "./sessions.ts";
import type { TurnResult } from "./turn.ts";

/** Visitor's messages that no reply answers yet. */
export function listUnansweredMessages(rows: readonly ChatMessage[]): ChatMessage[] {
  const answered = new Set(rows.flatMap(({ answers = [] }) => answers));
  return rows.filter(({ id, role, channel }) => role === "user" && channel === "conversation" && !answered.has(id));
}

export const replyTo = (rows: readonly ChatMessage[], id: string): ChatMessage | undefined =>
  rows.find(({ answers = [] }) => answers.includes(id));

/** What a turn or a row says, as a browser is told it. */
export const toReply = ({ content, lang, selections, quickReplies, asksContact }: Spoken): Reply => ({
  content,
  ...(lang && lang !== "en" ? { lang } : {}),
  ...(selections ? { selections: [...selections] } : {}),
  ...(quickReplies ? { quickReplies: [...quickReplies] } : {}),
  ...(asksContact ? { asksContact } : {}),
});
type Spoken = Pick<ChatMessage, keyof Reply> | Pick<TurnResult, keyof Reply>;

/** What is known of how to reach a visitor, as the contact card shows it. */
function buildContact(session: Session): Contact | undefined {
  const { userName: name, userLocation: location, phone, email, sessionData } = session;
  const { times: bestTime, smsConsent } = sessionData.memory;
  const contact = {
    name,
    phone,
    email,
    location,
    bestTime,
    smsConsent: smsConsent === undefined ? undefined : Boolean(smsConsent),
  };
  const present = Object.entries(contact).filter(([, value]) => value !== undefined);
  return present.length > 0 ? Object.fromEntries(present) : undefined;
}

/** Tells a browser how the request of this chat stands. The link to its page is the one that opens it now: staff may have
 * taken an older one back.
 * @param hasLead whether the office has one; unless stated it has where there is a way to reach the visitor, however the talk
 * ended */
export async function readRequestState(
  context: Context,
  session: Session,
  hasLead = isLead(getSlots(session)),
): Promise<Pick<ChatTranscript, "lead" | "contact" | "isWithdrawn">> {
  const { memory, leadId: id = session.id } = session.sessionData;
  const { isWithdrawn } = memory;
  const contact = buildContact(session);
  const lead = hasLead && !isWithdrawn ? ((await findRecord(context, leadRecord, id)) ?? { id }) : undefined;
  return {
    ...(lead ? { lead: { status: "received", ...findSentRequest(context.settings, leadRecord.kind, lead) } } : {}),
    ...(contact ? { contact } : {}),
    ...(isWithdrawn ? { isWithdrawn } : {}),
  };
}

/** What was said in a chat, oldest first. @throws AppError notFound */
export async function readTranscript(context: Context, sessionId: string): Promise<ChatTranscript> {
  const session = await findSession(context, sessionId);
  const rows = await listMessages(context, sessionId);
  return {
    messages: rows.map((row) => ({ id: row.id, role: row.role, ...toReply(row) })),
    ...(await readRequestState(context, session)),
  };
}
