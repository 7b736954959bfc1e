import { newKey } from "@site/ui/lib/new-key.ts";
import { type ChatName, type KeptChat, unsentOf } from "../../lib/kept-chat.ts";
import { wait } from "../../lib/wait.ts";
import { askPatiently } from "./ask-patiently.ts";
import { type ChatMessage, createSession, isUnknown, readTranscript, type Transcript } from "./chat-calls.ts";
import { ChatSession, dropChat, keepMessages } from "./chat-session.ts";
import { chatTexts, failureIn } from "./chat-texts.ts";
import { ShownConversation } from "./shown-conversation.ts";

/** First pause between attempts to create a session, ms; after ten attempts the pauses grow. */
const sessionRetryInterval = 2000;
const steadyAttempts = 10;
/** After so many it is told, and what was said is marked as not sent. */
const silentAttempts = 2;

/** How a page tells that somebody comes back to it. */
const returns = ["pageshow", "focus", "storage"] as const;

const nothingRead: Transcript = { messages: [], hasLead: false };

/** One conversation with the assistant, whatever page or window shows it. It lives as long as the page is loaded; after
 * that its session tells what was said, and the tab what was not sent yet. */
export class ConversationEngine {
  readonly #name: ChatName;
  readonly #session: ChatSession;
  readonly shown = new ShownConversation();
  /** How many windows show it. */
  #windows = 0;
  /** Said and not answered, oldest first. */
  #waiting: ChatMessage[] = [];
  /** Failed for want of a connection. */
  #offline: ChatMessage[] = [];
  /** Another one after it was cleared: what the former still gets is dropped. */
  #round = {};
  #isWorking = false;
  /** To create a session, one after the other without success. */
  #attempts = 0;
  /** The message that opened a new session in place of a lost one: a second loss is a failure. */
  #moved: ChatMessage | undefined;
  userName: string | undefined;
  emptyReply: string = chatTexts.emptyReply;

  constructor(name: ChatName) {
    this.#name = name;
    this.#session = new ChatSession(name);
  }

  /** The session and the service that it is about. */
  get kept(): KeptChat {
    return this.#session.kept;
  }

