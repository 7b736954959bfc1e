import { chakra } from "@chakra-ui/react/styled-system";
import { changesByPhone } from "@site/company/live-agent";
import { profile } from "@site/company/profile";
import { liveAgentLabel, liveAgentNotice } from "@site/core/chat/live-agent";
import { Modal } from "@site/ui/components/modal.tsx";
import { Tooltip } from "@site/ui/components/tooltip.tsx";
import { Minus } from "lucide-react";
import { useRef } from "react";
import { PhoneLink } from "../../components/phone-link.tsx";
import { Composer } from "./composer.tsx";
import { MessageList } from "./message-list.tsx";
import { useLiveAgent } from "./use-live-agent.ts";

interface LiveAgentDialogProps {
  isOpen: boolean;
  onMinimise: () => void;
  onClose: () => void;
}

/** The large chat dialog with the scripted agent. Open, it is modal and the page stands still; minimised, it waits in the dock. */
export default function LiveAgentDialog({ isOpen, onMinimise, onClose }: LiveAgentDialogProps) {
  const { messages, isPending, send } = useLiveAgent();
  const input = useRef<HTMLTextAreaElement>(null);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={liveAgentLabel}
      description={liveAgentNotice}
      size="lg"
      height="min(52rem, 100dvh - 2rem)"
      closeLabel="Close chat"
      initialFocus={input}
      isFlush
      actions={
        <Tooltip text="Minimize chat">
          <chakra.button
            type="button"
            aria-label="Minimize chat"
            onClick={onMinimise}
            display="grid"
            placeItems="center"
            w="12"
            h="12"
            cursor="pointer"
          >
            <Minus aria-hidden />
          </chakra.button>
        </Tooltip>
      }
      footer={
        <chakra.p textStyle="small" color="inkMuted">
          {changesByPhone} <PhoneLink />
        </chakra.p>
      }
    >
      <MessageList
        messages={messages}
        isPending={isPending}
        failureNote={`This message could not be saved. Please call ${profile.phone}.`}
        intro={<p>Hello! How can I help with your windows, siding, bathroom or doors?</p>}
      />
      <Composer inputRef={input} isBusy={false} onSend={send} />
    </Modal>
  );
}
