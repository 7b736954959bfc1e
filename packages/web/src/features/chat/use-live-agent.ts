import { liveAgentDefault } from "@site/company/live-agent";
import { liveAgentDelay, liveAgentReply } from "@site/core/chat/live-agent";
import { newKey } from "@site/ui/lib/new-key.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { keepChat, keptChat, unsentOf } from "../../lib/kept-chat.ts";
import { wait } from "../../lib/wait.ts";
import {
  type ChatMessage,
  createSession,
  isUnknown,
  mayPass,
  readTranscript,
  type ScriptReply,
  storeMessage,
} from "./chat-calls.ts";
import { dropChat, keepMessages } from "./chat-session.ts";

const name = "agent";

/** How often a message is sent to be kept before the visitor is told, and the wait after the first time, ms. */
const storeAttempts = 3;
const storeInterval = 1000;
/** How long after its own time the script waits for what the assistant says in its place, ms. */
const patience = 3000;

/** Under its id a message is kept once: what the server or the way to it failed at is tried again. */
async function patiently<T>(keep: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await keep();
    } catch (error) {
      if (attempt === storeAttempts || !mayPass(error)) throw error;
      await wait(storeInterval * attempt);
    }
}

export const forgetAgent = (): void => dropChat(name);

/** What became of a message: a reply of the assistant's, a failure, or neither, when the script speaks. */
interface Kept {
  reply?: ScriptReply | undefined;
  hasFailed?: boolean;
}

interface LiveAgent {
  messages: readonly ChatMessage[];
  isPending: boolean;
  send: (text: string) => void;
  resend: (message: ChatMessage) => void;
}

/** The scripted agent of the large dialog: answers 1,200 ms after each message. What is said is kept on the server too,
 * because a visitor may leave a name and a number here; there the assistant reads it, and speaks in the script's place
 * where the script would not understand. Without a server the script goes on alone. */
export function useLiveAgent(isOpen: boolean): LiveAgent {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [waiting, setWaiting] = useState(0);
  /** One message after the other is kept, in the session that the one before it found. */
  const session = useRef<Promise<string | undefined>>(Promise.resolve(undefined));
  const unsent = useRef(new Map<string, ChatMessage>());
  /** What a page before this one left unsent. */
  const [drafts] = useState(() => unsentOf<ChatMessage>(name));
  /** Ids of what is being answered, or was. */
  const answered = useRef(new Set<string>());
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const begin = useCallback(async () => {
    const sessionId = await createSession();
    if (!isGone.current) keepChat(name, { sessionId });
    return sessionId;
  }, []);

  /** Keeps a message on the server; where the chat has ended there, a new one takes it. */
  const keep = useCallback(
    async (known: string | undefined, message: ChatMessage): Promise<[string, ScriptReply | undefined]> => {
      const sessionId = known ?? keptChat(name).sessionId ?? (await begin());
      try {
        return [sessionId, await storeMessage(sessionId, message)];
      } catch (error) {
        if (!isUnknown(error)) throw error;
      }
      const next = await begin();
      return [next, await storeMessage(next, message)];
    },
    [begin],
  );

  const store = useCallback(
    async (message: ChatMessage): Promise<Kept> => {
      const { id, role } = message;
      const keepDrafts = () => !isGone.current && keepMessages(name, [...unsent.current.values()]);
      if (role === "user") unsent.current.set(id, message);
      keepDrafts();
      const stored = session.current.then((known) => patiently(() => keep(known, message)));
      session.current = stored.then(
        ([sessionId]) => sessionId,
        () => undefined,
      );
      try {
        const [, reply] = await stored;
        unsent.current.delete(id);
        keepDrafts();
        return { reply };
      } catch (error) {
        console.warn("Failed to store message", error);
        answered.current.delete(id);
        if (role === "user")
          setMessages((list) => list.map((each) => (each.id === id ? { ...each, hasFailed: true } : each)));
        return { hasFailed: true };
      }
    },
    [keep],
  );

  const show = useCallback((message: ChatMessage) => setMessages((list) => [...list, message]), []);

  /** Keeps a message and answers it. */
  const deliver = useCallback(
    async (message: ChatMessage) => {
      if (answered.current.has(message.id)) return;
      answered.current.add(message.id);
      setWaiting((count) => count + 1);
      const stored = store(message);
      await wait(liveAgentDelay);
      const kept = (await Promise.race([stored, wait(patience)])) || undefined;
      if (isGone.current) return;
      setWaiting((count) => count - 1);
      const id = newKey();
      if (kept?.reply) return show({ id, role: "assistant", ...kept.reply });
      const said: ChatMessage = { id, role: "assistant", content: liveAgentReply(message.content) };
      // Nobody is thanked for a message that nobody has.
      if (kept?.hasFailed && said.content === liveAgentDefault) return;
      show(said);
      void store(said);
    },
    [store, show],
  );

  const resend = useCallback(
    (message: ChatMessage) => {
      setMessages((list) => list.map((each) => (each.id === message.id ? { ...each, hasFailed: false } : each)));
      void deliver(message);
    },
    [deliver],
  );

  const wasRead = useRef(false);
  useEffect(() => {
    const { sessionId } = keptChat(name);
    if (!isOpen || wasRead.current || !(sessionId || drafts.length > 0)) return;
    wasRead.current = true;
    const goOn = (said: readonly ChatMessage[]) => {
      const isSaid = ({ id }: ChatMessage) => said.some((each) => each.id === id);
      const last = said.at(-1);
      const open = [...(last?.role === "user" ? [last] : []), ...drafts.filter((each) => !isSaid(each))];
      setMessages((list) => [
        ...said,
        ...drafts.filter((each) => !isSaid(each)),
        ...list.filter((each) => !isSaid(each)),
      ]);
      for (const message of open) void deliver(message);
    };
    if (!sessionId) return goOn([]);
    readTranscript(sessionId).then(
      (transcript) => {
        // Meanwhile the chat may have been closed, or a message may have found that it has ended and begun another.
        if (isGone.current || keptChat(name).sessionId !== sessionId) return;
        if (!transcript) keepChat(name, {});
        goOn(transcript?.messages ?? []);
      },
      (error) => console.warn("Failed to read the chat", error),
    );
  }, [isOpen, deliver, drafts]);

  useEffect(() => {
    const onOnline = () => {
      for (const message of messages) if (message.hasFailed) resend(message);
    };
    addEventListener("online", onOnline);
    return () => removeEventListener("online", onOnline);
  }, [messages, resend]);

  const send = useCallback(
    (text: string) => {
      const content = text.trim();
      if (!content) return;
      const message: ChatMessage = { id: newKey(), role: "user", content };
      show(message);
      void deliver(message);
    },
    [show, deliver],
  );

  return { messages, isPending: waiting > 0, send, resend };
}
