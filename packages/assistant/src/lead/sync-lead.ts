import { formatMoment } from "@site/core/business/date-format";
import type { Memory } from "@site/core/chat/memory";
import { type ChatMessage, listMessages } from "@site/core/chat/messages";
import type { CommittedTurn, Session } from "@site/core/chat/session-entity";
import { recordConsent } from "@site/core/consent/ledger";
import type { Context } from "@site/core/context";
import { AppError } from "@site/core/contract/errors";
import { type ChatSummary, readChatSummary, type SummaryPart, transcriptHead } from "@site/core/leads/chat-summary";
import { serviceTypeLabels } from "@site/core/leads/options";
import { type Lead, leadRecord, leads, type NewLead } from "@site/core/leads/record";
import { contactDetails } from "@site/core/leads/submit-quote";
import { writeLog } from "@site/core/log";
import { isWithdrawn } from "@site/core/records/progress";
import { alwaysNotified } from "@site/core/records/reopen-notices";
import { untilWritten } from "@site/core/records/until-written";
import { getKind, markUnread } from "@site/core/records/visitor-change";
import { writeChange } from "@site/core/records/write-change";
import { resumeLead, withdrawLead } from "@site/core/request-page/chat-withdrawal";
import { createOnce, writeIf } from "@site/core/store/conditional-write";
import { getSlots } from "../conversation/sessions.ts";
import { formatPart, formatSummary, isLead, isUrgent, summarize } from "./summary.ts";

/** Name of a lead whose visitor gave a way to be reached and no name. */
const nameless = "Chat visitor";

type TurnSummary = Pick<CommittedTurn, "at" | "note" | "lastMessage" | "content">;

type ChatLead = NewLead & { id: string; chatVersion: number; chatDetails: ChatDetails; chatSummary: ChatSummary };

/** What a lead may have beside its name. */
const details = ["phone", "email", "address", "location", "serviceType", "productType", "notes"] as const;
const watchedDetails = ["name", ...details] as const;

type ChatDetails = Partial<Pick<Lead, (typeof watchedDetails)[number]>>;

/** Of a long talk its end is kept, characters. */
const longestTalk = 6000;

/** The conversation word for word, without a script's replies; the reply of this turn may not be stored yet. */
function formatTranscript(rows: readonly ChatMessage[], { content, at }: Pick<TurnSummary, "content" | "at">): string {
  const messages = rows.filter(({ isTrusted }) => isTrusted);
  const isStored = messages.some((row) => row.role === "assistant" && row.createdAt === at);
  const lines = [
    ...messages.map(({ role, content: text }) => `${role === "user" ? "Visitor" : "Assistant"}: ${text}`),
    ...(isStored || !content ? [] : [`Assistant: ${content}`]),
  ];
  const text = [...lines.join("\n")];
  return `${transcriptHead}\n${text.length > longestTalk ? "... " : ""}${text.slice(-longestTalk).join("")}`;
}

function buildLead(
  session: Session,
  { lastMessage, content, at }: TurnSummary,
  rows: readonly ChatMessage[],
): ChatLead {
  const { memory, leadId = session.id } = session.sessionData;
  const { name = memory.askFor ?? nameless, phone, email, location, address, service, product } = getSlots(session);
  const others = memory.services.map((each) => serviceTypeLabels[each]);
  const told = {
    name,
    phone,
    email,
    location,
    address,
    // What an applicant installs is not what they want installed.
    ...(memory.kind === "job" && !memory.isBuying ? {} : { serviceType: service, productType: product }),
    notes: others.length > 0 ? `Also interested in: ${others.join(", ")}` : undefined,
  };
  const chatDetails: ChatDetails = Object.fromEntries(Object.entries(told).filter(([, value]) => value));
  const chatSummary = summarize(getSlots(session), memory, lastMessage);
  return {
    id: leadId,
    name,
    ...chatDetails,
    ...contactDetails(chatDetails),
    sessionId: session.id,
    conversationSummary: [formatSummary(chatSummary), formatTranscript(rows, { content, at })].join("\n\n"),
    source: "chat",
    smsOptIn: Boolean(memory.smsConsent && phone),
    ...(memory.smsConsent && phone ? { smsConsent: memory.smsConsent } : {}),
    chatVersion: session.version,
    chatNews: session.version,
    chatDetails,
    chatSummary,
  };
}

