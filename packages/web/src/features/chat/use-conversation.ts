import { apiPaths } from "@site/core/contract/paths";
import { request } from "@site/ui/lib/api.ts";
import { newKey } from "@site/ui/lib/new-key.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ServiceChoice } from "../../lib/chat-modal.ts";

export interface Selection {
  id: string;
  title: string;
  icon: string;
  description: string;
  category: string;
}

export interface ChatMessage {
  /** Also the Idempotency-Key of a visitor's message: sending it again is answered by the same reply. */
  id: string;
  role: "user" | "assistant";
  content: string;
  selections?: readonly Selection[] | undefined;
  hasFailed?: boolean;
}

export const chatTexts = {
  sendFailed: "Sorry, I encountered an error. Please try again.",
  emptyReply: "I apologize, I'm having trouble responding.",
  emptyReplyRightNow: "I apologize, I'm having trouble responding right now.",
} as const;

/** First pause between attempts to create a session, ms; after ten attempts the pauses grow. */
const sessionRetryInterval = 2000;
const steadyAttempts = 10;

/** What a visitor who chose a service says first. */
export const interestIn = (service: ServiceChoice): string => `I'm interested in ${service.title.toLowerCase()}`;

/** @returns the id of a new session; its cookie comes with the answer */
export async function createSession(userName: string | undefined): Promise<string> {
  const response = await request("POST", apiPaths.createChatSession, {
    sessionData: { startedAt: new Date().toISOString(), ...(userName ? { userName } : {}) },
  });
  const { session } = await response.json();
  if (typeof session?.id !== "string") throw new Error("Failed to create session");
  return session.id;
}

interface Reply {
  content: string;
  selections?: readonly Selection[];
}

async function askAssistant(sessionId: string, { id, content }: ChatMessage): Promise<Reply> {
  try {
    const body = { sessionId, message: content };
    const response = await request("POST", apiPaths.sendChatMessage, body, { "idempotency-key": id });
    const { message } = await response.json();
    return { content: String(message?.content ?? ""), selections: message?.selections };
  } catch (cause) {
    throw new Error("Failed to send message", { cause });
  }
}

interface ConversationOptions {
  /** A session is created as soon as this is true. */
  isOpen: boolean;
  /** Tries again every two seconds when no session could be created. */
  retriesSession?: boolean;
  /** Chosen service: spoken of in the first message. */
  service?: ServiceChoice | undefined;
  emptyReply?: string;
  userName?: string | undefined;
}

export interface Conversation {
  messages: readonly ChatMessage[];
  hasSession: boolean;
  isPending: boolean;
  /** Sends a trimmed message; an empty one is ignored. One sent before there is a session follows once it is there. @throws Error "No session" while closed */
  send: (text: string) => Promise<void>;
  resend: (message: ChatMessage) => Promise<void>;
  clear: () => void;
}

/** The one conversation engine under every chat surface of the assistant. */
export function useConversation(options: ConversationOptions): Conversation {
  const { isOpen, retriesSession = false, service, emptyReply = chatTexts.emptyReply, userName } = options;
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [sessionId, setSessionId] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const opened = useRef(0);

  useEffect(() => {
    if (!isOpen || sessionId) return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    createSession(userName).then(
      (id) => isCurrent && setSessionId(id),
      (error) => {
        console.warn("Failed to create session", error);
        const patience = Math.max(1, attempt - steadyAttempts + 1);
        if (isCurrent && retriesSession)
          timer = setTimeout(() => setAttempt(attempt + 1), sessionRetryInterval * patience);
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isOpen, sessionId, retriesSession, attempt, userName]);

  const deliver = useCallback(
    async (message: ChatMessage) => {
      if (!sessionId) throw new Error("No session");
      const round = opened.current;
      const isCleared = () => round !== opened.current;
      setPending(true);
      try {
        const { content, selections } = await askAssistant(sessionId, message);
        if (isCleared()) return;
        setMessages((list) => [
          ...list,
          { id: newKey(), role: "assistant", content: content.trim() || emptyReply, selections },
        ]);
      } catch (error) {
        console.warn(error);
        if (isCleared()) return;
        setMessages((list) => [
          ...list.map((each) => (each.id === message.id ? { ...each, hasFailed: true } : each)),
          { id: newKey(), role: "assistant", content: chatTexts.sendFailed },
        ]);
      } finally {
        if (!isCleared()) setPending(false);
      }
    },
    [sessionId, emptyReply],
  );

  const early = useRef<ChatMessage[]>([]);
  const send = useCallback(
    async (text: string) => {
      const content = text.trim();
      if (!content) return;
      if (!sessionId && !isOpen) throw new Error("No session");
      const message: ChatMessage = { id: newKey(), role: "user", content };
      setMessages((list) => [...list, message]);
      if (sessionId) return deliver(message);
      early.current.push(message);
      setPending(true);
    },
    [sessionId, isOpen, deliver],
  );
  useEffect(() => {
    if (!sessionId) return;
    for (const message of early.current.splice(0)) void deliver(message);
  }, [sessionId, deliver]);

  const resend = useCallback(
    async (message: ChatMessage) => {
      setMessages((list) => list.map((each) => (each.id === message.id ? { ...each, hasFailed: false } : each)));
      await deliver(message);
    },
    [deliver],
  );

  const spokenOf = useRef<string>(undefined);
  useEffect(() => {
    if (!service || !isOpen || spokenOf.current === service.id) return;
    spokenOf.current = service.id;
    void send(interestIn(service));
  }, [service, isOpen, send]);

  const clear = useCallback(() => {
    opened.current += 1;
    spokenOf.current = undefined;
    early.current = [];
    setMessages([]);
    setSessionId(undefined);
    setPending(false);
    setAttempt(0);
  }, []);

  return { messages, hasSession: sessionId !== undefined, isPending, send, resend, clear };
}
