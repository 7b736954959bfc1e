import { chakra } from "@chakra-ui/react/styled-system";
import { type ReactElement, useEffect, useRef, useState } from "react";

/** A pointer that rests this long opens the tooltip, ms. */
const openDelay = 700;
/** Within this time after another tooltip closed the next one opens at once, ms. */
const skipDelay = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

/** A word about a control that shows only an icon. It repeats the control's label, never carries news of its own. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function open() {
    clearTimeout(timer.current);
    const delay = performance.now() - lastClosedAt < skipDelay ? 0 : openDelay;
    timer.current = setTimeout(() => setOpen(true), delay);
  }
  function close() {
    clearTimeout(timer.current);
    if (isOpen) lastClosedAt = performance.now();
    setOpen(false);
  }
  return (
    <chakra.span
      position="relative"
      display="inline-grid"
      onPointerEnter={(event) => event.pointerType === "mouse" && open()}
      onPointerLeave={close}
      onPointerDown={close}
      onKeyDown={close}
      onFocus={(event) => event.target.matches(":focus-visible") && open()}
      onBlur={close}
    >
      {children}
      {isOpen && (
        <chakra.span
          role="tooltip"
          position="absolute"
          top="full"
          right="1"
          zIndex="toast"
          px="3"
          py="1"
          borderRadius="sm"
          bg="ink"
          color="white"
          fontSize="sm"
          whiteSpace="nowrap"
          pointerEvents="none"
          animation="fade-in 120ms"
        >
          {text}
        </chakra.span>
      )}
    </chakra.span>
  );
}
