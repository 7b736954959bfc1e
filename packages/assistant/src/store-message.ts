import type { Reply, StoredMessageAnswer, StoredMessageRequest } from "@site/core/chat/contract";
import { listMessages } from "@site/core/chat/list-messages";
import { liveAgentReply } from "@site/core/chat/live-agent";
import type { Asked, Slots } from "@site/core/chat/memory";
import type { Session, Turn } from "@site/core/chat/session-entity";
import type { Context } from "@site/core/context";
import { AppError } from "@site/core/contract/errors";
import { newId } from "@site/core/store/ids";
import { checkAllowance } from "./check-allowance.ts";
import { commitTurn } from "./commit-turn.ts";
import { completeLast, completeTurn, putMessage } from "./complete-turn.ts";
import { findSession } from "./find-session.ts";
import { type Held, withLease } from "./hold-lease.ts";
import { maskNumbers, withoutMarks } from "./mask-numbers.ts";
import { noteOf } from "./note-of.ts";
import { isLead } from "./plan-next.ts";
import { spokenIn } from "./replies.ts";
import { unasked } from "./session-slots.ts";

/** What the assistant may take for a reply, ms: the script's own comes after 1.2 s. */
const replyTime = 5000;

/** What the script asks behind these words: it says in the browser what it says here. */
function askedAfter(text: string, { service }: Slots): Asked | undefined {
  if (!liveAgentReply(text).endsWith("?")) return undefined;
  return service ? "details" : "service";
}

/** What is said to a message: nothing where the script speaks. */
interface Spoken {
  reply?: Reply | undefined;
}

const saidIn = (turn: Turn): Spoken => (turn.content ? { reply: spokenIn(turn) } : {});

/** Reads what was said to the script and not read yet, like a message of the conversation, and commits it as one turn. */
async function readScript(context: Context, held: Held, now: Date): Promise<Spoken> {
  const { session } = held;
  const { read = [] } = session.sessionData;
  const rows = await listMessages(context, session.id);
  await completeLast(context, session, rows);
  const own = rows.filter(({ role, channel }) => role === "user" && channel === "script");
  const pending = own.filter(({ id }) => !read.includes(id));
  const said = own.filter(({ id }) => read.includes(id)).map(({ content }) => content);
  const messages = pending.map(({ content }) => content);
  const lastMessage = messages.at(-1) ?? "";
  // The classifier's weights are loaded with the first message of a visitor, and not at the start.
  const [{ readTurn }, { startOf }, { answerInScript }] = await Promise.all([
    import("./read-turn.ts"),
    import("./start-talk.ts"),
    import("./answer-script.ts"),
  ]);
  const { kept, ...start } = startOf(session, messages, now);
  const memory = unasked(start.memory);
  const reading = readTurn(messages.map(withoutMarks), start.slots, memory, said);
  const { slots, changes, guard } = reading;
  const result = await answerInScript(
    {
      ...start,
      memory,
      hasFormer: kept.former !== undefined,
      history: rows
        .filter(({ id, isTrusted }) => isTrusted && !pending.some((each) => each.id === id))
        .map(({ role, content }) => ({ role, content })),
      messages,
      now,
      signal: AbortSignal.timeout(replyTime),
      deadline: Date.now() + replyTime,
    },
    reading,
  );
  const quiet = {
    ...reading.memory,
    // The script never asks whether a request is to be withdrawn, so that no yes of later may answer that.
    topics: [...reading.memory.topics, ...(guard && guard !== "unsure" ? [`act-${guard}`] : [])].slice(-20),
    lastAsked: askedAfter(lastMessage, slots),
  };
  const next = result ?? { slots, memory: quiet, state: isLead(slots, quiet) ? "lead_created" : start.state };
  const answers = pending.map(({ id }) => id);
  const turn: Turn = {
    id: newId(),
    answers,
    content: result?.content ?? "",
    selections: result?.selections,
    at: now.toISOString(),
    lastMessage,
    note: noteOf(result?.changes ?? changes, now),
  };
  const known = { ...kept, read: [...read, ...answers] };
  const saved = await commitTurn(context, held, { ...next, turn, kept: known }, now);
  await completeTurn(context, saved, turn);
  return saidIn(turn);
}

/** What was said to a message that was read; what its turn left undone is done. */
const readBefore =
  (context: Context, id: string) =>
  async (session: Session): Promise<Spoken | undefined> => {
    const { lastTurn, sessionData } = session;
    if (!sessionData.read?.includes(id)) return undefined;
    if (!lastTurn?.answers.includes(id)) return {};
    await completeTurn(context, session, lastTurn);
    return saidIn(lastTurn);
  };

/** Keeps a message that the browser's own script answers. What a visitor says about themselves becomes details and a
 * lead like in the conversation; what the browser says in the assistant's name is kept as untrusted.
 * @param id the browser's id of the message: a retry is stored once
 * @throws AppError notFound, throttled (429), busy (409), mismatch (422), unavailable (503) when the office's lead could
 * not be stored */
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
  if (role !== "user") return { id };
  const spoken = await withLease(context, sessionId, readBefore(context, id), (held) => readScript(context, held, at));
  return { id, ...spoken };
}
