import type { Contact, QuickReply, Reply as SaidReply } from "@site/core/chat/contract";
import { apiPaths } from "@site/core/contract/paths";
import { ApiError, request } from "@site/ui/lib/api.ts";
import { count } from "@site/ui/lib/count.ts";
import { type SentRequest, toSentRequest } from "../../../components/links/request-link.tsx";

export type { Contact, QuickReply };

export type Selection = NonNullable<SaidReply["selections"]>[number];

export interface ChatMessage extends SaidReply {
  /** Also the Idempotency-Key of a visitor's message: sending it again is answered by the same reply. */
  id: string;
  role: "user" | "assistant";
  choice?: string;
  hasFailed?: boolean;
  /** Told by the browser of a message that failed; gone once it is sent again. */
  isNotice?: boolean;
}

export interface RequestState {
  /** Whether the office has a request from this conversation. */
  hasLead: boolean;
  sent: SentRequest | undefined;
  contact: Contact | undefined;
  isWithdrawn: boolean;
}

export const noRequest: RequestState = { hasLead: false, sent: undefined, contact: undefined, isWithdrawn: false };

export interface Transcript extends RequestState {
  /** Oldest first. */
  messages: readonly ChatMessage[];
}

/** What an answer brings; a script's says nothing of a request. */
export interface Reply extends Partial<RequestState> {
  said: SaidReply;
  /** What the assistant says after all, where a script spoke because the server was late; rejects where the message was
   * not kept. */
  afterwards?: Promise<SaidReply | undefined>;
}

const parseRequestState = ({ lead, contact, isWithdrawn }: Record<string, unknown>): RequestState => ({
  hasLead: Boolean(lead),
  sent: toSentRequest(lead),
  contact: contact as Contact | undefined,
  isWithdrawn: Boolean(isWithdrawn),
});

/** @returns the id of a new session; its cookie comes with the answer */
export async function createSession(userName?: string): Promise<string> {
  const response = await request("POST", apiPaths.createChatSession, {
    sessionData: { startedAt: new Date().toISOString(), userName },
  });
  const { session } = await response.json();
  if (typeof session?.id !== "string") throw new Error("Failed to create session");
  count("chat");
  return session.id;
}

/** Whether the server no longer knows the chat, or its cookie is gone. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** A transcript that takes longer is asked for again, ms. */
const readTime = 5000;

/** @returns nothing when the chat is no longer known */
export async function readTranscript(sessionId: string): Promise<Transcript | undefined> {
  try {
    const query = new URLSearchParams({ sessionId });
    const path = `${apiPaths.readChatSession}?${query}`;
    const response = await request("GET", path, undefined, {}, AbortSignal.timeout(readTime));
    const answer = await response.json();
    return { messages: answer.messages, ...parseRequestState(answer) };
  } catch (error) {
    if (isUnknown(error)) return undefined;
    throw error;
  }
}

async function post(path: string, body: object, key: string, signal: AbortSignal): Promise<Reply> {
  const response = await request("POST", path, body, { "idempotency-key": key }, signal);
  const answer = await response.json();
  return { said: { ...answer.message, content: String(answer.message?.content ?? "") }, ...parseRequestState(answer) };
}

export const sendMessage = (
  sessionId: string,
  { id, content, choice }: ChatMessage,
  signal: AbortSignal,
): Promise<Reply> => post(apiPaths.sendChatMessage, { sessionId, message: content, choice }, id, signal);

/** @param withdraw takes the request back */
export const saveContact = (
  sessionId: string,
  { contact, withdraw }: { contact: Contact; withdraw?: boolean },
  key: string,
  signal: AbortSignal,
): Promise<Reply> =>
  post(
    apiPaths.saveChatContact,
    { sessionId, contact, ...(withdraw ? { withdraw } : {}), sourcePage: window.location.pathname },
    key,
    signal,
  );

/** @returns what the assistant says in place of the browser's script, if anything */
export async function storeMessage(
  sessionId: string,
  { id, role, content }: Pick<ChatMessage, "id" | "role" | "content">,
  signal: AbortSignal,
): Promise<SaidReply | undefined> {
  const body = { sessionId, role, content };
  const response = await request("POST", apiPaths.storeChatMessage, body, { "idempotency-key": id }, signal);
  return (await response.json()).reply;
}