/** What a summary says beside the details that a lead has fields for, the language, what was asked and said last. */
const notedParts = [
  "withdrawn",
  "about",
  "appointment",
  "bestTime",
  "question",
  "askFor",
  "others",
  "interest",
  "details",
] as const satisfies SummaryPart[];

/** The parts that are told anew or otherwise, and those that are told no more. */
function compareSummaries(before: Lead, { chatSummary: is }: ChatLead): Record<"news" | "gone", SummaryPart[]> {
  const was = readChatSummary(before);
  return {
    news: notedParts.filter((part) => is[part] && is[part] !== was[part]),
    gone: notedParts.filter((part) => was[part] && !is[part]),
  };
}

/** Whether a turn's own note says "details 12 windows" already. */
const isInNote = (part: SummaryPart, { chatSummary }: ChatLead, note = ""): boolean =>
  (part === "interest" || part === "details") &&
  `${note}, `.toLowerCase().includes(` ${chatSummary[part]?.toLowerCase()}, `);

/** What a lead may lack: where it is told no more it goes from the row. */
const optional = [...details, "phoneE164", "outOfArea", "smsConsent"] as const;

const pickDetails = (row: Lead): ChatDetails =>
  Object.fromEntries(watchedDetails.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])));

interface Update {
  /** Undefined for what goes from the row. */
  set: Partial<Lead>;
  /** Who is told of it; nobody of what is only said. */
  due?: readonly string[] | undefined;
}

/** Nobody works on the lead yet: what the chat tells otherwise than before is replaced. What the visitor put right on their
 * page, or the office by the phone, stays. A corrected address gets a confirmation of its own. */
function buildReplacement(before: Lead, lead: ChatLead, { note }: TurnSummary): Update {
  const { chatVersion, chatDetails, chatSummary, conversationSummary, sessionId } = lead;
  const synced = before.chatDetails ?? pickDetails(before);
  const changed = watchedDetails.filter((name) => chatDetails[name] !== synced[name]);
  const current = { ...pickDetails(before), ...Object.fromEntries(changed.map((name) => [name, chatDetails[name]])) };
  // Consent is to texts to the number that the chat was told.
  const { smsOptIn, smsConsent } = current.phone === lead.phone ? lead : before;
  const { news, gone } = compareSummaries(before, lead);
  const due = changed.includes("email") ? [...alwaysNotified, "visitor"] : alwaysNotified;
  const isDifferent = [...changed, ...news, ...gone].length > 0 || note !== undefined || smsOptIn !== before.smsOptIn;
  return {
    set: {
      ...Object.fromEntries(optional.map((name) => [name, undefined])),
      ...current,
      ...contactDetails(current),
      ...{ smsOptIn, smsConsent, sessionId, conversationSummary, chatVersion, chatDetails, chatSummary },
    },
    due: isDifferent ? due : undefined,
  };
}

/** A visitor who is told that nobody calls, and writes all the same, is read as what they are. */
const noteOfChat = (before: Lead, at: string): Partial<Lead> => {
  const { visitorChanges = [] } = before;
  const isNoted = !isWithdrawn(before) || getKind(visitorChanges.at(-1)) === "chat";
  return isNoted ? {} : { visitorChanges: [...visitorChanges, { at, kind: "chat", title: "Written in the chat" }] };
};

