import { chakra } from "@chakra-ui/react/styled-system";
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
    <chakra.button
      type="button"
      aria-label={isPaused ? labels.start : labels.stop}
      onClick={onToggle}
      display="grid"
      placeItems="center"
      w="10"
      h="10"
      flexShrink="0"
      cursor="pointer"
      color="spruce.700"
    >
      <Icon aria-hidden size={size} />
    </chakra.button>
  );
}
