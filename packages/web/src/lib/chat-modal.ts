import { serviceChoices } from "@site/core/chat/options";
import { productPath } from "@site/core/site/pages";
import type { BuiltData } from "@site/ui/lib/built-data.ts";
import { createListeners } from "@site/ui/lib/create-listeners.ts";
import { openerProps } from "@site/ui/lib/invokers.ts";
import { createContext, useContext, useSyncExternalStore } from "react";
import { matchPath } from "react-router-dom";

export interface ChatTopic {
  id: string;
  title: string;
  description: string;
  /** One product of it, where the visitor looks at one. */
  product?: string;
}

export const consultationId = "consultation";

export type ChatModal = ReturnType<typeof createChatModal>;

type Products = { products?: readonly { slug: string; name: string }[] } | undefined;

/** What a consultation is about that is opened before the application is there: a product page speaks of its own. */
function getService(pathname: string, data: BuiltData): ChatTopic | undefined {
  const { category, product: slug } = matchPath(productPath(":category", ":product"), pathname)?.params ?? {};
  const service = serviceChoices.find(({ id }) => id === category);
  const products = Object.values(data).flatMap((each) => (each as Products)?.products ?? []);
  const product = products.find((each) => each.slug === slug)?.name;
  return service && product ? { ...service, product } : service;
}

/** @param pathname of the page that the visit begins with @param data that came with it */
export function createChatModal(pathname: string, data: BuiltData = {}) {
  let current = getService(pathname, data);
  const { tell, subscribe } = createListeners();
  return {
    /** Attributes of a control that opens the consultation, about a service when one is given. */
    openChat: (service?: ChatTopic) => ({
      ...openerProps(consultationId),
      onClick() {
        current = service;
        tell();
      },
    }),
    /** Calls back after another service was chosen. @returns stops that */
    subscribe,
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

export function useService(): ChatTopic | undefined {
  const { subscribe, service } = useChatModal();
  return useSyncExternalStore(subscribe, service, service);
}
