import { getQuestions } from "../../chat/memory.ts";
import type { Session } from "../../chat/session-entity.ts";
import type { Context } from "../../context.ts";
import { wholeAmong } from "../../records/read-records.ts";
import type { IntakeEntry } from "../../search/intake-index.ts";
import { listIntake } from "../../search/read-intake.ts";
import type { Chats } from "./chat-contract.ts";
import { chatSpan, readChatSessions, toChatView } from "./list-chats.ts";

/** The first lead of each chat that led to one since a moment, by the chat. @param from ISO 8601 */
export async function leadsOfChats(context: Context, from: string): Promise<Map<string, IntakeEntry>> {
  const { to } = chatSpan(context);
  const latestFirst = await listIntake(context, "leads", { from, to });
  return new Map(latestFirst.flatMap((lead) => (lead.sessionId === undefined ? [] : [[lead.sessionId, lead]])));
}

interface ListedChat extends Omit<Chats["chats"][number], "question"> {
  /** Id of the first lead that it led to. */
  lead?: string;
  /** The first one that the assistant had no answer to. */
  question?: string;
}

/** One page of all chats that are kept, the latest first, by its number. @param limit how many on a page */
export async function readChatPage(
  context: Context,
  { limit, page }: { limit: number; page: number },
): Promise<{ chats: ListedChat[]; total: number }> {
  const found = await listIntake(context, "chats", chatSpan(context));
  const shown = found.slice((page - 1) * limit, page * limit);
  const [chats, leads] = await Promise.all([
    readChatSessions(context, shown),
    leadsOfChats(context, shown.at(-1)?.at ?? context.now().toISOString()),
  ]);
  const listed = chats.map((chat) => {
    const lead = leads.get(chat.id);
    const [question] = getQuestions(chat.sessionData.memory);
    return { ...toChatView(chat), ...(lead ? { lead: lead.recordId } : {}), ...(question ? { question } : {}) };
  });
  return { chats: listed, total: found.length };
}

/** The whole id of a chat that a person means by its beginning. @throws AppError invalid when it fits several */
export const wholeChatId = (context: Context, given: string): Promise<string> =>
  wholeAmong("chats", given, async () => {
    const found = await listIntake(context, "chats", chatSpan(context));
    return found.map(({ recordId }) => recordId);
  });

/** The real chats that began in the last days, and how many were made up for practice: those count nowhere. */
export async function readRealChats(context: Context, days?: number): Promise<{ chats: Session[]; samples: number }> {
  const found = await listIntake(context, "chats", chatSpan(context, days));
  const real = found.filter(({ sample }) => !sample);
  const chats = await readChatSessions(context, real);
  return { chats, samples: found.length - real.length };
}

interface Unanswered {
  question: string;
  chatId: string;
  /** When the chat began, ISO 8601. */
  timestamp: string;
  names: string[];
}

export const namesIn = ({ userName, sessionData }: Session): string[] =>
  [userName, sessionData.memory.askFor].filter((name) => name !== undefined);

/** Questions of the last days that the assistant had no answer to, in the visitors' words. */
export async function listUnanswered(
  context: Context,
  days?: number,
): Promise<{ questions: Unanswered[]; samples: number }> {
  const { chats, samples } = await readRealChats(context, days);
  const questions = chats.flatMap((chat) =>
    getQuestions(chat.sessionData.memory).map((question) => ({
      question,
      chatId: chat.id,
      timestamp: chat.createdAt,
      names: namesIn(chat),
    })),
  );
  return { questions, samples };
}
