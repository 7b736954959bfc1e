import { liveAgentDelay, liveAgentReply } from "@site/core/chat/live-agent";
import { apiPaths } from "@site/core/contract/paths";
import { request } from "@site/ui/lib/api.ts";
import { newKey } from "@site/ui/lib/new-key.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { type ChatMessage, createSession } from "./use-conversation.ts";

interface LiveAgent {
  messages: readonly ChatMessage[];
  isPending: boolean;
  send: (text: string) => void;
}

/** The scripted agent of the large dialog: answers 1,200 ms after each message. What is said is kept on the server too,
 * because a visitor may leave a name and a number here; the script itself needs no server. */
export function useLiveAgent(): LiveAgent {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [waiting, setWaiting] = useState(0);
  const session = useRef<Promise<string> | undefined>(undefined);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const pending = timers.current;
    return () => {
      for (const timer of pending) clearTimeout(timer);
    };
  }, []);

  const store = useCallback(async ({ id, role, content }: ChatMessage) => {
    try {
      session.current ??= createSession(undefined);
      const sessionId = await session.current;
      await request("POST", apiPaths.storeChatMessage, { sessionId, role, content }, { "idempotency-key": id });
    } catch (error) {
      session.current = undefined;
      console.warn("Failed to store message", error);
      if (role === "user")
        setMessages((list) => list.map((each) => (each.id === id ? { ...each, hasFailed: true } : each)));
    }
  }, []);

  const add = useCallback(
    (role: ChatMessage["role"], content: string) => {
      const message: ChatMessage = { id: newKey(), role, content };
      setMessages((list) => [...list, message]);
      void store(message);
    },
    [store],
  );

  const send = useCallback(
    (text: string) => {
      const content = text.trim();
      if (!content) return;
      add("user", content);
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

  return { messages, isPending: waiting > 0, send };
}
