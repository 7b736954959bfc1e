import { chakra } from "@chakra-ui/react/styled-system";
import { IconButton } from "@site/ui/components/button.tsx";
import { togglerProps } from "@site/ui/lib/invokers.ts";
import { X } from "lucide-react";
import { Mark } from "../../components/mark.tsx";
import { hydrateOnInteraction } from "../../lib/hydration/hydrate-on-interaction.tsx";
import { ChatHeader } from "./chat-header.tsx";

const BubbleChat = hydrateOnInteraction(() => import("./bubble-chat.tsx"));

export const { preload } = BubbleChat;

export const bubbleId = "chat-window";

/** The small chat window above the bubble. Not modal: the page behind stays usable. */
export const BubbleWindow = () => (
  <chakra.section
    id={bubbleId}
    data-window
    hidden
    aria-labelledby="chat-window-title"
    display={{ base: "none", lg: "flex" }}
    position="fixed"
    right="4"
    bottom="6rem"
    zIndex="dock"
    flexDirection="column"
    w="min(24rem, calc(100vw - 2rem))"
    h="min(34rem, calc(100dvh - 12rem))"
    bg="paper"
    borderRadius="md"
    boxShadow="overlay"
    overflow="hidden"
    animation="fade-in 120ms"
    css={{ "body:has(main #chat) &": { display: "none" } }}
  >
    <ChatHeader py="2">
      <Mark size={28} />
      <chakra.div flex="1">
        <chakra.h2 id="chat-window-title" fontWeight="bold" lineHeight="snug">
          Chat with us
        </chakra.h2>
        <chakra.p textStyle="small" lineHeight="snug" color="spruce.100">
          Automated assistant
        </chakra.p>
      </chakra.div>
      <IconButton boxSize="10" aria-label="Close chat" {...togglerProps(bubbleId)}>
        <X aria-hidden size={20} />
      </IconButton>
    </ChatHeader>
    <BubbleChat />
  </chakra.section>
);
