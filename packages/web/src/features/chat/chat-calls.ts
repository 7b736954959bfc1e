import { apiPaths } from "@site/core/contract/paths";
import { ApiError, request } from "@site/ui/lib/api.ts";

export interface Selection {
  id: string;
  title: string;
  icon: string;
  description: string;
  category: string;
}

export interface ChatMessage {
  /** Also the Idempotency-Key of a visitor's message: sending it again is answered by the same reply. */
  id: string;
  role: "user" | "assistant";
  content: string;
  selections?: readonly Selection[] | undefined;
  hasFailed?: boolean;
  /** Told by the browser of a message that failed; gone once it is sent again. */
  isNotice?: boolean;
}

/** @returns the id of a new session; its cookie comes with the answer */
export async function createSession(userName?: string): Promise<string> {
  const response = await request("POST", apiPaths.createChatSession, {
    sessionData: { startedAt: new Date().toISOString(), ...(userName ? { userName } : {}) },
  });
  const { session } = await response.json();
  if (typeof session?.id !== "string") throw new Error("Failed to create session");
  return session.id;
}

/** Whether the server no longer knows the chat, or its cookie is gone. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Whether another message of the chat is being answered. */
export const isBusy = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Whether sending the same again may succeed: the server failed, another message was at work, or no answer came. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || isBusy(error);

export interface Transcript {
  /** Oldest first. */
  messages: readonly ChatMessage[];
  hasLead: boolean;
}

/** A transcript that takes longer is asked for again, ms. */
const readTime = 5000;

/** @returns nothing when the chat is no longer known */
export async function readTranscript(sessionId: string): Promise<Transcript | undefined> {
  try {
    const query = new URLSearchParams({ sessionId });
    const path = `${apiPaths.readChatSession}?${query}`;
    const response = await request("GET", path, undefined, {}, AbortSignal.timeout(readTime));
    const { messages, lead } = await response.json();
    return { messages, hasLead: Boolean(lead) };
  } catch (error) {
    if (isUnknown(error)) return undefined;
    throw error;
  }
}

export interface Reply {
  content: string;
  selections?: readonly Selection[];
  hasLead: boolean;
}

export async function askAssistant(
  sessionId: string,
  { id, content }: ChatMessage,
  signal: AbortSignal,
): Promise<Reply> {
  const body = { sessionId, message: content };
  const response = await request("POST", apiPaths.sendChatMessage, body, { "idempotency-key": id }, signal);
  const { message, lead } = await response.json();
  return { content: String(message?.content ?? ""), selections: message?.selections, hasLead: Boolean(lead) };
}

export type ScriptReply = Pick<ChatMessage, "content" | "selections">;

/** @returns what the assistant says in place of the browser's script, if anything */
export async function storeMessage(
  sessionId: string,
  { id, role, content }: ChatMessage,
): Promise<ScriptReply | undefined> {
  const body = { sessionId, role, content };
  const response = await request("POST", apiPaths.storeChatMessage, body, { "idempotency-key": id });
  return (await response.json()).reply;
}
