import { liveAgentGreeting } from "@site/company/live-agent";
import { ChatShell } from "./chat-shell.tsx";
import { respondByScript } from "./client/scripted-responder.ts";

export default function AgentChat() {
  return <ChatShell id="agent" respond={respondByScript} intro={<p>{liveAgentGreeting}</p>} />;
}
