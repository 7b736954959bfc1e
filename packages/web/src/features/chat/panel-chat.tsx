import { chakra } from "@chakra-ui/react/styled-system";
import { type ServiceId, services } from "@site/company/services";
import { serviceChoices } from "@site/core/chat/options";
import { earlyMessage } from "@site/ui/lib/early-message.ts";
import { useLayoutEffect, useRef, useState } from "react";
import { isBegun } from "../../lib/kept-chat.ts";
import type { Selection } from "./chat-calls.ts";
import { chatTexts } from "./chat-texts.ts";
import { Composer } from "./composer.tsx";
import { Disclosure } from "./disclosure.tsx";
import { MessageList } from "./message-list.tsx";
import { atStart } from "./panel-header.tsx";
import { choosePanelService, onPanelClose, panelService, usePanelService } from "./panel-service.ts";
import { RequestCard } from "./request-card.tsx";
import { ServiceTiles } from "./service-tiles.tsx";
import { useChatAddress } from "./use-chat-address.ts";
import { useConversation } from "./use-conversation.ts";

const name = "assistant";

/** Height of the message area. */
const messageArea = "500px";

const findService = ({ category, id }: Selection): ServiceId | undefined =>
  serviceChoices.find((service) => service.id === category || service.id === id)?.id;

/** What is said in the panel. It stands on every visit, so a session is made when somebody turns to it and not for those
 * who only pass by. */
export default function PanelChat() {
  const part = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const [isWanted, setWanted] = useState(false);
  const service = usePanelService();
  const { prompt, userName } = useChatAddress();
  const { engine, messages, isPending, isLate, hasSession, hasLead, send, resend } = useConversation({
    name,
    isOpen: isWanted,
    service,
    emptyReply: chatTexts.emptyReplyRightNow,
    userName,
  });

  useLayoutEffect(() => {
    const { service: before } = engine.kept;
    if (before && before in services && !panelService()) choosePanelService(before);
    const isUsed = part.current?.contains(document.activeElement) || part.current?.querySelector(earlyMessage);
    if (isBegun(name) || isUsed || panelService()) setWanted(true);
    return onPanelClose(() => engine.clear());
  }, [engine]);

  function choose(id: ServiceId) {
    setWanted(true);
    choosePanelService(id);
    input.current?.focus({ preventScroll: true });
  }

  const greeting = `Hello${userName ? `, ${userName}` : ""}! What would you like help with? Choose a service or just ask.`;
  return (
    <chakra.div ref={part} display="contents" onFocus={() => setWanted(true)}>
      <chakra.div h={messageArea} display="flex" flexDirection="column">
        <MessageList
          messages={messages}
          isPending={isPending}
          isLate={isLate}
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
            const found = findService(selection);
            if (found && !service) choose(found);
            else void send(selection.title);
          }}
          onResend={resend}
          outro={hasLead && !isPending && <RequestCard onAsk={(text) => void send(text)} />}
        />
      </chakra.div>
      <Composer
        key={prompt}
        name={name}
        isActive={isWanted && (!service || messages.length > 0)}
        inputRef={input}
        initialText={prompt}
        isBusy={isPending}
        isWaiting={isWanted && !hasSession}
        needsText
        onSend={(text) => void send(text)}
      />
    </chakra.div>
  );
}
