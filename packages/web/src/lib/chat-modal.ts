import { createContext, useContext, useSyncExternalStore } from "react";

export interface ServiceChoice {
  id: string;
  title: string;
  description: string;
}

export interface ChatModal {
  /** Opens the consultation, about a service when one is given. */
  openChat(service?: ServiceChoice): void;
  /** Calls back after it was opened or closed. @returns stops that */
  subscribe(listener: () => void): () => void;
  isOpen(): boolean;
}

// One value for the life of the application: a changing context would wake every part of the page that is not hydrated.
export const ChatModalContext = createContext<ChatModal | null>(null);

/** The way into the consultation from anywhere below the provider. @throws Error outside of it */
export function useChatModal(): ChatModal {
  const modal = useContext(ChatModalContext);
  if (!modal) throw new Error("useChatModal must be used within the chat modal provider");
  return modal;
}

export function useIsChatOpen(): boolean {
  const { subscribe, isOpen } = useChatModal();
  return useSyncExternalStore(subscribe, isOpen, () => false);
}
