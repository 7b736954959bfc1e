import { changesByPhone } from "@site/company/live-agent";
import { liveAgentLabel, liveAgentNotice } from "@site/core/chat/live-agent";
import { IconButton } from "@site/ui/components/button.tsx";
import { Modal } from "@site/ui/components/modal.tsx";
import { Small } from "@site/ui/components/section.tsx";
import { Tooltip } from "@site/ui/components/tooltip.tsx";
import { closerProps, minimized } from "@site/ui/lib/invokers.ts";
import { Minus } from "lucide-react";
import { PhoneLink } from "../../components/links/phone-link.tsx";
import { hydrateOnInteraction } from "../../lib/hydration/hydrate-on-interaction.tsx";

const AgentChat = hydrateOnInteraction(() => import("./agent-chat.tsx"));

export const { preload } = AgentChat;

/** The large chat dialog with the scripted agent. Open, it is modal and the page stands still; minimized, it waits. */
export const LiveAgentDialog = () => (
  <Modal
    id="agent"
    title={liveAgentLabel}
    description={liveAgentNotice}
    size="lg"
    height="min(52rem, 100dvh - 2rem)"
    closeLabel="Close chat"
    isFlush
    actions={
      <Tooltip text="Minimize chat">
        <IconButton aria-label="Minimize chat" {...closerProps("agent", minimized)}>
          <Minus aria-hidden />
        </IconButton>
      </Tooltip>
    }
    footer={
      <Small>
        {changesByPhone} <PhoneLink />
      </Small>
    }
  >
    <AgentChat />
  </Modal>
);
