import { useCallback, useEffect, useSyncExternalStore } from "react";
import type { ServiceChoice } from "../../lib/chat-modal.ts";
import type { ChatName } from "../../lib/kept-chat.ts";
import type { ChatMessage } from "./chat-calls.ts";
import { chatTexts, interestIn } from "./chat-texts.ts";
import { ConversationEngine } from "./conversation-engine.ts";
import { type ConversationState, nothingSaid } from "./shown-conversation.ts";

const engines = new Map<ChatName, ConversationEngine>();

/** The conversation of this name: one for all windows that show it. */
export function getConversation(name: ChatName): ConversationEngine {
  const engine = engines.get(name) ?? new ConversationEngine(name);
  engines.set(name, engine);
  return engine;
}

interface ConversationOptions {
  name: ChatName;
  /** A session is created as soon as this is true; when that fails it is tried again, at first every two seconds. */
  isOpen: boolean;
  /** Chosen service: spoken of in the first message. */
  service?: ServiceChoice | undefined;
  emptyReply?: string;
  userName?: string | undefined;
}

export interface Conversation extends ConversationState {
  engine: ConversationEngine;
  /** Sends a trimmed message; an empty one is ignored. @throws Error "No session" while closed */
  send: (text: string) => Promise<void>;
  resend: (message: ChatMessage) => void;
}

/** A conversation with the assistant, as a window shows it. */
export function useConversation(options: ConversationOptions): Conversation {
  const { name, isOpen, service, emptyReply = chatTexts.emptyReply, userName } = options;
  const engine = getConversation(name);
  const state = useSyncExternalStore(engine.shown.subscribe, engine.shown.state, () => nothingSaid);

  useEffect(() => {
    engine.userName = userName;
    engine.emptyReply = emptyReply;
    return isOpen ? engine.open() : undefined;
  }, [engine, isOpen, userName, emptyReply]);

  useEffect(() => {
    if (service && isOpen) engine.choose(service.id, interestIn(service));
  }, [engine, service, isOpen]);

  const send = useCallback(
    async (text: string) => {
      if (!isOpen && !engine.shown.state().hasSession) throw new Error("No session");
      engine.send(text);
    },
    [engine, isOpen],
  );
  const resend = useCallback((message: ChatMessage) => engine.resend(message), [engine]);

  return { ...state, engine, send, resend };
}
