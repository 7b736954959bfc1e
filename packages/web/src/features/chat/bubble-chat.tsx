import { ChatShell } from "./chat-shell.tsx";
import { Conversation } from "./conversation.tsx";
import { getConversation } from "./use-conversation.ts";

function Chat({ isOpen }: { isOpen: boolean }) {
  return <Conversation name="assistant" isOpen={isOpen} />;
}

export default function BubbleChat() {
  return <ChatShell id="chat-window" Chat={Chat} onClose={() => getConversation("assistant").clear()} />;
}
