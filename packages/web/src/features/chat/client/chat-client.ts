import type { Reply as SaidReply } from "@site/core/chat/contract";
import { ApiError } from "@site/ui/lib/api.ts";
import { newKey } from "@site/ui/lib/new-key.ts";
import {
  closeChat,
  readChat,
  readClosedChat,
  readTypedText,
  readUnsent,
  reopenChat,
  returnUnsent,
  type StoredChat,
  writeChat,
  writeTypedText,
  writeUnsent,
} from "../../../lib/chat-storage.ts";
import { wait } from "../../../lib/wait.ts";
import {
  type ChatMessage,
  type Contact,
  createSession,
  isUnknown,
  noRequest,
  type Reply,
  readTranscript,
  saveContact,
  sendMessage,
  type Transcript,
} from "./chat-api.ts";
import { chatTexts, failureIn } from "./chat-texts.ts";
import { ConversationStore, isIn, nothingSaid } from "./conversation-store.ts";
import { sendWithRetry } from "./send-with-retry.ts";

/** How a page tells that somebody comes back to it. */
const returns = ["pageshow", "focus", "storage"] as const;

/** @param onOnline when there is a connection again @param onReturn when the page is looked at again, or another tab has
 * written to the browser's storage @returns ends it */
function listenToPage(onOnline: () => void, onReturn: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener("online", onOnline, { signal });
  for (const event of returns) addEventListener(event, onReturn, { signal });
  return () => listening.abort();
}

/** First pause between attempts to create a session, ms; after ten attempts the pauses grow. */
const sessionRetryInterval = 2000;
const steadyAttempts = 10;
/** After so many it is told, and what was said is marked as not sent. */
const silentAttempts = 2;

const nothingRead: Transcript = { messages: [], ...noRequest };

/** Stands for the session of a browser without cookies: what is typed is taken, and given back. */
const cookielessSession = "none";

/** Answers a message in place of the assistant. */
export type Respond = (sessionId: string, message: ChatMessage) => Promise<Reply>;

/** How a message is sent: what was pressed for it, and who answers in place of the assistant. */
interface Sending {
  choice?: string;
  respond?: Respond;
}

/** The browser did not keep the session's cookie. */
class CookieRefused extends Error {}

/** The visitor's conversation, whatever page or window shows it. It lives as long as the page is loaded; after that its
 * session tells what was said, and the tab what was not sent yet. */
export class ChatClient {
  readonly store = new ConversationStore();
  #windows = 0;
  #stopListening = () => {};
  /** Undefined until it was made, or found. */
  #sessionId: string | undefined;
  #stored: StoredChat = {};
  /** Whether this browser keeps which session it is. */
  #isStored = false;
  /** Made by this page, and not yet known to work. */
  #isFresh = false;
  /** The session whose cookie this browser did not keep: another one would fare no better, unless the visitor allows
   * cookies and loads the page again. */
  #refusedId: string | undefined;
  /** Messages that have no answer yet, oldest first. */
  #queue: ChatMessage[] = [];
  /** Ids of those that a script has answered before the server said that it has them. */
  readonly #unconfirmed = new Set<string>();
  /** Ids of those that failed for want of a connection. */
  readonly #offline = new Set<string>();
  readonly #responders = new Map<string, Respond>();
  /** Aborted when it is closed: what its requests still bring is dropped. They go on, as they may carry a visitor's words. */
  #conversation = new AbortController();
  #isDraining = false;
  /** To create a session, one after the other without success. */
  #sessionAttempts = 0;
  userName: string | undefined;
  emptyReply: string = chatTexts.emptyReply;

  /** The session and what it is about; another tab may have begun it. */
  get stored(): StoredChat {
    const stored = this.#sessionId ? {} : readChat();
    if (stored.sessionId) this.#stored = stored;
    return this.#stored;
  }

  #updateStored(part: StoredChat): void {
    this.#stored = { ...this.stored, ...part };
    writeChat(this.#stored);
    const { sessionId } = this.#stored;
    this.#isStored = sessionId !== undefined && readChat().sessionId === sessionId;
  }

  /** Before they are sent: the chat may be closed before their answer comes. */
  #noteWords(): void {
    if (readChat().sessionId === this.#sessionId) this.#updateStored({ hasWords: true });
  }

