import { minimized } from "@site/ui/lib/invokers.ts";
import { listenTo } from "@site/ui/lib/listen-to.ts";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useShellState } from "../../lib/shell-state.ts";
import { chatClient } from "./client/use-chat.ts";
import { Conversation } from "./conversation.tsx";

/** Keeps the conversation while its dialog or window is open or put aside; closing it for good clears what it shows. */
export function ChatShell({
  id,
  service,
  ...rest
}: Omit<ComponentProps<typeof Conversation>, "isOpen"> & { id: string }) {
  const state = useShellState(id);
  const isOpen = state !== "closed";
  const [round, setRound] = useState(0);
  const wasOpen = useRef(false);
  useEffect(() => {
    const shell = document.getElementById(id);
    // Escape puts a chat aside: what was said is not lost by a key.
    const onCancel = () => Object.assign(shell ?? {}, { returnValue: minimized });
    return listenTo(shell, ["cancel"], onCancel);
  }, [id]);
  useEffect(() => {
    if (!isOpen && wasOpen.current) {
      chatClient.close();
      setRound((count) => count + 1);
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div key={round} style={{ display: "contents" }}>
      <Conversation isOpen={isOpen} service={isOpen ? service : undefined} {...rest} />
    </div>
  );
}
