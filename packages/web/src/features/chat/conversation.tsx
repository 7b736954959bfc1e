import { Composer } from "./composer.tsx";
import { Disclosure } from "./disclosure.tsx";
import { MessageList } from "./message-list.tsx";
import { useConversation } from "./use-conversation.ts";

interface Props {
  isOpen: boolean;
  /** What the visitor asks about, where it was chosen beforehand. */
  service?: Parameters<typeof useConversation>[0]["service"];
}

/** A conversation with its composer, as the chat windows hold it. */
export function Conversation({ isOpen, service }: Props) {
  const { messages, isPending, hasSession, send, resend } = useConversation({ isOpen, service });
  return (
    <>
      <MessageList
        messages={messages}
        isPending={isPending}
        intro={<Disclosure />}
        onResend={resend}
        onSelect={({ title }) => void send(title)}
      />
      <Composer
        isActive={isOpen}
        isBusy={isPending}
        isWaiting={isOpen && !hasSession}
        onSend={(text) => void send(text)}
      />
    </>
  );
}
