import { readChat, type StoredChat, writeChat } from "../../../lib/chat-storage.ts";
import { createSession, noRequest, readTranscript, type Transcript } from "./chat-api.ts";

const nothingRead: Transcript = { messages: [], ...noRequest };

/** Stands for the session of a browser without cookies: what is typed is taken, and given back. */
const cookielessSession = "none";

/** The browser did not keep the session's cookie. */
export class CookieRefused extends Error {}

/** Which session this browser chats in, and whether it keeps its cookie. */
export class ChatSession {
  /** Undefined until it was made, or found. */
  id: string | undefined;
  /** Made by this page, and not yet known to work. */
  isFresh = false;
  /** The session whose cookie this browser did not keep: another one would fare no better, unless the visitor allows
   * cookies and loads the page again. */
  refusedId: string | undefined;
  #stored: StoredChat = {};
  /** Whether this browser keeps which session it is. */
  #isStored = false;

  /** The session and what it is about; another tab may have begun it. */
  get stored(): StoredChat {
    const stored = this.id ? {} : readChat();
    if (stored.sessionId) this.#stored = stored;
    return this.#stored;
  }

  updateStored(part: StoredChat): void {
    this.#stored = { ...this.stored, ...part };
    writeChat(this.#stored);
    const { sessionId } = this.#stored;
    this.#isStored = sessionId !== undefined && readChat().sessionId === sessionId;
  }

  /** Before they are sent: the chat may be closed before their answer comes. */
  noteWords(): void {
    if (readChat().sessionId === this.id) this.updateStored({ hasWords: true });
  }

  /** Whether another tab, or a page that this one came back from, has closed the chat or begun another. */
  isOutdated(): boolean {
    return this.#isStored && readChat().sessionId !== this.id;
  }

  /** @param isBlind goes on although what was said before can't be read @returns the session to go on in, with what was said
   * in it @throws CookieRefused */
  async find(isBlind: boolean, userName: string | undefined): Promise<[id: string, transcript: Transcript]> {
    const { sessionId: storedId } = this.stored;
    const transcript = storedId && (isBlind ? nothingRead : await readTranscript(storedId));
    if (storedId && transcript) {
      this.isFresh = false;
      if (!isBlind) this.refusedId = undefined;
      return [storedId, transcript];
    }
    if (navigator.cookieEnabled === false || this.refusedId) throw new CookieRefused();
    this.isFresh = true;
    return [await createSession(userName), nothingRead];
  }

  /** It takes what is typed, so that nothing is lost, and says again that it can't be sent. */
  goOnWithoutCookie(): void {
    this.id = this.refusedId ?? cookielessSession;
    this.isFresh = true;
  }

  /** It has ended on the server; another tab may have begun one since. */
  forgetEnded(): void {
    const ended = this.id;
    this.id = undefined;
    if (readChat().sessionId === ended) this.updateStored({ sessionId: undefined });
  }

  leave(): void {
    this.id = undefined;
    this.#stored = {};
    this.#isStored = false;
  }
}
