import { chakra } from "@chakra-ui/react/styled-system";
import { createListeners } from "@site/ui/lib/create-listeners.ts";
import { useSyncExternalStore } from "react";
import { Failure, SmallButton } from "./parts.tsx";

let failures: readonly string[] = [];
const { tell, subscribe } = createListeners();

function keep(next: readonly string[]): void {
  failures = next;
  tell();
}

/** Says that something was not saved after its author went on to another screen. */
export const reportBackgroundError = (text: string): void => keep([...failures, text]);

export const dismissBackgroundError = (): void => keep([]);

export function BackgroundErrors() {
  const shown = useSyncExternalStore(subscribe, () => failures);
  if (shown.length === 0) return null;
  return (
    <chakra.div maxW="72rem" mx="auto" px="gutter">
      {[...new Set(shown)].map((text) => (
        <Failure key={text}>{text}</Failure>
      ))}
      <SmallButton onClick={dismissBackgroundError}>I have read it</SmallButton>
    </chakra.div>
  );
}
