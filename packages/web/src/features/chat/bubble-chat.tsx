import { ChatShell } from "./chat-shell.tsx";
import { Conversation } from "./conversation.tsx";

export default function BubbleChat() {
  return <ChatShell id="chat-window" Chat={Conversation} />;
}
