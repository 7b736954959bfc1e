import { chakra } from "@chakra-ui/react/styled-system";
import { type ServiceId, services } from "@site/company/services";
import { serviceChoices } from "@site/core/chat/options";
import { earlyMessage } from "@site/ui/lib/early-message.ts";
import { useLayoutEffect, useRef, useState } from "react";
import { isBegun } from "../../lib/chat-storage.ts";
import type { Selection } from "./client/chat-api.ts";
import { chatTexts } from "./client/chat-texts.ts";
import { chatClient } from "./client/use-chat.ts";
import { Conversation } from "./conversation.tsx";
import { Disclosure } from "./disclosure.tsx";
import { atStart } from "./panel-header.tsx";
import { choosePanelService, onPanelClose, panelService, usePanelService } from "./panel-service.ts";
import { ServiceTiles } from "./service-tiles.tsx";
import { useChatAddress } from "./use-chat-address.ts";

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

  useLayoutEffect(() => {
    const { service: before } = chatClient.stored;
    if (before && before in services && !panelService()) choosePanelService(before);
    const isUsed = part.current?.contains(document.activeElement) || part.current?.querySelector(earlyMessage);
    if (isBegun() || isUsed || panelService()) setWanted(true);
    return onPanelClose(() => chatClient.close());
  }, []);

  function choose(id: ServiceId) {
    setWanted(true);
    choosePanelService(id);
    input.current?.focus({ preventScroll: true });
  }

  const greeting = `Hello${userName ? `, ${userName}` : ""}! What would you like help with? Choose a service or just ask.`;
  return (
    <chakra.div ref={part} display="contents" onFocus={() => setWanted(true)}>
      <Conversation
        isOpen={isWanted}
        service={service}
        emptyReply={chatTexts.emptyReplyRightNow}
        userName={userName}
        height={messageArea}
        prompt={prompt}
        inputRef={input}
        needsText
        onSelect={(selection) => {
          const found = service ? undefined : findService(selection);
          if (found) choose(found);
          return found !== undefined;
        }}
        intro={
          <>
            <Disclosure />
            <chakra.p fontWeight="semibold" css={atStart}>
              {greeting}
            </chakra.p>
            <ServiceTiles onChoose={choose} />
          </>
        }
      />
    </chakra.div>
  );
}
