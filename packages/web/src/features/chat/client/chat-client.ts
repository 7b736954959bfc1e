import type { Reply as SaidReply } from "@site/core/chat/contract";
import { ApiError } from "@site/ui/lib/api.ts";
import { newKey } from "@site/ui/lib/new-key.ts";
import {
  closeChat,
  closedChat,
  type KeptChat,
  keepChat,
  keepRefusal,
  keepTyped,
  keepUnsent,
  keptChat,
  readTypedText,
  refusedSession,
  reopenChat,
  unsentMessages,
} from "../../../lib/chat-storage.ts";
import { wait } from "../../../lib/wait.ts";
import {
  type ChatMessage,
  type Contact,
  createSession,
  isUnknown,
  type Reply,
  readTranscript,
  saveContact,
  sendMessage,
  type Transcript,
} from "./chat-api.ts";
import { chatTexts, failureIn } from "./chat-texts.ts";
import { ConversationStore, nothingSaid } from "./conversation-store.ts";
import { sendWithRetry } from "./send-with-retry.ts";

/** First pause between attempts to create a session, ms; after ten attempts the pauses grow. */
const sessionRetryInterval = 2000;
const steadyAttempts = 10;
/** After so many it is told, and what was said is marked as not sent. */
const silentAttempts = 2;

/** How a page tells that somebody comes back to it. */
const returns = ["pageshow", "focus", "storage"] as const;

const nothingRead: Transcript = {
  messages: [],
  hasLead: false,
  sent: undefined,
  contact: undefined,
  isWithdrawn: false,
};

/** Answers a message in place of the assistant. */
export type Respond = (sessionId: string, message: ChatMessage) => Promise<Reply>;

/** How a message is sent: what was pressed for it, and who answers in place of the assistant. */
interface Sending {
  choice?: string | undefined;
  respond?: Respond | undefined;
}

/** The browser did not keep the session's cookie. */
class CookieRefused extends Error {}

/** The visitor's conversation, whatever page or window shows it. It lives as long as the page is loaded; after that its
 * session tells what was said, and the tab what was not sent yet. */
export class ChatClient {
  readonly store = new ConversationStore();
  /** How many windows show it. */
  #windows = 0;
  /** Undefined until it was made, or found. */
  #sessionId: string | undefined;
  #kept: KeptChat = {};
  /** Whether this browser keeps which session it is. */
  #isKept = false;
  /** Made by this page, and not yet known to work. */
  #isFresh = false;
  /** Said and not answered, oldest first. */
  #waiting: ChatMessage[] = [];
  /** Ids of those that a script has answered before the server said that it has them. */
  readonly #unconfirmed = new Set<string>();
  /** Failed for want of a connection. */
  #offline: ChatMessage[] = [];
  readonly #responders = new Map<string, Respond>();
  /** Another one after it was closed: what the former still gets is dropped. */
  #round = {};
  #isWorking = false;
  /** To create a session, one after the other without success. */
  #attempts = 0;
  userName: string | undefined;
  emptyReply: string = chatTexts.emptyReply;

  /** The session and what it is about; another tab may have begun it. */
  get kept(): KeptChat {
    const kept = this.#sessionId ? {} : keptChat();
    if (kept.sessionId) this.#kept = kept;
    return this.#kept;
  }

  #keep(part: KeptChat): void {
    this.#kept = { ...this.kept, ...part };
    keepChat(this.#kept);
    const { sessionId } = this.#kept;
    this.#isKept = sessionId !== undefined && keptChat().sessionId === sessionId;
  }

