import type { Memory, Slots } from "@site/core/chat/memory";
import { type ChatMessage, chatMessages } from "@site/core/chat/messages";
import type { ConversationState } from "@site/core/chat/options";
import { type CommittedTurn, type Session, type SessionData, sessions } from "@site/core/chat/session-entity";
import { stopContact } from "@site/core/consent/ledger";
import type { Context } from "@site/core/context";
import { AppError } from "@site/core/contract/errors";
import { createOnce, writeIf } from "@site/core/store/conditional-write";
import { newId } from "@site/core/store/ids";
import { syncLead } from "../lead/sync-lead.ts";
import type { Held } from "./hold-lease.ts";
import { toReply } from "./replies.ts";
import { findSession, slotAttributes, toSessionAttributes } from "./sessions.ts";

interface TurnChanges {
  slots: Slots;
  memory: Memory;
  state: ConversationState;
  turn: CommittedTurn;
  kept: Pick<SessionData, "leadId" | "former" | "read">;
  usedModel?: boolean | undefined;
}

const lost = () => new AppError("busy", "This took too long. Please send your message again.", { retryAfter: 2 });

/** The one commit point of a turn: slots, state and what was said, in one update that succeeds only for the holder of
 * the lease and the version it read. Ends the lease.
 * @returns the session as it is now
 * @throws AppError busy (409) when the lease was lost */
async function commitTurn(
  context: Context,
  { session, lease: own }: Held,
  result: TurnChanges,
  at: Date,
): Promise<Session> {
  const { slots, memory, state, turn, kept, usedModel } = result;
  const { address, details } = slots;
  const attributes = toSessionAttributes(slots);
  const empty = slotAttributes.filter((key) => !attributes[key]);
  const filled = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value));
  const changes = {
    ...filled,
    sessionData: { ...session.sessionData, memory, address, details, ...kept },
    conversationState: state,
    version: session.version + 1,
    committedBy: own,
    modelTurns: (session.modelTurns ?? 0) + (usedModel ? 1 : 0),
    updatedAt: at.toISOString(),
    lastTurn: turn,
  };
  const change = sessions(context.store)
    .patch({ id: session.id })
    .set(changes)
    .remove([...empty, "lease", "processingUntil"])
    .where(({ lease, version }, { eq }) => `${eq(lease, own)} AND ${eq(version, session.version)}`);
  // A refusal may also mean that this very update was sent again because its answer was lost.
  if (!(await writeIf(change)) && (await findSession(context, session.id)).committedBy !== own) throw lost();
  const { lease: _, processingUntil: __, ...before } = session;
  return { ...before, ...attributes, ...changes };
}

/** What the visitor stopped here stands in the ledger, once, under every way in which they are reached. */
async function recordStop(context: Context, { id, sessionData: { memory }, ...session }: Session): Promise<void> {
  const { stopped } = memory;
  if (!stopped) return;
  const { at, isTextsOnly } = stopped;
  const { phone, email } = session;
  await stopContact(context, isTextsOnly ? { phone } : { phone, email }, { id: `${id} stop ${at}`, via: "chat", at });
}

/** Writes what follows from a committed turn: a stop, the lead and then the reply's row, under keys that the turn has fixed, so
 * that a replay after a crash adds what is missing and changes nothing else. As long as the row is missing, the next
 * message completes the turn first.
 * @returns whether the office has a lead of this chat
 * @throws AppError unavailable (503) when the lead could not be stored */
export async function completeTurn(context: Context, session: Session, turn: CommittedTurn): Promise<boolean> {
  const { id, answers, content, at } = turn;
  await recordStop(context, session);
  const hasLead = await syncLead(context, session, turn);
  if (!content) return hasLead;
  await createOnce(chatMessages(context.store), {
    id,
    sessionId: session.id,
    role: "assistant",
    answers,
    createdAt: at,
    ...toReply(turn),
  });
  return hasLead;
}

interface Ending extends Omit<TurnChanges, "turn">, Pick<CommittedTurn, "answers" | "lastMessage" | "note"> {
  said: Parameters<typeof toReply>[0];
}

/** A request that the card had ended and that is wanted after all is open again. */
const reopenEnded = (memory: Memory, now: Date): Memory =>
  memory.ended && !memory.isWithdrawn ? { ...memory, ended: undefined, wanted: now.toISOString() } : memory;

/** Commits a turn, and writes what follows from it. @throws AppError busy (409), unavailable (503) */
export async function finishTurn(
  context: Context,
  held: Held,
  { said, answers, lastMessage, note, ...changes }: Ending,
  now: Date,
): Promise<{ turn: CommittedTurn; session: Session; hasLead: boolean }> {
  const turn: CommittedTurn = { ...toReply(said), id: newId(), answers, at: now.toISOString(), lastMessage, note };
  const memory = reopenEnded(changes.memory, now);
  const session = await commitTurn(context, held, { ...changes, memory, turn }, now);
  return { turn, session, hasLead: await completeTurn(context, session, turn) };
}

/** Completes the last turn unless that was done; of a reply by a script there is no row to tell. */
export async function completeLast(context: Context, session: Session, rows: readonly ChatMessage[]): Promise<void> {
  const { lastTurn } = session;
  if (lastTurn && !rows.some(({ id }) => id === lastTurn.id)) await completeTurn(context, session, lastTurn);
}
