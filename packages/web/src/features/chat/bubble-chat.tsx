import { ChatShell } from "./chat-shell.tsx";
import { Composer } from "./composer.tsx";
import { Disclosure } from "./disclosure.tsx";
import { MessageList } from "./message-list.tsx";
import { useConversation } from "./use-conversation.ts";

function Chat({ isOpen }: { isOpen: boolean }) {
  const { messages, isPending, hasSession, send, resend } = useConversation({ isOpen, retriesSession: true });
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
        id="bubble-composer"
        isActive={isOpen}
        isBusy={isPending}
        isWaiting={isOpen && !hasSession}
        onSend={(text) => void send(text)}
      />
    </>
  );
}

export default function BubbleChat() {
  return <ChatShell id="chat-window" Chat={Chat} />;
}
