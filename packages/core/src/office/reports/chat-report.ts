import { getQuestions } from "../../chat/memory.ts";
import { handoffKinds, smallTalkTopics } from "../../chat/options.ts";
import type { Session } from "../../chat/session-entity.ts";
import type { Context } from "../../context.ts";
import { leadRecord } from "../../leads/record.ts";
import { readRows } from "../../records/read-rows.ts";
import { getNoticeKind } from "../../records/sent-notices.ts";
import { chatSpan } from "../chats/list-chats.ts";
import { leadsOfChats, readRealChats } from "../chats/read-chats.ts";
import { readTalk } from "../chats/read-conversation.ts";
import { median } from "./median.ts";

interface Share {
  what: string;
  count: number;
  of: number;
}

export interface ChatReport {
  from: string;
  to: string;
  /** Made up for practice, and counted nowhere else. */
  samples: number;
  shares: Share[];
  /** From the beginning of a chat to its lead, at the median. */
  minutesToLead?: number;
  messagesToLead?: number;
  unansweredQuestions: number;
  /** By what the visitor asked first, the most chats first. */
  byTopic: { topic: string; chats: number; leads: number }[];
  /** A chat may be handed over for several reasons. */
  byHandoff: { reason: string; chats: number }[];
}

/** What else one would ask of a report, and no stored row tells. */
export const notStored =
  "whether a phone number is right, corrections, replies for which the model failed, how long replies took, " +
  "whether a visitor was helped, what was said before a chat began anew, a chat's questions beyond the first few";

const getMemory = ({ sessionData }: Session) => sessionData.memory;

/** A turn raises the version, and nothing else does. */
const isEngaged = ({ version = 0 }: Session): boolean => version > 0;

const getFirstTopic = (chat: Session): string =>
  getMemory(chat).topics.find((topic) => !smallTalkTopics.includes(topic)) ?? "none";

const getHandoffs = (chat: Session): string[] =>
  handoffKinds.filter((kind) => getMemory(chat).topics.includes(`act-${kind}`));

const wasAskedAgain = (chat: Session): boolean => Object.values(getMemory(chat).asked).some((times) => times > 1);

function byTopic(chats: readonly Session[], hasLead: (chat: Session) => boolean): ChatReport["byTopic"] {
  const topics = new Map<string, { topic: string; chats: number; leads: number }>();
  for (const chat of chats) {
    const topic = getFirstTopic(chat);
    const counts = topics.get(topic) ?? { topic, chats: 0, leads: 0 };
    topics.set(topic, { topic, chats: counts.chats + 1, leads: counts.leads + Number(hasLead(chat)) });
  }
  return [...topics.values()].sort((a, b) => b.chats - a.chats || a.topic.localeCompare(b.topic));
}

/** How the chats of the last days went, from what is stored of each as it stands now. Reads each chat, and the words of
 * those that led to a lead. */
export async function readChatReport(context: Context, days: number): Promise<ChatReport> {
  const span = chatSpan(context, days);
  const [{ chats, samples }, leads] = await Promise.all([
    readRealChats(context, days),
    leadsOfChats(context, span.from),
  ]);
  const engaged = chats.filter(isEngaged);
  const led = engaged.flatMap((chat) => {
    const lead = leads.get(chat.id);
    return lead && !lead.spam ? [{ chat, lead }] : [];
  });
  const names = led.map(({ lead }) => ({ record: leadRecord, id: lead.recordId }));
  const rows = await readRows(context, names);
  const mailed = rows.filter(([, { email }]) => email);
  const bounced = mailed.filter(([, { notices }]) =>
    Object.entries((notices ?? {}) as Record<string, string>).some(
      ([name, state]) => getNoticeKind(name) === "visitor" && state === "bounced",
    ),
  );
  const messages: number[] = [];
  for (const { chat, lead } of led) {
    const { messages: lines } = await readTalk(context, chat.id);
    messages.push(lines.filter(({ by, at }) => by === "visitor" && at <= lead.at).length);
  }
  const seconds = median(led.map(({ chat, lead }) => (Date.parse(lead.at) - Date.parse(chat.createdAt)) / 1000));
  const withLead = new Set(led.map(({ chat }) => chat.id));
  const ofEngaged = (what: string, isCounted: (chat: Session) => boolean): Share => ({
    what,
    count: engaged.filter(isCounted).length,
    of: engaged.length,
  });
  return {
    ...span,
    samples,
    shares: [
      { what: "engaged: the visitor wrote", count: engaged.length, of: chats.length },
      ofEngaged("led to a lead", ({ id }) => withLead.has(id)),
      { what: "leads with an email: it came back", count: bounced.length, of: mailed.length },
      ofEngaged("a question got no answer", (chat) => getQuestions(getMemory(chat)).length > 0),
      ofEngaged("ended with words that were not understood", (chat) => getMemory(chat).fallbacks > 0),
      ofEngaged("a detail was asked for again", wasAskedAgain),
      ofEngaged("handed over to a person", (chat) => getHandoffs(chat).length > 0),
      ofEngaged("the visitor declined", (chat) => getMemory(chat).declines > 0),
    ],
    ...(led.length > 0
      ? { minutesToLead: Math.round(seconds / 6) / 10, messagesToLead: Math.round(median(messages)) }
      : {}),
    unansweredQuestions: engaged.reduce((sum, chat) => sum + getQuestions(getMemory(chat)).length, 0),
    byTopic: byTopic(engaged, ({ id }) => withLead.has(id)),
    byHandoff: handoffKinds
      .map((reason) => ({ reason, chats: engaged.filter((chat) => getHandoffs(chat).includes(reason)).length }))
      .filter((each) => each.chats > 0)
      .sort((a, b) => b.chats - a.chats),
  };
}
