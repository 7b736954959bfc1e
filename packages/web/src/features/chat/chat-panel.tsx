import { chakra } from "@chakra-ui/react/styled-system";
import { serviceChoices } from "@site/core/chat/options";
import { earlyMessage } from "@site/ui/lib/early-message.ts";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ServiceChoice } from "../../lib/chat-modal.ts";
import { Composer } from "./composer.tsx";
import { Disclosure } from "./disclosure.tsx";
import { MessageList } from "./message-list.tsx";
import { atStart, ConsultationActions, PanelHeader, panelId } from "./panel-header.tsx";
import { ServiceBanner } from "./service-banner.tsx";
import { ServiceTiles } from "./service-tiles.tsx";
import { chatTexts, type Selection, useConversation } from "./use-conversation.ts";

/** Height of the message area. */
const messageArea = "500px";

interface ChatPanelProps {
  /** From the address: put into the input, never sent by itself. */
  prompt: string;
  userName: string | undefined;
  /** Leaves the chat screen; without it closing returns to the start view. */
  onClose?: (() => void) | undefined;
}

const findService = ({ category, id }: Selection): ServiceChoice | undefined =>
  serviceChoices.find((service) => service.id === category || service.id === id);

/**
 * The chat of the home screen: tiles first, then a consultation about the chosen service. It stands on every visit, so a
 * session is made when somebody turns to it and not for those who only pass by.
 */
export function ChatPanel({ prompt, userName, onClose }: ChatPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [service, setService] = useState<ServiceChoice>();
  const conversation = useConversation({
    isOpen: isWanted,
    service,
    emptyReply: chatTexts.emptyReplyRightNow,
    userName,
  });
  const { messages, isPending, hasSession, send, resend, clear } = conversation;

  useLayoutEffect(() => {
    const chosen = serviceChoices.find(({ id }) => id === panel.current?.dataset.service);
    if (chosen || panel.current?.querySelector(earlyMessage)) setWanted(true);
    setService(chosen);
  }, []);

  useEffect(() => {
    if (service) input.current?.focus({ preventScroll: true });
  }, [service]);

  function backToServices() {
    setService(undefined);
    clear();
  }

  function choose(chosen: ServiceChoice) {
    setWanted(true);
    setService(chosen);
  }

  const greeting = `Hello${userName ? `, ${userName}` : ""}! What would you like help with? Choose a service or just ask.`;
  return (
    <chakra.section
      ref={panel}
      id={panelId}
      data-service={service?.id}
      aria-labelledby="chat-panel-title"
      display="flex"
      flexDirection="column"
      bg="paper"
      color="ink"
      borderRadius="md"
      overflow="hidden"
      boxShadow="overlay"
      onFocus={() => setWanted(true)}
    >
      <PanelHeader service={service} onBack={backToServices} onClose={onClose} />
      <ConsultationActions />
      <ServiceBanner />
      <chakra.div h={messageArea} display="flex" flexDirection="column">
        <MessageList
          messages={messages}
          isPending={isPending}
          intro={
            <>
              <Disclosure />
              <chakra.p fontWeight="semibold" css={atStart}>
                {greeting}
              </chakra.p>
              <ServiceTiles onChoose={choose} />
            </>
          }
          onSelect={(selection) => {
            const chosen = findService(selection);
            if (chosen && !service) choose(chosen);
            else void send(selection.title);
          }}
          onResend={resend}
        />
      </chakra.div>
      <Composer
        key={prompt}
        isActive={isWanted && (!service || messages.length > 0)}
        inputRef={input}
        initialText={prompt}
        isBusy={isPending}
        isWaiting={isWanted && !hasSession}
        needsText
        onSend={(text) => void send(text)}
      />
    </chakra.section>
  );
}
