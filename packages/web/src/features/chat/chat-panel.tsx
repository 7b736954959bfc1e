import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import { serviceChoices } from "@site/core/chat/options";
import { pages } from "@site/core/site/pages";
import { ButtonLink } from "@site/ui/components/button.tsx";
import { ArrowLeft, Phone, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Mark } from "../../components/mark.tsx";
import { CallButton } from "../../components/phone-link.tsx";
import type { ServiceChoice } from "../../lib/chat-modal.ts";
import { Composer } from "./composer.tsx";
import { Disclosure } from "./disclosure.tsx";
import { MessageList } from "./message-list.tsx";
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

const IconButton = chakra("button", {
  base: { display: "grid", placeItems: "center", w: "10", h: "10", flexShrink: "0", cursor: "pointer", color: "white" },
});

function PanelHeader({
  service,
  onBack,
  onClose,
}: {
  service: ServiceChoice | undefined;
  onBack: () => void;
  onClose?: (() => void) | undefined;
}) {
  return (
    <chakra.header
      display="flex"
      alignItems="center"
      gap="3"
      px="4"
      py="3"
      bg="spruce.800"
      color="white"
      className="on-dark"
    >
      {service ? (
        <chakra.button
          type="button"
          onClick={onBack}
          display="inline-flex"
          alignItems="center"
          gap="2"
          minH="10"
          fontWeight="semibold"
          cursor="pointer"
        >
          <ArrowLeft aria-hidden size={18} /> Back to Services
        </chakra.button>
      ) : (
        <Mark size={32} />
      )}
      <chakra.div flex="1" minW="0" textAlign={service ? "right" : "left"}>
        <chakra.h2 id="chat-panel-title" fontWeight="bold" lineHeight="snug">
          {service ? `${service.title} Consultation` : `Chat with ${profile.company}`}
        </chakra.h2>
        <chakra.p textStyle="small" lineHeight="snug" color="spruce.100">
          Automated assistant, 24/7
        </chakra.p>
      </chakra.div>
      {onClose && (
        <IconButton type="button" aria-label="Close chat" onClick={onClose}>
          <X aria-hidden size={20} />
        </IconButton>
      )}
    </chakra.header>
  );
}

function ConsultationActions() {
  return (
    <chakra.div display="flex" gap="2" px="3" py="2" bg="spruce.50" flexWrap="wrap">
      <CallButton variant="outline" size="sm" flex="1">
        <Phone aria-hidden size={16} /> Call {profile.phone}
      </CallButton>
      <ButtonLink to={pages.quote.path} variant="solid" size="sm" flex="1">
        Get Free Estimate
      </ButtonLink>
    </chakra.div>
  );
}

const findService = ({ category, id }: Selection): ServiceChoice | undefined =>
  serviceChoices.find((service) => service.id === category || service.id === id);

/**
 * The chat of the home screen: tiles first, then a consultation about the chosen service. It stands on every visit, so a
 * session is made when somebody turns to it and not for those who only pass by.
 */
export function ChatPanel({ prompt, userName, onClose }: ChatPanelProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [service, setService] = useState<ServiceChoice>();
  const conversation = useConversation({
    isOpen: isWanted,
    retriesSession: true,
    service,
    emptyReply: chatTexts.emptyReplyRightNow,
    userName,
  });
  const { messages, isPending, hasSession, send, resend, clear } = conversation;

  useLayoutEffect(() => {
    if (window.__early?.["panel-composer"]) setWanted(true);
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
      id="chat"
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
      <PanelHeader
        service={service}
        onBack={backToServices}
        onClose={onClose ?? (service ? backToServices : undefined)}
      />
      {service ? <ConsultationActions /> : <ServiceBanner />}
      <chakra.div h={messageArea} display="flex" flexDirection="column">
        <MessageList
          messages={messages}
          isPending={isPending}
          intro={
            <>
              <Disclosure />
              {!service && (
                <>
                  <chakra.p fontWeight="semibold">{greeting}</chakra.p>
                  <ServiceTiles onChoose={choose} />
                </>
              )}
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
        id="panel-composer"
        isActive={isWanted}
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
