import type { StoredMessageAnswer, StoredMessageRequest } from "@site/core/chat/contract";
import type { Context } from "@site/core/context";
import { AppError } from "@site/core/contract/errors";
import { checkAllowance } from "./check-allowance.ts";
import { commitTurn } from "./commit-turn.ts";
import { putMessage } from "./complete-turn.ts";
import { findSession } from "./find-session.ts";
import { type Held, withLease } from "./hold-lease.ts";
import { listMessages } from "./list-messages.ts";
import { maskNumbers } from "./mask-numbers.ts";
import { noteOf } from "./note-of.ts";
import { isLead } from "./plan-next.ts";
import { slotsOf } from "./session-slots.ts";
import { fillSlots } from "./slots/fill-slots.ts";
import { syncLead } from "./sync-lead.ts";

async function saveDetails(context: Context, { session, lease }: Held, content: string, at: Date): Promise<true> {
  const known = slotsOf(session);
  const { changes, services } = fillSlots(content, known);
  const slots = { ...known, ...changes };
  const { memory } = session.sessionData;
  const others = [...new Set([...memory.services, ...services])].filter((each) => each !== slots.service);
  const next = { ...memory, services: others };
  const state = isLead(slots, next) ? "lead_created" : session.conversationState;
  const saved = await commitTurn(context, { session, lease }, { slots, memory: next, state }, at);
  await syncLead(context, saved, { at: at.toISOString(), lastMessage: content, note: noteOf(changes, at) });
  return true;
}

/** Keeps a message that the browser's own script answers. What a visitor says about themselves becomes details and a
 * lead like in the conversation; what the browser says in the assistant's name is kept as untrusted.
 * @param id the browser's id of the message: a retry is stored once
 * @throws AppError notFound, throttled (429), busy (409), mismatch (422) */
export async function storeMessage(
  context: Context,
  { sessionId, role, content: text }: StoredMessageRequest,
  { id }: { id: string },
): Promise<StoredMessageAnswer> {
  const at = context.now();
  const content = maskNumbers(text);
  await findSession(context, sessionId);
  const rows = await listMessages(context, sessionId);
  const known = rows.find((row) => row.id === id && row.role === role);
  if (known && known.content !== content)
    throw new AppError("mismatch", "This message was already sent with other words.");
  if (!known) {
    checkAllowance(rows, role, at);
    await putMessage(context, {
      id,
      sessionId,
      role,
      content,
      channel: "script",
      isTrusted: role === "user",
      createdAt: at.toISOString(),
    });
  }
  if (role === "user")
    await withLease(
      context,
      sessionId,
      async () => undefined,
      (held) => saveDetails(context, held, content, at),
    );
  return { id };
}