  /** Makes a session, or goes on with the one that this browser has. @returns called when the window closes */
  open(): () => void {
    this.#windows += 1;
    addEventListener("online", this.#onOnline);
    for (const event of returns) addEventListener(event, this.#onReturn);
    this.#takeUnsent();
    if (navigator.onLine) this.#onOnline();
    this.#offerToContinue();
    void this.#work();
    return () => {
      this.#windows -= 1;
      if (this.#windows > 0) return;
      removeEventListener("online", this.#onOnline);
      for (const event of returns) removeEventListener(event, this.#onReturn);
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
    this.#hand(message);
  }

  /** Says, once, that a service was chosen, or a product of it. */
  choose(service: string, product: string | undefined, text: string): void {
    if (this.kept.service === service && this.kept.product === product) return;
    this.#keep({ service, product });
    this.send(text);
  }

  resend(message: ChatMessage): void {
    this.#offline = this.#offline.filter(({ id }) => id !== message.id);
    this.store.dropNotices();
    this.store.mark([message], false);
    this.#hand(message);
  }

  /** Sends the contact card, or takes the request back. @throws Error what the API refused, or why no answer came */
  async saveContact(contact: Contact, { withdraw = false, key = newKey() } = {}): Promise<void> {
    const round = this.#round;
    for (let attempt = 0; !this.#sessionId && attempt < silentAttempts * steadyAttempts; attempt += 1) {
      void this.#work();
      await wait(sessionRetryInterval / steadyAttempts);
    }
    if (!this.#sessionId) throw new TypeError(chatTexts.unreachable);
    const isFresh = this.#isFresh;
    const sessionId = this.#sessionId;
    try {
      const reply = await sendWithRetry((signal) => saveContact(sessionId, { contact, withdraw }, key, signal));
      if (round !== this.#round) return;
      this.store.change({ isCardOpen: false });
      this.#take(reply);
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
    if (this.#windows > 0) void this.#work();
  }

  /** Goes on with the chat that was closed last. */
  resume(): void {
    reopenChat();
    this.#reset();
    void this.#work();
  }

  #offerToContinue(): void {
    this.store.change({ canContinue: Boolean(closedChat().sessionId) && this.store.messages.length === 0 });
  }

  #reset(): void {
    this.#round = {};
    this.#isWorking = false;
    this.#attempts = 0;
    this.#sessionId = undefined;
    this.#kept = {};
    this.#isKept = false;
    this.#waiting = [];
    this.#offline = [];
    this.store.change(nothingSaid);
  }

  /** Whether another tab, or a page that this one came back from, has closed the chat or begun another. */
  #isOutdated(): boolean {
    return this.#isKept && keptChat().sessionId !== this.#sessionId;
  }

  /** The window is looked at again: what was said or closed elsewhere meanwhile is so here. */
  readonly #onReturn = async (): Promise<void> => {
    if (this.#isOutdated()) {
      this.#reset();
      return this.#work();
    }
    const id = this.#sessionId;
    if (!id || this.#waiting.length > 0 || document.visibilityState === "hidden") return;
    const round = this.#round;
    const transcript = await readTranscript(id).catch(() => undefined);
    if (!transcript || round !== this.#round || this.#waiting.length > 0) return;
    this.store.renew(transcript);
  };

  readonly #onOnline = (): void => {
    for (const message of this.#offline.splice(0)) this.resend(message);
  };

  /** What was not sent when the tab was loaded anew goes out now: it was meant to. */
  #takeUnsent(): void {
    if (this.#sessionId || this.store.messages.length > 0) return;
    for (const message of unsentMessages<ChatMessage>()) {
      this.store.add(message);
      this.#hand(message);
    }
  }

  /** Keeps what of messages is needed to send them again. */
  #keepUnsent(): void {
    const isWaiting = ({ id }: ChatMessage) => this.#waiting.some((each) => each.id === id);
    const isUnsent = (each: ChatMessage) => each.hasFailed || isWaiting(each) || this.#unconfirmed.has(each.id);
    const unsent = this.store.messages.filter(isUnsent);
    keepUnsent(unsent.map(({ id, role, content, choice }) => ({ id, role, content, choice })));
  }

  #hand(message: ChatMessage): void {
    if (this.#waiting.some(({ id }) => id === message.id)) return;
    this.#waiting.push(message);
    this.#keepUnsent();
    this.store.change({ isPending: true });
    void this.#work();
  }

  #fail(failed: readonly ChatMessage[], words: string): void {
    if (words === chatTexts.offline) this.#offline.push(...failed);
    this.store.mark(failed, true);
    this.store.reply({ content: words, isNotice: true });
    this.#settle();
  }

  /** Without its cookie nothing can be sent, and another session would be one more that nobody uses: the words go back to
   * where they were typed. */
  #refuse(): void {
    const words = this.#waiting.splice(0).map(({ id, content }) => ({ id, content }));
    const isKept = ({ id }: ChatMessage) => !words.some((each) => each.id === id);
    this.store.change({ messages: this.store.messages.filter((each) => isKept(each) && !each.isNotice) });
    keepTyped([...words.map(({ content }) => content), readTypedText()].filter(Boolean).join("\n"));
    this.store.reply({ content: chatTexts.noCookies, isNotice: true });
    this.#settle();
  }

  #settle(): void {
    this.#keepUnsent();
    this.store.change({ isPending: this.#waiting.length > 0, isLate: false });
  }

  /** Makes a session and delivers what waits, one message after the other. */
  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    const round = this.#round;
    const isWanted = () =>
      round === this.#round && (this.#waiting.length > 0 || (this.#windows > 0 && !this.#sessionId));
    while (isWanted()) {
      const [message] = this.#waiting;
      if (!this.#sessionId) await this.#connect(round);
      else if (message) await this.#deliver(round, message, this.#sessionId);
    }
    if (round === this.#round) this.#isWorking = false;
  }

  /** @returns the session to go on in, with what was said in it */
  async #findSession(isBlind: boolean): Promise<[id: string, said: Transcript]> {
    const { sessionId: kept } = this.kept;
    const said = kept && (isBlind ? nothingRead : await readTranscript(kept));
    if (kept && said) return [kept, said];
    const refused = refusedSession();
    if (navigator.cookieEnabled === false || (refused && !(await readTranscript(refused)))) throw new CookieRefused();
    this.#isFresh = true;
    return [refused ?? (await createSession(this.userName)), nothingRead];
  }

  async #connect(round: object): Promise<void> {
    const attempt = this.#attempts;
    this.#attempts += 1;
    try {
      // What waits goes out although what was said before can't be read.
      const [id, said] = await this.#findSession(attempt >= silentAttempts && this.#waiting.length > 0);
      if (round === this.#round) this.#join(id, said);
    } catch (error) {
      if (round !== this.#round) return;
      if (error instanceof CookieRefused) {
        // It takes what is typed, so that nothing is lost, and says again that it can't be sent.
        this.#sessionId = refusedSession() ?? "none";
        this.#isFresh = true;
        this.store.change({ hasSession: true });
        return this.#refuse();
      }
      console.warn("Failed to create session", error);
      const isTold = this.#waiting.length > 0 || (attempt === silentAttempts && navigator.onLine);
      if (attempt >= silentAttempts && isTold)
        this.#fail(this.#waiting.splice(0), failureIn(error, chatTexts.unreachable));
      await wait(sessionRetryInterval * Math.max(1, attempt - steadyAttempts + 1));
    }
  }

  #join(id: string, { messages: said, ...standing }: Transcript): void {
    this.#attempts = 0;
    this.#sessionId = id;
    this.#keep({ sessionId: id, hasLead: standing.hasLead });
    const last = said.at(-1);
    const unanswered = last?.role === "user" ? [last] : [];
    const isSaid = ({ id: each }: ChatMessage) => said.some((one) => one.id === each);
    this.#waiting = [...unanswered, ...this.#waiting.filter((each) => !isSaid(each))];
    this.store.change({
      messages: [...said, ...this.store.messages.filter((each) => !each.isNotice && !isSaid(each))],
      hasSession: true,
      isCardOpen: this.store.state().isCardDeclined ? false : (last?.asksContact ?? this.store.state().isCardOpen),
      ...standing,
    });
    this.#settle();
  }

  #take({ said, ...standing }: Reply): void {
    this.#isFresh = false;
    const isNowKnown = standing.hasLead && !this.store.state().hasLead;
    this.store.change({ ...standing, ...(isNowKnown || said.asksContact === false ? { isCardOpen: false } : {}) });
    if (standing.hasLead !== undefined) this.#keep({ hasLead: standing.hasLead });
    this.store.reply({ ...said, content: said.content.trim() || this.emptyReply });
  }

  async #deliver(round: object, message: ChatMessage, sessionId: string): Promise<void> {
    const onLate = () => round === this.#round && this.store.change({ isLate: true });
    const respond = this.#responders.get(message.id);
    try {
      if (sessionId === refusedSession() || navigator.cookieEnabled === false) return this.#refuse();
      const reply = respond
        ? await respond(sessionId, message)
        : await sendWithRetry((signal) => sendMessage(sessionId, message, signal), { onLate });
      if (round !== this.#round) return;
      this.#waiting.shift();
      const { afterwards, ...now } = reply;
      this.#take(now);
      if (afterwards) void this.#hear(round, message, afterwards);
      this.#settle();
      // A script's reply says nothing of what the office has by now.
      if (respond) await this.#readStanding(round, sessionId);
    } catch (cause) {
      console.warn(new Error("Failed to send message", { cause }));
      if (round !== this.#round) return;
      if (!isUnknown(cause)) return this.#fail(this.#waiting.splice(0, 1), failureIn(cause, chatTexts.sendFailed));
      if (!this.#isFresh) return this.#lose();
      keepRefusal(sessionId);
      this.#refuse();
    }
  }

  /** Shows what the assistant says after a script has spoken: where there is danger, a late word is better than none. */
  async #hear(round: object, message: ChatMessage, afterwards: Promise<SaidReply | undefined>): Promise<void> {
    this.#unconfirmed.add(message.id);
    try {
      const said = await afterwards;
      this.#unconfirmed.delete(message.id);
      if (round !== this.#round) return;
      if (said) this.store.reply(said);
      this.#settle();
    } catch (cause) {
      this.#unconfirmed.delete(message.id);
      console.warn(new Error("Failed to send message", { cause }));
      if (round === this.#round) this.#fail([message], failureIn(cause, chatTexts.sendFailed));
    }
  }

  async #readStanding(round: object, sessionId: string): Promise<void> {
    const transcript = await readTranscript(sessionId).catch(() => undefined);
    if (!transcript || round !== this.#round) return;
    const { messages: _, ...standing } = transcript;
    this.store.change(standing);
    this.#keep({ hasLead: standing.hasLead });
  }

  /** The chat has ended on the server: a new one takes what waits, or that in which another tab goes on. */
  #lose(): void {
    const lost = this.#sessionId;
    this.#sessionId = undefined;
    if (keptChat().sessionId === lost) this.#keep({ sessionId: undefined });
    this.store.change({ hasSession: false });
  }
}
