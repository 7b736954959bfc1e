import { createListeners } from "@site/ui/lib/create-listeners.ts";
import { dropDraft, readDraft, writeDraft } from "@site/ui/lib/drafts.ts";
import { readStored, writeStored } from "@site/ui/lib/stored.ts";

/** What the browser keeps of its chat. What was said stays on the server, which reads it back to the browser that holds the
 * chat's cookie: until the chat is closed, or the browser ends. */
export interface StoredChat {
  sessionId?: string;
  service?: string;
  product?: string;
  hasLead?: boolean;
  /** Something was said in it: opening a window makes a session, too. */
  hasWords?: boolean;
}

/** Also tells the boot script that there is more to show than the page has (packages/web/boot/start.ts). */
const key = "chat:assistant";
const typedKey = `${key}:typed`;
/** Under this name the boot script does not start the application for it. */
const closedKey = "closed-chat";

const read = (name: string): StoredChat => readStored("localStorage", name) ?? {};

const write = (name: string, chat: StoredChat): void =>
  writeStored("localStorage", name, chat.sessionId ? chat : undefined);

/** @returns nothing when there is no session, or the browser keeps nothing */
export const readChat = (): StoredChat => read(key);

export const writeChat = (chat: StoredChat): void => write(key, chat);

/** The chat that was closed last: it can be gone on with while its cookie lives. */
export const readClosedChat = (): StoredChat => read(closedKey);

/** What was said in this tab and did not reach the server. */
export const readUnsent = <Message>(): readonly Message[] =>
  [readDraft<{ unsent: readonly Message[] }>(key).unsent ?? []]
    .flat()
    .filter((each) => typeof Object(each).id === "string");

export function writeUnsent(unsent: readonly object[]): void {
  if (unsent.length === 0) dropDraft(key);
  else writeDraft(key, { unsent });
}

export const readTypedText = (): string => readDraft<{ text: string }>(typedKey).text ?? "";

const typed = createListeners<[text: string]>();

/** Several windows show the conversation: what is typed or sent in one of them is so in the others. */
export const onTyped = typed.subscribe;

export function writeTypedText(text: string): void {
  typed.tell(text);
  if (text) writeDraft(typedKey, { text });
  else dropDraft(typedKey);
}

/** Whether there is something to show: a chat goes on, or something waits to be sent. */
export const isBegun = (): boolean =>
  readChat().sessionId !== undefined || readUnsent().length > 0 || readTypedText() !== "";

/** Puts words that nobody has yet into the composer, where the next chat finds them. */
export function returnUnsent(): void {
  const texts = [...readUnsent<{ content: string }>().map(({ content }) => content), readTypedText()];
  writeUnsent([]);
  writeTypedText(texts.filter(Boolean).join("\n"));
}

/** Closes the chat for good, but for the way back to it; one without words leaves the way back to the one before. */
export function closeChat(): void {
  const chat = readChat();
  if (chat.hasWords) write(closedKey, chat);
  writeChat({});
  returnUnsent();
}

export function reopenChat(): void {
  writeChat(readClosedChat());
  write(closedKey, {});
}
