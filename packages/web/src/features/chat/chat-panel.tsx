import { chakra } from "@chakra-ui/react/styled-system";
import { deferred } from "../../lib/deferred.tsx";
import { isBegun } from "../../lib/kept-chat.ts";
import { ConsultationActions, PanelHeader } from "./panel-header.tsx";
import { closePanel, panelId, usePanelService } from "./panel-service.ts";
import { ServiceBanner } from "./service-banner.tsx";

const PanelChat = deferred(() => import("./panel-chat.tsx"), {
  fallback: <chakra.div h="35.5rem" />,
  isWanted: () => isBegun("assistant") || location.search !== "",
});

export const { preload } = PanelChat;

/** Of the panel on a wide screen, with its service still to be chosen; on a phone it is some pixels more. */
export const panelHeight = "45.0625rem";

interface ChatPanelProps {
  /** Leaves the chat screen; without it closing returns to the start view. */
  onClose?: (() => void) | undefined;
}

/** The chat of the home screen: tiles first, then a consultation about the chosen service. */
export function ChatPanel({ onClose }: ChatPanelProps) {
  const service = usePanelService();
  function leave() {
    closePanel();
    onClose?.();
  }
  return (
    <chakra.section
      id={panelId}
      aria-labelledby="chat-panel-title"
      display="flex"
      flexDirection="column"
      bg="paper"
      color="ink"
      borderRadius="md"
      overflow="hidden"
      boxShadow="overlay"
    >
      <PanelHeader service={service} onBack={closePanel} onClose={onClose && leave} />
      <ConsultationActions />
      <ServiceBanner />
      <PanelChat />
    </chakra.section>
  );
}
