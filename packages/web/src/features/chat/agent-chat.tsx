import { liveAgentGreeting } from "@site/company/live-agent";
import { ChatShell } from "./chat-shell.tsx";
import { Conversation } from "./conversation.tsx";
import { respondByScript } from "./scripted-responder.ts";

export default function AgentChat() {
  return (
    <ChatShell id="agent">
      {(isOpen) => <Conversation isOpen={isOpen} respond={respondByScript} intro={<p>{liveAgentGreeting}</p>} />}
    </ChatShell>
  );
}
