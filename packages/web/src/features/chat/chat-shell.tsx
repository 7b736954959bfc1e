import { minimized } from "@site/ui/lib/invokers.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useShellState } from "../../lib/shell-state.ts";
import { chatClient } from "./client/use-chat.ts";

/** Keeps the conversation while its dialog or window is open or put aside; closing it for good clears what it shows. */
export function ChatShell({ id, children }: { id: string; children: (isOpen: boolean) => ReactNode }) {
  const state = useShellState(id);
  const [round, setRound] = useState(0);
  const wasOpen = useRef(false);
  useEffect(() => {
    const shell = document.getElementById(id);
    // Escape puts a chat aside: what was said is not lost by a key.
    const onCancel = () => Object.assign(shell ?? {}, { returnValue: minimized });
    shell?.addEventListener("cancel", onCancel);
    return () => shell?.removeEventListener("cancel", onCancel);
  }, [id]);
  useEffect(() => {
    if (state === "closed" && wasOpen.current) {
      chatClient.close();
      setRound((count) => count + 1);
    }
    wasOpen.current = state !== "closed";
  }, [state]);
  return (
    <div key={round} style={{ display: "contents" }}>
      {children(state !== "closed")}
    </div>
  );
}
