import type { Reply as SaidReply } from "@site/core/chat/contract";
import { createListeners } from "@site/ui/lib/create-listeners.ts";
import { newKey } from "@site/ui/lib/new-key.ts";
import { type ChatMessage, noRequest, type RequestState, type Transcript } from "./chat-api.ts";

export interface ConversationState extends RequestState {
  messages: readonly ChatMessage[];
  hasSession: boolean;
  isPending: boolean;
  isLate: boolean;
  isCardOpen: boolean;
  /** The visitor put the card away: it comes back only when they ask for it. */
  isCardDeclined: boolean;
  /** There is a chat that was closed and can be gone on with. */
  canContinue: boolean;
}

export const nothingSaid: ConversationState = {
  messages: [],
  hasSession: false,
  isPending: false,
  isLate: false,
  ...noRequest,
  isCardOpen: false,
  isCardDeclined: false,
  canContinue: false,
};

export const isIn = (list: readonly ChatMessage[], { id }: ChatMessage): boolean => list.some((each) => each.id === id);

export class ConversationStore {
  readonly #listeners = createListeners();
  #state = nothingSaid;

  readonly subscribe = this.#listeners.subscribe;

  readonly state = (): ConversationState => this.#state;

  get messages(): readonly ChatMessage[] {
    return this.#state.messages;
  }

  change(part: Partial<ConversationState>): void {
    this.#state = { ...this.#state, ...part };
    this.#listeners.tell();
  }

  add(message: ChatMessage): void {
    this.change({ messages: [...this.messages, message] });
  }

  reply(reply: SaidReply & { isNotice?: boolean }): void {
    this.add({ ...reply, id: newKey(), role: "assistant" });
    if (reply.asksContact && !this.#state.isCardDeclined) this.change({ isCardOpen: true });
  }

  mark(marked: readonly ChatMessage[], hasFailed: boolean): void {
    this.change({ messages: this.messages.map((each) => (isIn(marked, each) ? { ...each, hasFailed } : each)) });
  }

  dropNotices(): void {
    this.change({ messages: this.messages.filter(({ isNotice }) => !isNotice) });
  }

  /** Takes what was said elsewhere meanwhile, and here, where only the answer was lost. @param unsent stays behind it */
  renew({ messages, ...requestState }: Transcript, unsent: readonly ChatMessage[]): void {
    const last = messages.at(-1);
    // What has arrived and got no answer stays to be sent again, which brings the answer.
    const said = messages.filter((each) => each !== last || !isIn(unsent, each));
    const shown = this.messages.filter((each) => !each.isNotice && !isIn(unsent, each));
    const left = unsent.filter((each) => !isIn(said, each));
    if (said.length > shown.length) this.change({ messages: [...said, ...left], ...requestState });
  }
}
