import { useService } from "../../lib/chat-modal.ts";
import { ChatShell } from "./chat-shell.tsx";
import { Composer } from "./composer.tsx";
import { Disclosure } from "./disclosure.tsx";
import { MessageList } from "./message-list.tsx";
import { useConversation } from "./use-conversation.ts";

function Chat({ isOpen }: { isOpen: boolean }) {
  const service = useService();
  const { messages, isPending, hasSession, send, resend } = useConversation({
    isOpen,
    service: isOpen ? service : undefined,
    retriesSession: true,
  });
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
        id="consultation-composer"
        isActive={isOpen}
        isBusy={isPending}
        isWaiting={isOpen && !hasSession}
        onSend={(text) => void send(text)}
      />
    </>
  );
}

export default function ConsultationChat() {
  return <ChatShell id="consultation" Chat={Chat} />;
}