  /** Makes a session, or goes on with the one that this browser has. @returns called when the window closes */
  open(): () => void {
    if (this.#windows === 0) this.#stopListening = listenToPage(this.#onOnline, this.#onReturn);
    this.#windows += 1;
    this.#enqueueUnsent();
    if (navigator.onLine) this.#onOnline();
    this.#offerToContinue();
    void this.#drainQueue();
    return () => {
      this.#windows -= 1;
      if (this.#windows === 0) this.#stopListening();
    };
  }

  /** @param text is trimmed; an empty one is ignored. One sent before there is a session follows once it is there. */
  send(text: string, { choice, respond }: Sending = {}): void {
    const content = text.trim();
    if (!content) return;
    if (this.#isOutdated()) this.#reset();
    const message: ChatMessage = { id: newKey(), role: "user", content, choice };
    if (respond) this.#responders.set(message.id, respond);
    this.store.change({ canContinue: false });
    this.store.add(message);
    this.#enqueue(message);
  }

  choose(service: string, product: string | undefined, text: string): void {
    if (this.stored.service === service && this.stored.product === product) return;
    this.#updateStored({ service, product });
    this.send(text);
  }

  resend(message: ChatMessage): void {
    this.#offline.delete(message.id);
    this.store.dropNotices();
    this.store.mark([message], false);
    this.#enqueue(message);
  }

  /** Sends the contact card, or takes the request back. @throws Error what the API refused, or why no answer came */
  async saveContact(contact: Contact, { withdraw = false, key = newKey() } = {}): Promise<void> {
    const { signal } = this.#conversation;
    // Four seconds, with a look every 200 ms.
    for (let look = 0; !this.#sessionId && look < 20; look += 1) {
      void this.#drainQueue();
      await wait(200);
    }
    if (!this.#sessionId) throw new TypeError(chatTexts.unreachable);
    const isFresh = this.#isFresh;
    const sessionId = this.#sessionId;
    this.#noteWords();
    try {
      const reply = await sendWithRetry((giveUp) => saveContact(sessionId, { contact, withdraw }, key, giveUp));
      if (signal.aborted) return;
      this.store.change({ isCardOpen: false });
      this.#applyReply(reply);
    } catch (error) {
      const refusal = JSON.stringify({ message: chatTexts.noCookies });
      throw isUnknown(error) && isFresh ? new ApiError(404, "", refusal) : error;
    }
  }

  openCard(): void {
    this.store.change({ isCardOpen: true });
  }

  declineCard(): void {
    this.store.change({ isCardOpen: false, isCardDeclined: true });
  }

  /** Forgets what is shown; the way back to it stays. */
  close(): void {
    closeChat();
    this.#reset();
    this.#offerToContinue();
    if (this.#windows > 0) void this.#drainQueue();
  }

  resume(): void {
    reopenChat();
    this.#reset();
    void this.#drainQueue();
  }

  #offerToContinue(): void {
    this.store.change({ canContinue: Boolean(readClosedChat().sessionId) && this.store.messages.length === 0 });
  }

  /** Another tab that closes the chat knows nothing of what this one has not sent. */
  #reset(): void {
    returnUnsent();
    this.#conversation.abort();
    this.#conversation = new AbortController();
    this.#isDraining = false;
    this.#sessionAttempts = 0;
    this.#sessionId = undefined;
    this.#stored = {};
    this.#isStored = false;
    this.#queue = [];
    this.store.change(nothingSaid);
  }

  /** Whether another tab, or a page that this one came back from, has closed the chat or begun another. */
  #isOutdated(): boolean {
    return this.#isStored && readChat().sessionId !== this.#sessionId;
  }

  /** The window is looked at again: what was said or closed elsewhere meanwhile is so here. */
  readonly #onReturn = async (): Promise<void> => {
    if (this.#isOutdated()) {
      this.#reset();
      return this.#drainQueue();
    }
    const id = this.#sessionId;
    if (!id || this.#queue.length > 0 || document.visibilityState === "hidden") return;
    const { signal } = this.#conversation;
    const transcript = await readTranscript(id).catch(() => undefined);
    if (!transcript || signal.aborted || this.#queue.length > 0) return;
    this.store.renew(transcript, this.#listUnsent());
    this.#writeUnsent();
  };

  readonly #onOnline = (): void => {
    for (const message of this.#listUnsent()) if (this.#offline.has(message.id)) this.resend(message);
  };

  /** What was not sent when the tab was loaded anew goes out now: it was meant to. */
  #enqueueUnsent(): void {
    if (this.#sessionId || this.store.messages.length > 0) return;
    for (const message of readUnsent<ChatMessage>()) {
      this.store.add(message);
      this.#enqueue(message);
    }
  }

  #listUnsent(): ChatMessage[] {
    return this.store.messages.filter(
      (each) => each.hasFailed || isIn(this.#queue, each) || this.#unconfirmed.has(each.id),
    );
  }

  /** Keeps what of messages is needed to send them again. */
  #writeUnsent(): void {
    writeUnsent(this.#listUnsent().map(({ id, role, content, choice }) => ({ id, role, content, choice })));
  }

  #enqueue(message: ChatMessage): void {
    if (isIn(this.#queue, message)) return;
    this.#queue.push(message);
    this.#writeUnsent();
    this.store.change({ isPending: true });
    void this.#drainQueue();
  }

  #showFailure(failed: readonly ChatMessage[], notice: string): void {
    if (notice === chatTexts.offline) for (const { id } of failed) this.#offline.add(id);
    this.store.mark(failed, true);
    this.store.reply({ content: notice, isNotice: true });
    this.#updatePending();
  }

  /** Without its cookie nothing can be sent, and another session would be one more that nobody uses: the text goes back to
   * where it was typed. */
  #returnToComposer(): void {
    const unsent = this.#queue.splice(0);
    this.store.change({ messages: this.store.messages.filter((each) => !isIn(unsent, each) && !each.isNotice) });
    writeTypedText([...unsent.map(({ content }) => content), readTypedText()].filter(Boolean).join("\n"));
    this.store.reply({ content: chatTexts.noCookies, isNotice: true });
    this.#updatePending();
  }

  #updatePending(): void {
    this.#writeUnsent();
    this.store.change({ isPending: this.#queue.length > 0, isLate: false });
  }

  async #drainQueue(): Promise<void> {
    if (this.#isDraining) return;
    this.#isDraining = true;
    const { signal } = this.#conversation;
    const isWanted = () => !signal.aborted && (this.#queue.length > 0 || (this.#windows > 0 && !this.#sessionId));
    while (isWanted()) {
      const [message] = this.#queue;
      if (!this.#sessionId) await this.#connect();
      else if (message) await this.#deliver(message, this.#sessionId);
    }
    if (!signal.aborted) this.#isDraining = false;
  }

  /** @returns the session to go on in, with what was said in it */
  async #findSession(isBlind: boolean): Promise<[id: string, transcript: Transcript]> {
    const { sessionId: storedId } = this.stored;
    const transcript = storedId && (isBlind ? nothingRead : await readTranscript(storedId));
    if (storedId && transcript) {
      this.#isFresh = false;
      if (!isBlind) this.#refusedId = undefined;
      return [storedId, transcript];
    }
    if (navigator.cookieEnabled === false || this.#refusedId) throw new CookieRefused();
    this.#isFresh = true;
    return [await createSession(this.userName), nothingRead];
  }

  async #connect(): Promise<void> {
    const { signal } = this.#conversation;
    const attempt = this.#sessionAttempts;
    this.#sessionAttempts += 1;
    try {
      // What waits goes out although what was said before can't be read.
      const [id, transcript] = await this.#findSession(attempt >= silentAttempts && this.#queue.length > 0);
      if (!signal.aborted) this.#adoptSession(id, transcript);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof CookieRefused) {
        // It takes what is typed, so that nothing is lost, and says again that it can't be sent.
        this.#sessionId = this.#refusedId ?? cookielessSession;
        this.#isFresh = true;
        this.store.change({ hasSession: true });
        return this.#returnToComposer();
      }
      console.warn("Failed to create session", error);
      const isTold = this.#queue.length > 0 || (attempt === silentAttempts && navigator.onLine);
      if (attempt >= silentAttempts && isTold)
        this.#showFailure(this.#queue.splice(0), failureIn(error, chatTexts.unreachable));
      await wait(sessionRetryInterval * Math.max(1, attempt - steadyAttempts + 1));
    }
  }

  #adoptSession(id: string, { messages, ...requestState }: Transcript): void {
    this.#sessionAttempts = 0;
    this.#sessionId = id;
    this.#updateStored({
      sessionId: id,
      hasLead: requestState.hasLead,
      hasWords: messages.length > 0 || this.stored.hasWords,
    });
    const last = messages.at(-1);
    const unanswered = last?.role === "user" ? [last] : [];
    this.#queue = [...unanswered, ...this.#queue.filter((each) => !isIn(messages, each))];
    this.store.change({
      messages: [...messages, ...this.store.messages.filter((each) => !each.isNotice && !isIn(messages, each))],
      hasSession: true,
      isCardOpen: this.store.state().isCardDeclined ? false : (last?.asksContact ?? this.store.state().isCardOpen),
      ...requestState,
    });
    this.#updatePending();
  }

  #applyReply({ said, ...requestState }: Reply): void {
    this.#isFresh = false;
    const isNowKnown = requestState.hasLead && !this.store.state().hasLead;
    this.store.change({ ...requestState, ...(isNowKnown || said.asksContact === false ? { isCardOpen: false } : {}) });
    if (requestState.hasLead !== undefined) this.#updateStored({ hasLead: requestState.hasLead });
    this.store.reply({ ...said, content: said.content.trim() || this.emptyReply });
  }

