import { type ComponentType, useEffect, useRef, useState } from "react";
import { useShellState } from "../../lib/shell-state.ts";

/** Keeps a conversation while its dialog or window is open or put aside; closing it for good forgets everything. */
export function ChatShell({ id, Chat }: { id: string; Chat: ComponentType<{ isOpen: boolean }> }) {
  const state = useShellState(id);
  const [round, setRound] = useState(0);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (state === "closed" && wasOpen.current) setRound((count) => count + 1);
    wasOpen.current = state !== "closed";
  }, [state]);
  return <Chat key={round} isOpen={state !== "closed"} />;
}
