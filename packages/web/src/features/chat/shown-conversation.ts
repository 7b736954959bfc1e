import { newKey } from "@site/ui/lib/new-key.ts";
import type { ChatMessage, Transcript } from "./chat-calls.ts";

export interface ConversationState {
  messages: readonly ChatMessage[];
  hasSession: boolean;
  isPending: boolean;
  isLate: boolean;
  /** Whether the office has a request from this conversation. */
  hasLead: boolean;
}

export const nothingSaid: ConversationState = {
  messages: [],
  hasSession: false,
  isPending: false,
  isLate: false,
  hasLead: false,
};

const isUnsent = ({ role, hasFailed }: ChatMessage) => role === "user" && hasFailed;

/** What the windows of a conversation show. */
export class ShownConversation {
  readonly #listeners = new Set<() => void>();
  #state = nothingSaid;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): ConversationState => this.#state;

  get messages(): readonly ChatMessage[] {
    return this.#state.messages;
  }

  change(part: Partial<ConversationState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  clear(): void {
    this.change(nothingSaid);
  }

  add(message: ChatMessage): void {
    this.change({ messages: [...this.messages, message] });
  }

  reply(said: Pick<ChatMessage, "content" | "selections" | "isNotice">): void {
    this.add({ id: newKey(), role: "assistant", ...said });
  }

  mark(marked: readonly ChatMessage[], hasFailed: boolean): void {
    const isMarked = ({ id }: ChatMessage) => marked.some((each) => each.id === id);
    this.change({ messages: this.messages.map((each) => (isMarked(each) ? { ...each, hasFailed } : each)) });
  }

  dropNotices(): void {
    this.change({ messages: this.messages.filter(({ isNotice }) => !isNotice) });
  }

  /** Takes what was said elsewhere meanwhile; what was not sent here stays. */
  renew({ messages: said, hasLead }: Transcript): void {
    const known = this.messages.filter((each) => !each.isNotice && !isUnsent(each));
    if (said.length > known.length) this.change({ messages: [...said, ...this.messages.filter(isUnsent)], hasLead });
  }
}
