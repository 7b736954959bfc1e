import { ChatShell } from "./chat-shell.tsx";
import { Conversation } from "./conversation.tsx";

const Chat = ({ isOpen }: { isOpen: boolean }) => <Conversation composerId="bubble-composer" isOpen={isOpen} />;

export default function BubbleChat() {
  return <ChatShell id="chat-window" Chat={Chat} />;
}
