import { liveAgentGreeting } from "@site/company/live-agent";
import { ChatShell } from "./chat-shell.tsx";
import { respondByScript } from "./client/scripted-responder.ts";
import { Conversation } from "./conversation.tsx";

export default function AgentChat() {
  return (
    <ChatShell id="agent">
      {(isOpen) => <Conversation isOpen={isOpen} respond={respondByScript} intro={<p>{liveAgentGreeting}</p>} />}
    </ChatShell>
  );
}
