import { chakra } from "@chakra-ui/react/styled-system";
import { type ServiceId, services } from "@site/company/services";
import { serviceChoices } from "@site/core/chat/options";
import { chooserProps, earlyMessage } from "@site/ui/lib/invokers.ts";
import { useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { Picture } from "../../components/media/picture.tsx";
import { isBegun } from "../../lib/chat-storage.ts";
import { useHydrated } from "../../lib/hydration/use-is-hydrated.ts";
import type { Selection } from "./client/chat-api.ts";
import { chatTexts, interestIn } from "./client/chat-texts.ts";
import { chatClient } from "./client/use-chat.ts";
import { Conversation } from "./conversation.tsx";
import { Disclosure } from "./disclosure.tsx";
import { atStart, panelTitle } from "./panel-header.tsx";
import { choosePanelService, onPanelClose, panelId, panelService, usePanelService } from "./panel-service.ts";

const maxPrompt = 500;
const maxName = 60;

const clean = (text: string | null, max: number): string => [...(text ?? "").trim()].slice(0, max).join("").trim();

/** What a link may hand to the chat: `prompt` for the input and `userName` (or `name`) for the greeting. */
function useChatAddress(): { prompt: string; userName: string | undefined } {
  const { search } = useLocation();
  const query = new URLSearchParams(useHydrated("", search));
  const userName = clean(query.get("userName") ?? query.get("name"), maxName) || undefined;
  return { prompt: clean(query.get("prompt"), maxPrompt), userName };
}

const Tile = chakra("button", {
  base: {
    display: "grid",
    gridTemplateColumns: "4.5rem 1fr",
    alignItems: "center",
    gap: "3",
    p: "2",
    textAlign: "left",
    bg: "white",
    borderWidth: "1px",
    borderColor: "snow.500",
    borderRadius: "md",
    cursor: "pointer",
    overflow: "hidden",
    _hover: { borderColor: "spruce.700", bg: "spruce.50" },
  },
});

const ServiceTiles = ({ onChoose }: { onChoose: (service: ServiceId) => void }) => (
  <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: "1fr", sm: "1fr 1fr" }} css={atStart}>
    {serviceChoices.map((service) => (
      <Tile
        key={service.id}
        type="button"
        {...chooserProps(panelId, service.id, panelTitle(service), interestIn(service))}
        onClick={() => onChoose(service.id)}
      >
        <Picture
          src={services[service.id].tile}
          alt=""
          size={[72, 72]}
          w="full"
          aspectRatio="1"
          objectFit="cover"
          borderRadius="sm"
        />
        <span>
          <chakra.span display="block" fontWeight="bold" color="spruce.700">
            {service.title}
          </chakra.span>
          <chakra.span display="block" textStyle="small" lineHeight="snug" color="inkMuted">
            {service.description}
          </chakra.span>
        </span>
      </Tile>
    ))}
  </chakra.div>
);

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
