import { profile } from "@site/company/profile";
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
  unreachable: `Sorry, the chat can't be reached right now. Please try again, or call ${profile.phone}.`,
} as const;

/** First pause between attempts to create a session, ms; after ten attempts the pauses grow. */
const sessionRetryInterval = 2000;
const steadyAttempts = 10;
/** After so many it is told, and what was said is marked as not sent. */
const silentAttempts = 2;

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
  /** A session is created as soon as this is true; when that fails it is tried again, at first every two seconds. */
  isOpen: boolean;
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
  const { isOpen, service, emptyReply = chatTexts.emptyReply, userName } = options;
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [sessionId, setSessionId] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const opened = useRef(0);
  const early = useRef<ChatMessage[]>([]);

  const fail = useCallback((failed: readonly ChatMessage[], content: string) => {
    const isFailed = ({ id }: ChatMessage) => failed.some((each) => each.id === id);
    setMessages((list) => [
      ...list.map((each) => (isFailed(each) ? { ...each, hasFailed: true } : each)),
      { id: newKey(), role: "assistant", content },
    ]);
  }, []);

  useEffect(() => {
    if (!isOpen || sessionId) return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    createSession(userName).then(
      (id) => isCurrent && setSessionId(id),
      (error) => {
        console.warn("Failed to create session", error);
        if (!isCurrent) return;
        const patience = Math.max(1, attempt - steadyAttempts + 1);
        timer = setTimeout(() => setAttempt(attempt + 1), sessionRetryInterval * patience);
        if (attempt < silentAttempts || (attempt > silentAttempts && early.current.length === 0)) return;
        fail(early.current.splice(0), chatTexts.unreachable);
        setPending(false);
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isOpen, sessionId, attempt, userName, fail]);

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
        fail([message], chatTexts.sendFailed);
      } finally {
        if (!isCleared()) setPending(false);
      }
    },
    [sessionId, emptyReply, fail],
  );

  /** Delivers a message, or keeps it until there is a session. */
  const hand = useCallback(
    async (message: ChatMessage) => {
      if (sessionId) return deliver(message);
      early.current.push(message);
      setPending(true);
    },
    [sessionId, deliver],
  );

  const send = useCallback(
    async (text: string) => {
      const content = text.trim();
      if (!content) return;
      if (!sessionId && !isOpen) throw new Error("No session");
      const message: ChatMessage = { id: newKey(), role: "user", content };
      setMessages((list) => [...list, message]);
      return hand(message);
    },
    [sessionId, isOpen, hand],
  );
  useEffect(() => {
    if (!sessionId) return;
    for (const message of early.current.splice(0)) void deliver(message);
  }, [sessionId, deliver]);

  const resend = useCallback(
    async (message: ChatMessage) => {
      setMessages((list) => list.map((each) => (each.id === message.id ? { ...each, hasFailed: false } : each)));
      await hand(message);
    },
    [hand],
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
