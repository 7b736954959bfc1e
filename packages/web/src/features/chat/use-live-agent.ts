import { liveAgentDelay, liveAgentReply } from "@site/core/chat/live-agent";
import { newKey } from "@site/ui/lib/new-key.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { keepChat, keepTyped, keptChat } from "../../lib/kept-chat.ts";
import { type ChatMessage, createSession, isUnknown, mayPass, readTranscript, storeMessage } from "./chat-calls.ts";

const name = "agent";

/** How often a message is sent to be kept before the visitor is told, and the wait after the first time, ms. */
const storeAttempts = 3;
const storeInterval = 1000;

/** Under its id a message is kept once: what the server or the way to it failed at is tried again. */
async function patiently<T>(keep: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await keep();
    } catch (error) {
      if (attempt === storeAttempts || !mayPass(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, storeInterval * attempt));
    }
}

export function forgetAgent(): void {
  keepChat(name, {});
  keepTyped(name, "");
}

interface LiveAgent {
  messages: readonly ChatMessage[];
  isPending: boolean;
  send: (text: string) => void;
}

/** The scripted agent of the large dialog: answers 1,200 ms after each message. What is said is kept on the server too,
 * because a visitor may leave a name and a number here; the script itself needs no server. */
export function useLiveAgent(isOpen: boolean): LiveAgent {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [waiting, setWaiting] = useState(0);
  /** One message after the other is kept, in the session that the one before it found. */
  const session = useRef<Promise<string | undefined>>(Promise.resolve(undefined));
  const isGone = useRef(false);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const pending = timers.current;
    isGone.current = false;
    return () => {
      isGone.current = true;
      for (const timer of pending) clearTimeout(timer);
    };
  }, []);

  const begin = useCallback(async () => {
    const sessionId = await createSession();
    if (!isGone.current) keepChat(name, { sessionId });
    return sessionId;
  }, []);

  /** Keeps a message on the server; where the chat has ended there, a new one takes it. */
  const keep = useCallback(
    async (known: string | undefined, message: ChatMessage) => {
      const sessionId = known ?? keptChat(name).sessionId ?? (await begin());
      try {
        await storeMessage(sessionId, message);
        return sessionId;
      } catch (error) {
        if (!isUnknown(error)) throw error;
      }
      const next = await begin();
      await storeMessage(next, message);
      return next;
    },
    [begin],
  );

  const store = useCallback(
    async (message: ChatMessage) => {
      const { id, role } = message;
      session.current = session.current.catch(() => undefined).then((known) => patiently(() => keep(known, message)));
      try {
        await session.current;
      } catch (error) {
        console.warn("Failed to store message", error);
        if (role === "user")
          setMessages((list) => list.map((each) => (each.id === id ? { ...each, hasFailed: true } : each)));
      }
    },
    [keep],
  );

  const add = useCallback(
    (role: ChatMessage["role"], content: string) => {
      const message: ChatMessage = { id: newKey(), role, content };
      setMessages((list) => [...list, message]);
      void store(message);
    },
    [store],
  );

  const answer = useCallback(
    (content: string) => {
      setWaiting((count) => count + 1);
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        setWaiting((count) => count - 1);
        add("assistant", liveAgentReply(content));
      }, liveAgentDelay);
      timers.current.add(timer);
    },
    [add],
  );

  const wasRead = useRef(false);
  useEffect(() => {
    const { sessionId } = keptChat(name);
    if (!isOpen || wasRead.current || !sessionId) return;
    wasRead.current = true;
    readTranscript(sessionId).then(
      (transcript) => {
        // Meanwhile the chat may have been closed, or a message may have found that it has ended and begun another.
        if (isGone.current || keptChat(name).sessionId !== sessionId) return;
        if (!transcript) return forgetAgent();
        const said = transcript.messages;
        setMessages((list) => [...said, ...list.filter(({ id }) => !said.some((each) => each.id === id))]);
        const last = said.at(-1);
        if (last?.role === "user") answer(last.content);
      },
      (error) => console.warn("Failed to read the chat", error),
    );
  }, [isOpen, answer]);

  const send = useCallback(
    (text: string) => {
      const content = text.trim();
      if (!content) return;
      add("user", content);
      answer(content);
    },
    [add, answer],
  );

  return { messages, isPending: waiting > 0, send };
}
