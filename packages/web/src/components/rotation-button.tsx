import { IconButton } from "@site/ui/components/button.tsx";
import { Pause, Play } from "lucide-react";

interface RotationButtonProps {
  isPaused: boolean;
  onToggle: () => void;
  labels: { start: string; stop: string };
  /** Of the icon, px. */
  size: number;
}

/** Stops and starts what rotates by itself (WCAG 2.2.2). */
export function RotationButton({ isPaused, onToggle, labels, size }: RotationButtonProps) {
  const Icon = isPaused ? Play : Pause;
  return (
    <IconButton boxSize="10" color="spruce.700" aria-label={isPaused ? labels.start : labels.stop} onClick={onToggle}>
      <Icon aria-hidden size={size} />
    </IconButton>
  );
}
