import { ChakraProvider, type SystemContext } from "@chakra-ui/react/styled-system";
import { BubbleWindow } from "../features/chat/bubble-window.tsx";
import { ConsultationModal } from "../features/chat/consultation-modal.tsx";
import { LiveAgentDialog } from "../features/chat/live-agent-dialog.tsx";
import { type ChatModal, ChatModalContext } from "../lib/chat-modal.ts";

/** The chats of every page, a tree of their own: nothing in it changes with the page, so React leaves their built HTML
 * alone until somebody wants it. */
export const Chats = ({ system, modal }: { system: SystemContext; modal: ChatModal }) => (
  <ChakraProvider value={system}>
    <ChatModalContext value={modal}>
      <BubbleWindow />
      <LiveAgentDialog />
      <ConsultationModal />
    </ChatModalContext>
  </ChakraProvider>
);
