import { useService } from "../../lib/chat-modal.ts";
import { ChatShell } from "./chat-shell.tsx";
import { Disclosure } from "./disclosure.tsx";

export default function ConsultationChat() {
  return <ChatShell id="consultation" service={useService()} intro={<Disclosure />} />;
}
