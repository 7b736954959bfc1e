import { dropDraft, readDraft, writeDraft } from "@site/ui/lib/drafts.ts";

/** What the browser keeps of a chat. What was said stays on the server, which reads it back to whoever holds the chat's
 * cookie: on a computer that others use, too, nobody finds it here. */
export interface KeptChat {
  sessionId?: string | undefined;
  /** The service that it is about. */
  service?: string | undefined;
}

/** The conversations of a browser. The panel of the home page and the window beside other pages show the same one. */
export type ChatName = "assistant" | "consultation" | "agent";

const keyOf = (chat: ChatName): string => `chat:${chat}`;

/** @returns nothing when there is no session, or the browser keeps nothing */
export function keptChat(chat: ChatName): KeptChat {
  try {
    return JSON.parse(localStorage.getItem(keyOf(chat)) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

export function keepChat(chat: ChatName, kept: KeptChat): void {
  try {
    if (kept.sessionId) localStorage.setItem(keyOf(chat), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(chat));
  } catch {
    // Without storage a chat lasts as long as its page.
  }
}

interface Draft<Message> {
  unsent: readonly Message[];
}

/** What was said in this tab and did not reach the server. */
export const unsentOf = <Message>(chat: ChatName): readonly Message[] =>
  readDraft<Draft<Message>>(keyOf(chat)).unsent ?? [];

export function keepUnsent(chat: ChatName, unsent: readonly object[]): void {
  if (unsent.length === 0) dropDraft(keyOf(chat));
  else writeDraft(keyOf(chat), { unsent });
}

const typedKeyOf = (chat: ChatName): string => `${keyOf(chat)}:typed`;

/** What was typed in this tab and not sent. */
export const typedIn = (chat: ChatName): string => readDraft<{ text: string }>(typedKeyOf(chat)).text ?? "";

export function keepTyped(chat: ChatName, text: string): void {
  if (text) writeDraft(typedKeyOf(chat), { text });
  else dropDraft(typedKeyOf(chat));
}