  async #deliver(message: ChatMessage, sessionId: string): Promise<void> {
    const { signal } = this.#conversation;
    const onLate = () => !signal.aborted && this.store.change({ isLate: true });
    const respond = this.#responders.get(message.id);
    try {
      if (sessionId === this.#refusedId || navigator.cookieEnabled === false) return this.#returnToComposer();
      this.#noteWords();
      const reply = respond
        ? await respond(sessionId, message)
        : await sendWithRetry((giveUp) => sendMessage(sessionId, message, giveUp), { onLate });
      if (signal.aborted) return;
      this.#queue.shift();
      const { afterwards, ...now } = reply;
      this.#applyReply(now);
      if (afterwards) void this.#awaitLateReply(message, afterwards);
      this.#updatePending();
      // A script's reply says nothing of what the office has by now.
      if (respond) await this.#readRequestState(sessionId);
    } catch (cause) {
      console.warn(new Error("Failed to send message", { cause }));
      if (signal.aborted) return;
      if (!isUnknown(cause)) return this.#showFailure(this.#queue.splice(0, 1), failureIn(cause, chatTexts.sendFailed));
      if (!this.#isFresh) return this.#forgetSession();
      this.#refusedId = sessionId;
      this.#returnToComposer();
    }
  }

  /** Shows what the assistant says after a script has spoken: where there is danger, a late word is better than none. */
  async #awaitLateReply(message: ChatMessage, afterwards: Promise<SaidReply | undefined>): Promise<void> {
    const { signal } = this.#conversation;
    this.#unconfirmed.add(message.id);
    try {
      const reply = await afterwards;
      this.#unconfirmed.delete(message.id);
      if (signal.aborted) return;
      if (reply) this.store.reply(reply);
      this.#updatePending();
    } catch (cause) {
      this.#unconfirmed.delete(message.id);
      console.warn(new Error("Failed to send message", { cause }));
      if (!signal.aborted) this.#showFailure([message], failureIn(cause, chatTexts.sendFailed));
    }
  }

  async #readRequestState(sessionId: string): Promise<void> {
    const { signal } = this.#conversation;
    const transcript = await readTranscript(sessionId).catch(() => undefined);
    if (!transcript || signal.aborted) return;
    const { messages: _, ...requestState } = transcript;
    this.store.change(requestState);
    this.#updateStored({ hasLead: requestState.hasLead });
  }

  /** The chat has ended on the server: a new one takes what waits, or that in which another tab goes on. */
  #forgetSession(): void {
    const lost = this.#sessionId;
    this.#sessionId = undefined;
    if (readChat().sessionId === lost) this.#updateStored({ sessionId: undefined });
    this.store.change({ hasSession: false });
  }
}
