import { dropDraft, readDraft, writeDraft } from "@site/ui/lib/drafts.ts";

/** What the browser keeps of a chat. What was said stays on the server, which reads it back to the browser that holds the
 * chat's cookie: until the chat is closed, or the browser ends. */
export interface KeptChat {
  sessionId?: string | undefined;
  /** The service that it is about. */
  service?: string | undefined;
}

/** The conversations of a browser. The panel of the home page and the window beside other pages show the same one. */
export type ChatName = "assistant" | "consultation" | "agent";

const buildKey = (chat: ChatName): string => `chat:${chat}`;

/** @returns nothing when there is no session, or the browser keeps nothing */
export function keptChat(chat: ChatName): KeptChat {
  try {
    return JSON.parse(localStorage.getItem(buildKey(chat)) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

export function keepChat(chat: ChatName, kept: KeptChat): void {
  try {
    if (kept.sessionId) localStorage.setItem(buildKey(chat), JSON.stringify(kept));
    else localStorage.removeItem(buildKey(chat));
  } catch {
    // Without storage a chat lasts as long as its page.
  }
}

interface Draft<Message> {
  unsent: readonly Message[];
}

/** What was said in this tab and did not reach the server. */
export const unsentOf = <Message>(chat: ChatName): readonly Message[] =>
  [readDraft<Draft<Message>>(buildKey(chat)).unsent ?? []].flat().filter((each) => typeof Object(each).id === "string");

export function keepUnsent(chat: ChatName, unsent: readonly object[]): void {
  if (unsent.length === 0) dropDraft(buildKey(chat));
  else writeDraft(buildKey(chat), { unsent });
}

const getTypedKey = (chat: ChatName): string => `${buildKey(chat)}:typed`;

/** Whether there is something to show of a chat: it goes on, or something waits to be sent. */
export const isBegun = (chat: ChatName): boolean =>
  keptChat(chat).sessionId !== undefined || unsentOf(chat).length > 0 || typedIn(chat) !== "";

/** What was typed in this tab and not sent. */
export const typedIn = (chat: ChatName): string => readDraft<{ text: string }>(getTypedKey(chat)).text ?? "";

const listeners = new Set<(chat: ChatName, text: string) => void>();

/** Two windows may show one conversation: what is typed or sent in one of them is so in the other.
 * @returns called when it is no longer to be told */
export function onTyped(chat: ChatName, tell: (text: string) => void): () => void {
  const listener = (other: ChatName, text: string) => other === chat && tell(text);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function keepTyped(chat: ChatName, text: string): void {
  for (const tell of listeners) tell(chat, text);
  if (text) writeDraft(getTypedKey(chat), { text });
  else dropDraft(getTypedKey(chat));
}
