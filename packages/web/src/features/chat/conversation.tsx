import type { ChatName } from "../../lib/kept-chat.ts";
import { Composer } from "./composer.tsx";
import { Disclosure } from "./disclosure.tsx";
import { MessageList } from "./message-list.tsx";
import { RequestCard } from "./request-card.tsx";
import { useConversation } from "./use-conversation.ts";

interface Props {
  name: ChatName;
  isOpen: boolean;
  /** What the visitor asks about, where it was chosen beforehand. */
  service?: Parameters<typeof useConversation>[0]["service"];
}

/** A conversation with its composer, as the chat windows hold it. */
export function Conversation({ name, isOpen, service }: Props) {
  const { messages, isPending, isLate, hasSession, hasLead, send, resend } = useConversation({ name, isOpen, service });
  return (
    <>
      <MessageList
        messages={messages}
        isPending={isPending}
        isLate={isLate}
        intro={<Disclosure />}
        onResend={resend}
        onSelect={({ title }) => void send(title)}
        outro={hasLead && !isPending && <RequestCard onAsk={(text) => void send(text)} />}
      />
      <Composer
        name={name}
        isActive={isOpen}
        isBusy={isPending}
        isWaiting={isOpen && !hasSession}
        onSend={(text) => void send(text)}
      />
    </>
  );
}