  /** Makes a session, or goes on with the one that this browser has. @returns called when the window closes */
  open(): () => void {
    this.#windows += 1;
    addEventListener("online", this.#onOnline);
    for (const event of returns) addEventListener(event, this.#onReturn);
    this.#takeUnsent();
    if (navigator.onLine) this.#onOnline();
    void this.#work();
    return () => {
      this.#windows -= 1;
      if (this.#windows > 0) return;
      removeEventListener("online", this.#onOnline);
      for (const event of returns) removeEventListener(event, this.#onReturn);
    };
  }

  /** @param text is trimmed; an empty one is ignored. One sent before there is a session follows once it is there. */
  send(text: string): void {
    const content = text.trim();
    if (!content) return;
    if (this.#session.isOutdated()) this.#reset();
    const message: ChatMessage = { id: newKey(), role: "user", content };
    this.shown.add(message);
    this.#hand(message);
  }

  /** Says, once, that a service was chosen. */
  choose(service: string, text: string): void {
    if (this.kept.service === service) return;
    this.#session.keep({ ...this.kept, service });
    this.send(text);
  }

  resend(message: ChatMessage): void {
    this.#offline = this.#offline.filter(({ id }) => id !== message.id);
    this.shown.dropNotices();
    this.shown.mark([message], false);
    this.#hand(message);
  }

  /** Forgets all of it, for good. */
  clear(): void {
    this.#reset();
    dropChat(this.#name);
    if (this.#windows > 0) void this.#work();
  }

  #reset(): void {
    this.#round = {};
    this.#isWorking = false;
    this.#attempts = 0;
    this.#session.leave();
    this.#waiting = [];
    this.#offline = [];
    this.shown.clear();
  }

  /** The window is looked at again: what was said or closed elsewhere meanwhile is so here. */
  readonly #onReturn = async (): Promise<void> => {
    if (this.#session.isOutdated()) {
      this.#reset();
      return this.#work();
    }
    const { id } = this.#session;
    if (!id || this.#waiting.length > 0 || document.visibilityState === "hidden") return;
    const round = this.#round;
    const transcript = await readTranscript(id).catch(() => undefined);
    if (!transcript || round !== this.#round || this.#waiting.length > 0) return;
    this.shown.renew(transcript);
  };

  readonly #onOnline = (): void => {
    for (const message of this.#offline.splice(0)) this.resend(message);
  };

  /** What was not sent when the tab was loaded anew goes out now: it was meant to. */
  #takeUnsent(): void {
    if (this.#session.id || this.shown.messages.length > 0) return;
    const unsent = unsentOf<ChatMessage>(this.#name);
    for (const message of unsent) {
      this.shown.add(message);
      this.#hand(message);
    }
  }

  #keepUnsent(): void {
    const isWaiting = ({ id }: ChatMessage) => this.#waiting.some((each) => each.id === id);
    keepMessages(
      this.#name,
      this.shown.messages.filter((each) => each.hasFailed || isWaiting(each)),
    );
  }

  #hand(message: ChatMessage): void {
    if (this.#waiting.some(({ id }) => id === message.id)) return;
    this.#waiting.push(message);
    this.#keepUnsent();
    this.shown.change({ isPending: true });
    void this.#work();
  }

  #fail(failed: readonly ChatMessage[], words: string): void {
    if (words === chatTexts.offline) this.#offline.push(...failed);
    this.shown.mark(failed, true);
    this.shown.reply({ content: words, isNotice: true });
    this.#settle();
  }

  #settle(): void {
    this.#keepUnsent();
    this.shown.change({ isPending: this.#waiting.length > 0, isLate: false });
  }

  /** Makes a session and delivers what waits, one message after the other. */
  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    const round = this.#round;
    const isWanted = () =>
      round === this.#round && (this.#waiting.length > 0 || (this.#windows > 0 && !this.#session.id));
    while (isWanted()) {
      const [message] = this.#waiting;
      if (!this.#session.id) await this.#connect(round);
      else if (message) await this.#deliver(round, message, this.#session.id);
    }
    if (round === this.#round) this.#isWorking = false;
  }

  async #connect(round: object): Promise<void> {
    const attempt = this.#attempts;
    this.#attempts += 1;
    try {
      const { sessionId: kept } = this.kept;
      // What waits goes out although what was said before can't be read.
      const isBlind = attempt >= silentAttempts && this.#waiting.length > 0;
      const said = kept && (isBlind ? nothingRead : await readTranscript(kept));
      const sessionId = kept && said ? kept : await createSession(this.userName);
      if (round === this.#round) this.#join(sessionId, said || nothingRead);
    } catch (error) {
      console.warn("Failed to create session", error);
      if (round !== this.#round) return;
      const isTold = this.#waiting.length > 0 || (attempt === silentAttempts && navigator.onLine);
      if (attempt >= silentAttempts && isTold)
        this.#fail(this.#waiting.splice(0), failureIn(error, chatTexts.unreachable));
      await wait(sessionRetryInterval * Math.max(1, attempt - steadyAttempts + 1));
    }
  }

  /** Goes on with a session. A last message that got no reply before the page was left is sent again, under its id. */
  #join(sessionId: string, { messages: said, hasLead }: Transcript): void {
    this.#attempts = 0;
    this.#session.join(sessionId);
    const last = said.at(-1);
    const unanswered = last?.role === "user" ? [last] : [];
    const isSaid = ({ id }: ChatMessage) => said.some((each) => each.id === id);
    this.#waiting = [...unanswered, ...this.#waiting.filter((each) => !isSaid(each))];
    this.shown.change({
      messages: [...said, ...this.shown.messages.filter((each) => !each.isNotice && !isSaid(each))],
      hasSession: true,
      hasLead,
    });
    this.#settle();
  }

  async #deliver(round: object, message: ChatMessage, sessionId: string): Promise<void> {
    const onLate = () => round === this.#round && this.shown.change({ isLate: true });
    try {
      const { content, selections, hasLead } = await askPatiently(sessionId, message, onLate);
      if (round !== this.#round) return;
      this.#waiting.shift();
      this.shown.change({ hasLead });
      this.shown.reply({ content: content.trim() || this.emptyReply, selections });
      this.#settle();
    } catch (cause) {
      console.warn(new Error("Failed to send message", { cause }));
      if (round !== this.#round) return;
      if (isUnknown(cause) && this.#moved !== message) this.#lose(message);
      else this.#fail(this.#waiting.splice(0, 1), failureIn(cause, chatTexts.sendFailed));
    }
  }

  /** The chat has ended on the server: a new one takes the message, or that in which another tab goes on. */
  #lose(message: ChatMessage): void {
    this.#moved = message;
    this.#session.lose();
    this.shown.change({ hasSession: false });
  }
}
