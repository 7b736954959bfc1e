import { serviceChoices } from "@site/core/chat/options";
import { createListeners } from "@site/ui/lib/create-listeners.ts";
import { useSyncExternalStore } from "react";
import type { ChatTopic } from "../../lib/chat-modal.ts";
import { closeChat } from "../../lib/chat-storage.ts";
import { observeAttributes } from "../../lib/shell-state.ts";

export const panelId = "chat";

const panel = () => document.getElementById(panelId);

/** The element itself knows, because the boot script sets it, too. */
export const panelService = (): string | undefined => panel()?.dataset.service;

const subscribe = (onChange: () => void) => observeAttributes(panelId, ["data-service"], onChange);

export function usePanelService(): ChatTopic | undefined {
  const service = useSyncExternalStore(subscribe, panelService, () => undefined);
  return serviceChoices.find(({ id }) => id === service);
}

export function choosePanelService(id: string): void {
  const element = panel();
  if (element) element.dataset.service = id;
}

const closing = createListeners();

/** Calls back when the panel's conversation is closed for good. @returns stops that */
export const onPanelClose = closing.subscribe;

/** Back to the choice of services: what was said is forgotten. */
export function closePanel(): void {
  delete panel()?.dataset.service;
  closeChat();
  closing.tell();
}
