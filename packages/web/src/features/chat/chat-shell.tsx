import { type ComponentType, useEffect, useRef, useState } from "react";
import { useShellState } from "../../lib/shell-state.ts";

interface ChatShellProps {
  id: string;
  Chat: ComponentType<{ isOpen: boolean }>;
  /** Forgets what was said. */
  onClose: () => void;
}

/** Keeps a conversation while its dialog or window is open or put aside; closing it for good forgets everything. */
export function ChatShell({ id, Chat, onClose }: ChatShellProps) {
  const state = useShellState(id);
  const [round, setRound] = useState(0);
  const wasOpen = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing is what counts
  useEffect(() => {
    if (state === "closed" && wasOpen.current) {
      onClose();
      setRound((count) => count + 1);
    }
    wasOpen.current = state !== "closed";
  }, [state]);
  return <Chat key={round} isOpen={state !== "closed"} />;
}
