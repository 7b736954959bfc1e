import { type ReactNode, useState, useSyncExternalStore } from "react";
import { type ChatModal, ChatModalContext, type ServiceChoice } from "../../lib/chat-modal.ts";
import { preloadable } from "../../lib/preloadable.tsx";

interface ConsultationProps {
  isOpen: boolean;
  service: ServiceChoice | undefined;
  onClose: () => void;
}

interface ModalState {
  isOpen: boolean;
  /** Stays true after closing: the dialog plays its exit. */
  wasOpened: boolean;
  service?: ServiceChoice | undefined;
}

const ConsultationModal = preloadable<ConsultationProps>(() => import("./consultation-modal.tsx"));

function createChatModal() {
  let state: ModalState = { isOpen: false, wasOpened: false };
  const listeners = new Set<() => void>();
  function set(next: Partial<ModalState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }
  const modal: ChatModal = {
    openChat: (service) => set({ isOpen: true, wasOpened: true, service }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOpen: () => state.isOpen,
  };
  return { modal, close: () => set({ isOpen: false }), current: () => state };
}

/** Makes the consultation reachable from every page. It stands above the routes: while it is open its conversation
 * survives a change of page; closing clears messages and session. */
export function ChatModalProvider({ children }: { children: ReactNode }) {
  const [{ modal, close, current }] = useState(createChatModal);
  const { isOpen, wasOpened, service } = useSyncExternalStore(modal.subscribe, current, current);
  return (
    <ChatModalContext value={modal}>
      {children}
      {wasOpened && <ConsultationModal isOpen={isOpen} service={service} onClose={close} />}
    </ChatModalContext>
  );
}
