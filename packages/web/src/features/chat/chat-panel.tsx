import { chakra } from "@chakra-ui/react/styled-system";
import { serviceOrder, services } from "@site/company/services";
import { DeferredSection } from "@site/ui/components/section.tsx";
import { RotationButton } from "../../components/rotation-button.tsx";
import { isBegun } from "../../lib/chat-storage.ts";
import { hydrateOnInteraction } from "../../lib/hydration/hydrate-on-interaction.tsx";
import { useRotation } from "../../lib/use-rotation.ts";
import { atStart, bandHeight, ConsultationActions, PanelHeader } from "./panel-header.tsx";
import { closePanel, panelId, usePanelService } from "./panel-service.ts";

const banner = serviceOrder.map((id) => ({ id, text: services[id].slogan }));

/** ms between the slides. */
const bannerInterval = 4000;

/** One line about each service in turn, with a stop button. */
function ServiceBanner() {
  const { index, isPaused, togglePaused, hold } = useRotation(banner.length, bannerInterval);
  return (
    <chakra.section
      aria-label="Our services"
      aria-roledescription="carousel"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      px="4"
      minH={bandHeight}
      bg="spruce.50"
      css={atStart}
      {...hold}
    >
      <chakra.p fontWeight="semibold" color="spruce.700" textStyle="small" data-slide={banner[index]?.id}>
        {banner[index]?.text}
      </chakra.p>
      <RotationButton
        isPaused={isPaused}
        onToggle={togglePaused}
        labels={{ start: "Start the rotation", stop: "Stop the rotation" }}
        size={18}
      />
    </chakra.section>
  );
}

/** Of the messages (`messageArea`) and what they are written in. */
const chatHeight = "calc(500px + 4.5625rem)";

/** With header and banner, as on a wide screen; on a narrower one they differ by some pixels. */
const panelHeight = `calc(${chatHeight} + 9.25rem)`;

const PanelChat = hydrateOnInteraction(() => import("./panel-chat.tsx"), {
  fallback: <chakra.div h={chatHeight} />,
  isWanted: () => isBegun() || location.search !== "",
});

export const { preload } = PanelChat;

/** The chat of the home screen: tiles first, then a consultation about the chosen service.
 * @param onClose leaves the chat screen; without it closing returns to the start view */
export function ChatPanel({ onClose }: { onClose?: () => void }) {
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
      scrollMarginBottom="-5.25rem"
      boxShadow="overlay"
    >
      <DeferredSection height={panelHeight}>
        <PanelHeader service={service} onBack={closePanel} onClose={onClose && leave} />
        <ConsultationActions service={service} />
        <ServiceBanner />
        <PanelChat />
      </DeferredSection>
    </chakra.section>
  );
}
