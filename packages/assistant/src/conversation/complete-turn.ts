import { type ChatMessage, chatMessages } from "@site/core/chat/messages";
import type { CommittedTurn, Session } from "@site/core/chat/session-entity";
import { stopContact } from "@site/core/consent/ledger";
import type { Context } from "@site/core/context";
import { createOnce } from "@site/core/store/conditional-write";
import { newId } from "@site/core/store/ids";
import { syncLead } from "../lead/sync-lead.ts";
import { commitTurn, type TurnChanges } from "./commit-turn.ts";
import type { Held } from "./hold-lease.ts";
import { toReply } from "./replies.ts";

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

/** Commits a turn, and writes what follows from it. @throws AppError busy (409), unavailable (503) */
export async function finishTurn(
  context: Context,
  held: Held,
  { said, answers, lastMessage, note, ...changes }: Ending,
  now: Date,
): Promise<{ turn: CommittedTurn; session: Session; hasLead: boolean }> {
  const turn: CommittedTurn = { ...toReply(said), id: newId(), answers, at: now.toISOString(), lastMessage, note };
  const session = await commitTurn(context, held, { ...changes, turn }, now);
  return { turn, session, hasLead: await completeTurn(context, session, turn) };
}

/** Completes the last turn unless that was done; of a reply by a script there is no row to tell. */
export async function completeLast(context: Context, session: Session, rows: readonly ChatMessage[]): Promise<void> {
  const { lastTurn } = session;
  if (lastTurn && !rows.some(({ id }) => id === lastTurn.id)) await completeTurn(context, session, lastTurn);
}
