import { minimized } from "@site/ui/lib/acts.ts";
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
  useEffect(() => {
    const shell = document.getElementById(id);
    // Escape puts a chat aside: what was said is not lost by a key.
    const onCancel = () => Object.assign(shell ?? {}, { returnValue: minimized });
    shell?.addEventListener("cancel", onCancel);
    return () => shell?.removeEventListener("cancel", onCancel);
  }, [id]);
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
