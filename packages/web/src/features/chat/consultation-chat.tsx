import { useService } from "../../lib/chat-modal.ts";
import { ChatShell } from "./chat-shell.tsx";
import { Conversation } from "./conversation.tsx";
import { getConversation } from "./use-conversation.ts";

function Chat({ isOpen }: { isOpen: boolean }) {
  const service = useService();
  return <Conversation name="consultation" isOpen={isOpen} service={isOpen ? service : undefined} />;
}

export default function ConsultationChat() {
  return <ChatShell id="consultation" Chat={Chat} onClose={() => getConversation("consultation").clear()} />;
}
