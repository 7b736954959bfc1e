import { serviceChoices } from "@site/core/chat/options";
import { productPath } from "@site/core/site/pages";
import { opens } from "@site/ui/lib/acts.ts";
import { createContext, useContext, useSyncExternalStore } from "react";
import { matchPath } from "react-router-dom";

export interface ServiceChoice {
  id: string;
  title: string;
  description: string;
}

export const consultationId = "consultation";

export interface ChatModal {
  /** Attributes of a control that opens the consultation, about a service when one is given. */
  openChat(service?: ServiceChoice): ReturnType<typeof opens> & { onClick: () => void };
  /** Calls back after another service was chosen. @returns stops that */
  subscribe(listener: () => void): () => void;
  service(): ServiceChoice | undefined;
}

/** What a consultation is about that is opened before the application is there: a product page speaks of its own. */
function getService(pathname: string): ServiceChoice | undefined {
  const category = matchPath(productPath(":category", ":product"), pathname)?.params.category;
  return serviceChoices.find(({ id }) => id === category);
}

/** @param pathname of the page that the visit begins with */
export function createChatModal(pathname: string): ChatModal {
  let current = getService(pathname);
  const listeners = new Set<() => void>();
  return {
    openChat: (service) => ({
      ...opens(consultationId),
      onClick() {
        current = service;
        for (const listener of listeners) listener();
      },
    }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    service: () => current,
  };
}

// One value for the life of the application: a changing context would wake every part of the page that is not hydrated.
export const ChatModalContext = createContext<ChatModal | null>(null);

/** The way into the consultation from anywhere below the provider. @throws Error outside of it */
export function useChatModal(): ChatModal {
  const modal = useContext(ChatModalContext);
  if (!modal) throw new Error("useChatModal must be used within the chat modal provider");
  return modal;
}

export function useService(): ServiceChoice | undefined {
  const { subscribe, service } = useChatModal();
  return useSyncExternalStore(subscribe, service, service);
}