/** Staff works on the lead: what they have stays, and what the visitor adds goes below the notes, with its time, once. */
function buildAddition(before: Lead, lead: ChatLead, { at, note }: TurnSummary): Update {
  const { conversationSummary, chatVersion, chatDetails, chatSummary, phone, smsOptIn, smsConsent } = lead;
  const { news, gone } = compareSummaries(before, lead);
  const was = readChatSummary(before);
  const lines = [
    ...news.filter((part) => !isInNote(part, lead, note)).map((part) => formatPart(chatSummary, part)),
    ...gone.map((part) => `no longer: ${formatPart(was, part)}`),
  ];
  const time = formatMoment(at);
  const notes = [note ?? "", ...lines.map((line) => `${time}, from the chat: ${line}`)];
  const unknown = notes.filter((line) => line && !before.notes?.includes(line));
  const isNews = unknown.length > 0;
  return {
    set: {
      ...{ conversationSummary, chatVersion, chatDetails, chatSummary },
      // Consent is the visitor's alone, whoever works on the lead, and to texts to the number that the chat was told.
      ...(smsOptIn === before.smsOptIn || phone !== before.phone
        ? {}
        : { smsOptIn, ...(smsConsent ? { smsConsent } : {}) }),
      ...(isNews
        ? {
            notes: [before.notes, ...unknown].filter(Boolean).join("\n"),
            ...markUnread(before, at),
            ...noteOfChat(before, at),
          }
        : {}),
    },
    due: isNews ? alwaysNotified : undefined,
  };
}

/** Keeps what was only said. It takes nothing from anybody who works on the lead, and is no change of it. */
async function keepTalk({ store }: Context, before: Lead, set: Partial<Lead>): Promise<void> {
  const given = Object.entries(set).filter(([, value]) => value !== undefined);
  const patch = leads(store).patch({ id: before.id }).set(Object.fromEntries(given));
  const isSame = patch.where(({ version, chatVersion }, { eq, notExists }) =>
    [
      before.version === undefined ? notExists(version) : eq(version, before.version),
      before.chatVersion === undefined ? notExists(chatVersion) : eq(chatVersion, before.chatVersion),
    ].join(" AND "),
  );
  if (!(await writeIf(isSame))) throw new AppError("busy", "The lead of a chat was changed meanwhile.");
}

/** Brings a lead up to date, in one write with what has staff told, so that a crash can't keep the one without the other.
 * A replay of this turn or an older one changes nothing; a lead that was deleted stays so.
 * @throws AppError busy when others wrote to it all the time */
const updateLead = (context: Context, lead: ChatLead, turn: TurnSummary, memory: Memory): Promise<void> =>
  untilWritten(async () => {
    const read = async () => (await leads(context.store).get({ id: lead.id }).go({ consistent: true })).data;
    const found = await read();
    if (!found || (found.chatVersion ?? 0) >= lead.chatVersion) return;
    const isResumed = memory.wanted !== undefined && (await resumeLead(context, found, memory.wanted));
    const before = (isResumed && (await read())) || found;
    const { set, due } = (before.status === "new" ? buildReplacement : buildAddition)(before, lead, turn);
    if (!due) return keepTalk(context, before, set);
    await writeChange(context, leadRecord, before, {
      set: { ...set, chatNews: lead.chatNews },
      due,
      isUrgent: isUrgent(compareSummaries(before, lead).news, memory),
    });
  });

const unsent = "Your message could not be passed on to our office. Please send it again.";

/** Makes the lead of a talk, or brings it up to date: replaced while its status is `new`, later only added to its
 * notes. The stored record triggers the notices.
 * @returns whether the office has a lead of this chat
 * @throws AppError unavailable (503): nobody may be told that it was passed on, and the same message sent again
 * completes it */
export async function syncLead(context: Context, session: Session, turn: TurnSummary): Promise<boolean> {
  if (!isLead(getSlots(session))) return false;
  try {
    const lead = buildLead(session, turn, await listMessages(context, session.id));
    const { memory } = session.sessionData;
    if (!(await createOnce(leads(context.store), lead))) await updateLead(context, lead, turn, memory);
    await recordConsent(context, { createdAt: turn.at, ...lead });
    if (memory.ended) await withdrawLead(context, lead.id, `withdrawn ${memory.ended}`);
    return true;
  } catch (error) {
    const name = error instanceof Error ? error.name : "unknown";
    writeLog({ level: "error", task: "chat lead", recordId: session.id, error: { name } });
    throw new AppError("unavailable", unsent, { retryAfter: 2, cause: error });
  }
}
