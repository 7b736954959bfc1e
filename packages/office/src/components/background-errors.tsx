import { chakra } from "@chakra-ui/react/styled-system";
import { Button } from "@site/ui/components/button.tsx";
import { useSyncExternalStore } from "react";
import { Failure } from "./parts.tsx";

let failures: readonly string[] = [];
const readers = new Set<() => void>();

function keep(next: readonly string[]): void {
  failures = next;
  for (const read of readers) read();
}

function subscribe(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
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
      <Button variant="outline" size="sm" onClick={dismissBackgroundError}>
        I have read it
      </Button>
    </chakra.div>
  );
}
