import { useService } from "../../lib/chat-modal.ts";
import { ChatShell } from "./chat-shell.tsx";
import { Conversation } from "./conversation.tsx";
import { Disclosure } from "./disclosure.tsx";

export default function ConsultationChat() {
  const service = useService();
  return (
    <ChatShell id="consultation">
      {(isOpen) => <Conversation isOpen={isOpen} service={isOpen ? service : undefined} intro={<Disclosure />} />}
    </ChatShell>
  );
}
