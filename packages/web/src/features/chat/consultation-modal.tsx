import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import { Modal } from "@site/ui/components/modal.tsx";
import { useEffect, useRef } from "react";
import type { ServiceChoice } from "../../lib/chat-modal.ts";
import { Composer } from "./composer.tsx";
import { Disclosure } from "./disclosure.tsx";
import { MessageList } from "./message-list.tsx";
import { useConversation } from "./use-conversation.ts";

interface ConsultationModalProps {
  isOpen: boolean;
  service: ServiceChoice | undefined;
  onClose: () => void;
}

/** The app-wide consultation: at most 2xl wide and 600 px high, the chosen service in its title. */
export default function ConsultationModal({ isOpen, service, onClose }: ConsultationModalProps) {
  const { messages, isPending, hasSession, send, resend, clear } = useConversation({
    isOpen,
    service: isOpen ? service : undefined,
    retriesSession: true,
  });
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isOpen && hasSession) input.current?.focus();
  }, [isOpen, hasSession]);
  function close() {
    clear();
    onClose();
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      title={service ? `${service.title} Consultation` : `Chat with ${profile.company}`}
      description={service?.description ?? "How can we help you today?"}
      height="min(600px, 100dvh)"
      closeLabel="Close chat"
      initialFocus={input}
      isFlush
      footer={
        <chakra.p textStyle="small" color="inkMuted" textAlign="center">
          We're here to help! Ask about products, pricing, installation, or anything else.
        </chakra.p>
      }
    >
      <MessageList
        messages={messages}
        isPending={isPending}
        intro={<Disclosure />}
        onResend={resend}
        onSelect={({ title }) => void send(title)}
      />
      <Composer inputRef={input} isBusy={isPending} isWaiting={!hasSession} onSend={(text) => void send(text)} />
    </Modal>
  );
}
