import { ChatShell } from "./chat-shell.tsx";
import { Disclosure } from "./disclosure.tsx";

export default function BubbleChat() {
  return <ChatShell id="chat-window" intro={<Disclosure />} />;
}
