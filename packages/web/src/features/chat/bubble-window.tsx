import { chakra } from "@chakra-ui/react/styled-system";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Mark } from "../../components/mark.tsx";
import { Composer } from "./composer.tsx";
import { Disclosure } from "./disclosure.tsx";
import { MessageList } from "./message-list.tsx";
import { useConversation } from "./use-conversation.ts";

/** The small chat window above the bubble. Not modal: the page behind stays usable. */
export default function BubbleWindow({ onClose }: { onClose: () => void }) {
  const { messages, isPending, hasSession, send, resend } = useConversation({ isOpen: true, retriesSession: true });
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (hasSession) input.current?.focus({ preventScroll: true });
  }, [hasSession]);
  return (
    <chakra.section
      id="chat-window"
      aria-labelledby="chat-window-title"
      display="flex"
      flexDirection="column"
      w="min(24rem, calc(100vw - 2rem))"
      h="min(34rem, calc(100dvh - 12rem))"
      bg="paper"
      borderRadius="md"
      boxShadow="overlay"
      overflow="hidden"
      animation="fade-in 200ms"
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <chakra.header
        display="flex"
        alignItems="center"
        gap="3"
        px="4"
        py="2"
        bg="spruce.800"
        color="white"
        className="on-dark"
      >
        <Mark size={28} />
        <chakra.div flex="1">
          <chakra.h2 id="chat-window-title" fontWeight="bold" lineHeight="snug">
            Chat with us
          </chakra.h2>
          <chakra.p textStyle="small" lineHeight="snug" color="spruce.100">
            Automated assistant
          </chakra.p>
        </chakra.div>
        <chakra.button
          type="button"
          aria-label="Close chat"
          onClick={onClose}
          display="grid"
          placeItems="center"
          w="10"
          h="10"
          cursor="pointer"
        >
          <X aria-hidden size={20} />
        </chakra.button>
      </chakra.header>
      <MessageList
        messages={messages}
        isPending={isPending}
        intro={<Disclosure />}
        onResend={resend}
        onSelect={({ title }) => void send(title)}
      />
      <Composer inputRef={input} isBusy={isPending} isWaiting={!hasSession} onSend={(text) => void send(text)} />
    </chakra.section>
  );
}
