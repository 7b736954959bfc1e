import { chakra } from "@chakra-ui/react/styled-system";
import { type KeyboardEvent, useRef } from "react";

interface DotsProps {
  count: number;
  current: number;
  onShow: (index: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** One button for each review; the arrow keys move between them, around the ends too. */
export function Dots({ count, current, onShow }: DotsProps) {
  const row = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + count) % count;
    onShow(next);
    row.current?.querySelectorAll("button")[next]?.focus();
  }

  return (
    <chakra.div
      ref={row}
      role="group"
      aria-label="Choose a review"
      display="flex"
      flexWrap="wrap"
      onKeyDown={onKeyDown}
    >
      {Array.from({ length: count }, (_, index) => (
        <chakra.button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place in the row
          key={index}
          type="button"
          aria-label={`Show review ${index + 1} of ${count}`}
          aria-current={index === current ? "true" : undefined}
          onClick={() => onShow(index)}
          display="grid"
          placeItems="center"
          w="6"
          h="6"
          cursor="pointer"
        >
          <chakra.span
            aria-hidden
            w="3"
            h="3"
            borderRadius="full"
            borderWidth="2px"
            borderColor="spruce.600"
            bg={index === current ? "spruce.600" : "white"}
          />
        </chakra.button>
      ))}
    </chakra.div>
  );
}
