import { liveAgentGreeting } from "@site/company/live-agent";
import { profile } from "@site/company/profile";
import { ChatShell } from "./chat-shell.tsx";
import { Composer } from "./composer.tsx";
import { MessageList } from "./message-list.tsx";
import { forgetAgent, useLiveAgent } from "./use-live-agent.ts";

function Chat({ isOpen }: { isOpen: boolean }) {
  const { messages, isPending, send, resend } = useLiveAgent(isOpen);
  return (
    <>
      <MessageList
        messages={messages}
        isPending={isPending}
        failureNote={`This message could not be saved. Please call ${profile.phone}.`}
        onResend={resend}
        onSelect={({ title }) => send(title)}
        intro={<p>{liveAgentGreeting}</p>}
      />
      <Composer name="agent" isActive={isOpen} isBusy={false} onSend={send} />
    </>
  );
}

export default function AgentChat() {
  return <ChatShell id="agent" Chat={Chat} onClose={forgetAgent} />;
}
