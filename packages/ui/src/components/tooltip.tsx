import { Portal } from "@chakra-ui/react/portal";
import { Tooltip as Parts } from "@chakra-ui/react/tooltip";
import { type ReactElement, useState } from "react";
import { tooltipRecipe } from "../theme/overlay-recipes.ts";

/** A pointer that rests this long opens the tooltip, ms. */
const openDelay = 700;
/** Within this time after another tooltip closed the next one opens at once, ms. */
const skipDelay = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

/** A word about a control that shows only an icon. It repeats the control's label, never carries news of its own. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const [delay, setDelay] = useState(openDelay);
  return (
    <Parts.Root
      recipe={tooltipRecipe}
      openDelay={delay}
      closeDelay={0}
      aria-label={text}
      onOpenChange={({ open }) => {
        if (!open) lastClosedAt = performance.now();
      }}
    >
      <Parts.Trigger
        asChild
        onPointerOver={() => setDelay(performance.now() - lastClosedAt < skipDelay ? 0 : openDelay)}
      >
        {children}
      </Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Parts.Content>{text}</Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
