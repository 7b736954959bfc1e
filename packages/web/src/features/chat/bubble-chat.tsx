import { ChatShell } from "./chat-shell.tsx";
import { Conversation } from "./conversation.tsx";
import { Disclosure } from "./disclosure.tsx";

export default function BubbleChat() {
  return <ChatShell id="chat-window">{(isOpen) => <Conversation isOpen={isOpen} intro={<Disclosure />} />}</ChatShell>;
}
