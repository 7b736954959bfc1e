import { type ChatName, type KeptChat, keepChat, keepTyped, keepUnsent, keptChat } from "../../lib/kept-chat.ts";
import type { ChatMessage } from "./chat-calls.ts";

/** Keeps what of messages is needed to send them again. */
export const keepMessages = (chat: ChatName, messages: readonly ChatMessage[]): void =>
  keepUnsent(
    chat,
    messages.map(({ id, role, content }) => ({ id, role, content })),
  );

/** Forgets all of a chat, for good. */
export function dropChat(chat: ChatName): void {
  keepChat(chat, {});
  keepUnsent(chat, []);
  keepTyped(chat, "");
}

/** The session that a conversation goes on in, as this browser keeps it for all its tabs. */
export class ChatSession {
  readonly #name: ChatName;
  /** Undefined until it was made, or found. */
  #id: string | undefined;
  #kept: KeptChat = {};
  /** Whether this browser keeps which session it is. */
  #isKept = false;

  constructor(name: ChatName) {
    this.#name = name;
  }

  get id(): string | undefined {
    return this.#id;
  }

  /** The session and the service that it is about; another tab may have begun it. */
  get kept(): KeptChat {
    const kept = this.#id ? {} : keptChat(this.#name);
    if (kept.sessionId) this.#kept = kept;
    return this.#kept;
  }

  keep(kept: KeptChat): void {
    this.#kept = kept;
    keepChat(this.#name, kept);
    this.#isKept = kept.sessionId !== undefined && keptChat(this.#name).sessionId === kept.sessionId;
  }

  join(id: string): void {
    this.#id = id;
    this.keep({ ...this.#kept, sessionId: id });
  }

  /** Whether another tab, or a page that this one came back from, has closed the chat or begun another. */
  isOutdated(): boolean {
    return this.#isKept && keptChat(this.#name).sessionId !== this.#id;
  }

  /** Has no session, whatever the browser keeps. */
  leave(): void {
    this.#id = undefined;
    this.#kept = {};
    this.#isKept = false;
  }

  /** The session has ended on the server. One that another tab has begun meanwhile is kept. */
  lose(): void {
    const lost = this.#id;
    this.#id = undefined;
    if (keptChat(this.#name).sessionId === lost) this.keep({ service: this.#kept.service });
  }
}
