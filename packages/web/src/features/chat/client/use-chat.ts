import { useCallback, useEffect, useSyncExternalStore } from "react";
import type { ChatTopic } from "../../../lib/chat-modal.ts";
import { ChatClient, type Respond } from "./chat-client.ts";
import { chatTexts, interestIn } from "./chat-texts.ts";
import { type ConversationState, nothingSaid } from "./conversation-store.ts";

/** The one conversation of this page, in all windows that show it. */
export const chatClient = new ChatClient();

interface ChatOptions {
  /** A session is created as soon as this is true; when that fails it is tried again, at first every two seconds. */
  isOpen: boolean;
  /** Chosen service: spoken of in a first message. */
  service?: ChatTopic;
  emptyReply?: string;
  userName?: string;
  /** Answers what is said in this window in place of the assistant. */
  respond?: Respond;
}

export interface Chat extends ConversationState {
  /** Sends a trimmed message; an empty one is ignored. @param choice id of the quick reply that was pressed: the assistant
   * answers it. @throws Error "No session" while closed */
  send: (text: string, choice?: string) => Promise<void>;
}

export function useChat(options: ChatOptions): Chat {
  const { isOpen, service, emptyReply = chatTexts.emptyReply, userName, respond } = options;
  const state = useSyncExternalStore(chatClient.store.subscribe, chatClient.store.state, () => nothingSaid);

  useEffect(() => {
    if (!isOpen) return;
    chatClient.userName = userName;
    chatClient.emptyReply = emptyReply;
    return chatClient.open();
  }, [isOpen, userName, emptyReply]);

  useEffect(() => {
    if (service && isOpen) chatClient.choose(service.id, service.product, interestIn(service));
  }, [service, isOpen]);

  const send = useCallback(
    async (text: string, choice?: string) => {
      if (!isOpen && !chatClient.store.state().hasSession) throw new Error("No session");
      chatClient.send(text, choice ? { choice } : { respond });
    },
    [isOpen, respond],
  );

  return { ...state, send };
}
