import type { Memory, Slots } from "@site/core/chat/memory";
import type { ConversationState } from "@site/core/chat/options";
import { type CommittedTurn, type Session, type SessionData, sessions } from "@site/core/chat/session-entity";
import type { Context } from "@site/core/context";
import { AppError } from "@site/core/contract/errors";
import { writeIf } from "@site/core/store/conditional-write";
import { findSession } from "./find-session.ts";
import type { Held } from "./hold-lease.ts";
import { slotAttributes, toSessionAttributes } from "./session-slots.ts";

export interface TurnChanges {
  slots: Slots;
  memory: Memory;
  state: ConversationState;
  turn: CommittedTurn;
  /** What else the session is to keep. */
  kept: Pick<SessionData, "leadId" | "former" | "read">;
  usedModel?: boolean | undefined;
}

const lost = () => new AppError("busy", "This took too long. Please send your message again.", { retryAfter: 2 });

/** The one commit point of a turn: slots, state and what was said, in one update that succeeds only for the holder of
 * the lease and the version it read. Ends the lease.
 * @returns the session as it is now
 * @throws AppError busy (409) when the lease was lost */
export async function commitTurn(
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
