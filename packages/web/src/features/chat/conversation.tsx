import { chakra } from "@chakra-ui/react/styled-system";
import { openingReplies } from "@site/core/chat/quick-replies";
import type { ReactNode, Ref } from "react";
import { readClosedChat } from "../../lib/chat-storage.ts";
import type { QuickReply, Selection } from "./client/chat-api.ts";
import { chatClient, useChat } from "./client/use-chat.ts";
import { Composer } from "./composer.tsx";
import { ContactCard } from "./contact-card.tsx";
import { MessageList } from "./message-list.tsx";
import { Quick, QuickReplies } from "./quick-replies.tsx";

type ConversationProps = Parameters<typeof useChat>[0] & {
  intro: ReactNode;
  height?: string;
  prompt?: string;
  needsText?: boolean;
  inputRef?: Ref<HTMLTextAreaElement>;
  /** @returns whether it did what the selection says, which is said in the conversation otherwise */
  onSelect?: (selection: Selection) => boolean;
};

const Continue = () => (
  <chakra.div display="grid" justifyItems="start" gap="2">
    {readClosedChat().hasLead && <chakra.p fontWeight="semibold">Your request is with our office.</chakra.p>}
    <Quick onClick={() => chatClient.resume()}>Continue your conversation</Quick>
  </chakra.div>
);

export function Conversation(props: ConversationProps) {
  const { intro, height, prompt = "", needsText, inputRef, onSelect, ...options } = props;
  const chat = useChat(options);
  const { isOpen, service } = options;
  const { messages, isPending, hasSession, canContinue } = chat;
  const send = (text: string) => void chat.send(text);
  function press({ id, label, message = label, opens }: QuickReply) {
    if (opens) chatClient.openCard();
    else if (!isPending) void chat.send(message, id);
  }
  return (
    <>
      <chakra.div h={height} flex={height ? "none" : "1"} minH="0" display="flex" flexDirection="column">
        <MessageList
          {...chat}
          intro={
            <>
              {intro}
              {isOpen && canContinue && <Continue />}
              {isOpen && !service && messages.length === 0 && (
                <QuickReplies replies={openingReplies.en} onPress={press} />
              )}
            </>
          }
          onPress={press}
          onSelect={(selection) => onSelect?.(selection) || void chat.send(selection.title, selection.id)}
          onResend={(message) => chatClient.resend(message)}
          outro={isOpen && !isPending && <ContactCard {...chat} />}
        />
      </chakra.div>
      <Composer
        key={prompt}
        isActive={isOpen && (!service || messages.length > 0)}
        inputRef={inputRef}
        initialText={prompt}
        isBusy={isPending}
        isWaiting={isOpen && !hasSession}
        needsText={needsText}
        onSend={send}
      />
    </>
  );
}
