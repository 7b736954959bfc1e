import { liveAgentDefault } from "@site/company/live-agent";
import type { Reply, StoredMessageAnswer, StoredMessageRequest } from "@site/core/chat/contract";
import { liveAgentReply } from "@site/core/chat/live-agent";
import { listMessages } from "@site/core/chat/messages";
import type { CommittedTurn, Session } from "@site/core/chat/session-entity";
import type { Context } from "@site/core/context";
import { composeNote, isLead } from "../lead/summary.ts";
import { maskNumbers } from "../signals/mask-numbers.ts";
import { mergeSlots } from "./accept-contact.ts";
import { completeLast, completeTurn, finishTurn } from "./finish-turn.ts";
import { type Held, withLease } from "./hold-lease.ts";
import { keepMessage } from "./keep-message.ts";
import { toReply } from "./replies.ts";
import { resumeSession } from "./resume-session.ts";
import { findSession } from "./sessions.ts";

/** What the assistant may take for a reply, ms: the script's own comes after 1.2 s. */
const replyTime = 5000;

/** Of a talk that remembers as many topics as it may the last ones are looked at. */
const mostTopics = 17;

/** What is said to a message: nothing where the script speaks. */
interface Spoken {
  reply?: Reply | undefined;
}

const toSpoken = (turn: CommittedTurn): Spoken => (turn.content ? { reply: toReply(turn) } : {});

/** Reads what was said to the script and not read yet, like a message of the conversation, and commits it as one turn.
 * The assistant speaks in place of the script to danger, to what the office has to see to, to a visitor who leaves a way to be
 * reached, and where the script has nothing of its own to say. */
async function readScript(context: Context, held: Held, now: Date): Promise<Spoken> {
  const { session } = held;
  const { read = [] } = session.sessionData;
  const rows = await listMessages(context, session.id);
  await completeLast(context, session, rows);
  const own = rows.filter(({ role, channel }) => role === "user" && channel === "script");
  const pending = own.filter(({ id }) => !read.includes(id));
  const messages = pending.map(({ content }) => content);
  const lastMessage = messages.at(-1) ?? "";
  // The classifier's weights are loaded with the first message of a visitor, and not at the start.
  const { answerTurn } = await import("./answer-turn.ts");
  const { kept, ...start } = resumeSession(session, messages, now);
  const history = rows
    .filter(({ id, isTrusted }) => isTrusted && !pending.some((each) => each.id === id))
    .map(({ role, content }) => ({ role, content }));
  const timing = { signal: AbortSignal.timeout(replyTime), deadline: Date.now() + replyTime };
  const answer = await answerTurn(
    { ...start, hasFormer: kept.former !== undefined, history, messages, now, ...timing },
    {},
  );
  const { changes, memory } = answer;
  const newTopics = memory.topics.slice(Math.min(start.memory.topics.length, mostTopics));
  const isNeeded = newTopics.some((topic) => /^(?:act|danger)-/.test(topic)) || Boolean(changes.phone ?? changes.email);
  const isScripted = liveAgentReply(lastMessage) !== liveAgentDefault;
  const isSpoken = isNeeded || (!isScripted && memory.fallbacks === 0 && memory.topics.at(-1) !== "talk");
  const result = isSpoken ? answer : undefined;
  const slots = mergeSlots(start.slots, changes);
  const asks = liveAgentReply(lastMessage).endsWith("?") ? ("service" as const) : undefined;
  const quiet = { ...start.memory, language: memory.language, lastAsked: asks };
  const next = result ?? { slots, memory: quiet, state: isLead(slots) ? ("lead_created" as const) : start.state };
  const answers = pending.map(({ id }) => id);
  const { turn } = await finishTurn(
    context,
    held,
    {
      ...next,
      ...{ answers, lastMessage, kept: { ...kept, read: [...read, ...answers] } },
      said: result ?? { content: "" },
      note: composeNote(changes, messages, now),
    },
    now,
  );
  return toSpoken(turn);
}

/** What was said to a message that was read; what its turn left undone is done. */
const repeatAnswer =
  (context: Context, id: string) =>
  async (session: Session): Promise<Spoken | undefined> => {
    const { lastTurn, sessionData } = session;
    if (!sessionData.read?.includes(id)) return undefined;
    if (!lastTurn?.answers.includes(id)) return {};
    await completeTurn(context, session, lastTurn);
    return toSpoken(lastTurn);
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
  const message = { id, sessionId, role, content, channel: "script", isTrusted: role === "user" } as const;
  await keepMessage(context, rows, message, at);
  if (role !== "user") return { id };
  const spoken = await withLease(context, sessionId, repeatAnswer(context, id), (held) =>
    readScript(context, held, at),
  );
  return { id, ...spoken };
}
