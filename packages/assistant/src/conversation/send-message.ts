import { profile } from "@site/company/profile";
import type { ConversationAnswer, ConversationRequest } from "@site/core/chat/contract";
import { isCardUnwelcome } from "@site/core/chat/memory";
import { type ChatMessage, listMessages } from "@site/core/chat/messages";
import { chatLimits } from "@site/core/chat/options";
import type { Session } from "@site/core/chat/session-entity";
import type { Context } from "@site/core/context";
import { AppError } from "@site/core/contract/errors";
import { composeNote } from "../lead/summary.ts";
import { maskNumbers } from "../signals/mask-numbers.ts";
import { answerTurn, type Responders } from "./answer-turn.ts";
import { completeLast, completeTurn, finishTurn } from "./finish-turn.ts";
import { type Held, withLease } from "./hold-lease.ts";
import { deriveMessageId, keepMessage } from "./keep-message.ts";
import { listUnansweredMessages, readRequestState, replyTo, toReply } from "./replies.ts";
import { resumeSession } from "./resume-session.ts";
import { findSession } from "./sessions.ts";
import type { HistoryRow } from "./turn.ts";

/** What a turn may take in all, ms: the function ends after 28 s and the reply must be on its way before. */
const turnTime = 22_000;

const limitReached = `This chat has reached its limit of ${chatLimits.messages} messages. For more please start a new one, or call ${profile.phone}.`;

export interface MessageOptions {
  /** The browser's id of the message; without it the same words are the same message. */
  id?: string | undefined;
  responders: Responders;
  signal?: AbortSignal | undefined;
}

/** What a browser is told of a turn; a card that is open is closed where it is out of place now. */
export const toAnswer = async (
  context: Context,
  reply: Parameters<typeof toReply>[0],
  session: Session,
  hasLead?: boolean,
): Promise<ConversationAnswer> => ({
  message: {
    role: "assistant",
    ...(session.conversationState === "declined" || isCardUnwelcome(session.sessionData.memory)
      ? { asksContact: false }
      : {}),
    ...toReply(reply),
  },
  ...(await readRequestState(context, session, hasLead)),
});

const buildHistory = (rows: readonly ChatMessage[], pending: ReadonlySet<string>): HistoryRow[] =>
  rows
    .filter(({ id, isTrusted, channel }) => isTrusted && channel === "conversation" && !pending.has(id))
    .map(({ role, content }) => ({ role, content }));

async function runTurn(
  context: Context,
  held: Held,
  {
    id,
    choice,
    deadline,
    responders,
    signal,
  }: MessageOptions & { id: string; choice?: string | undefined; deadline: number },
): Promise<ConversationAnswer> {
  const { session } = held;
  const now = context.now();
  const rows = await listMessages(context, session.id);
  await completeLast(context, session, rows);
  const stored = replyTo(rows, id);
  // What was said to the scripted agent is answered here once its script can't.
  const isOwn = (row: ChatMessage): boolean => row.id === id && row.role === "user" && !stored;
  const waiting = listUnansweredMessages(rows).filter((row) => !session.lastTurn?.answers.includes(row.id));
  const pending = rows.filter((row) => waiting.includes(row) || isOwn(row));
  if (pending.length === 0) throw new AppError("busy", "Please try again in a moment.", { retryAfter: 1 });
  const messages = pending.map(({ content }) => content);
  const model = (session.modelTurns ?? 0) < chatLimits.modelTurns ? responders.model : undefined;
  const { kept, ...start } = resumeSession(session, messages, now);
  const result = await answerTurn(
    {
      ...start,
      hasFormer: kept.former !== undefined,
      history: buildHistory(rows, new Set(pending.map((row) => row.id))),
      messages,
      choice: pending.length === 1 ? choice : undefined,
      now,
      signal: signal ?? AbortSignal.timeout(deadline - Date.now()),
      deadline,
    },
    { ...responders, model },
  );
  const isLast = rows.filter(({ role }) => role === "user").length >= chatLimits.messages;
  const ended = await finishTurn(
    context,
    held,
    {
      ...result,
      kept,
      state: isLast ? "closed" : result.state,
      said: isLast ? { ...result, content: `${result.content} ${limitReached}` } : result,
      answers: pending.map((row) => row.id),
      lastMessage: messages.at(-1) ?? "",
      note: composeNote(result.changes, messages, now),
    },
    now,
  );
  return toAnswer(context, ended.turn, ended.session, ended.hasLead);
}

/** The reply that this message or card has already, from the last commit or from the rows. */
export function findReply(context: Context, id: string, wasStored: boolean) {
  let seen: number | undefined;
  return async (session: Session): Promise<ConversationAnswer | undefined> => {
    const turn = session.lastTurn;
    if (turn?.content && turn.answers.includes(id))
      return toAnswer(context, turn, session, await completeTurn(context, session, turn));
    if (!wasStored && seen === undefined) seen = session.version;
    if (seen === session.version) return undefined;
    seen = session.version;
    const reply = replyTo(await listMessages(context, session.id), id);
    return reply && toAnswer(context, reply, session);
  };
}

/** Answers a visitor's message. A retry of the same message gets the same reply, parallel messages become one turn, and
 * nothing is lost or written twice.
 * @throws AppError notFound, throttled (429) with seconds, busy (409) while another turn takes too long, mismatch (422)
 * when the id was used for other words */
export async function sendMessage(
  context: Context,
  { sessionId, message, choice }: ConversationRequest,
  options: MessageOptions,
): Promise<ConversationAnswer> {
  const deadline = Date.now() + turnTime;
  const now = context.now();
  const content = maskNumbers(message);
  const session = await findSession(context, sessionId);
  const rows = await listMessages(context, sessionId);
  const id = options.id ?? deriveMessageId(session, rows, content, now);
  const wasStored = await keepMessage(context, rows, { id, sessionId, role: "user", content }, now);
  return withLease(context, sessionId, findReply(context, id, wasStored), (held) =>
    runTurn(context, held, { ...options, id, choice, deadline }),
  );
}
