import { chakra } from "@chakra-ui/react/styled-system";
import { Button } from "@site/ui/components/button.tsx";
import { useKeys } from "@site/ui/lib/use-keys.ts";
import { useRef } from "react";
import { isShortcut } from "../inbox/use-list-keys.ts";

const keys: [key: string, does: string][] = [
  ["j, k", "down and up in the list"],
  ["Enter", "opens what is marked"],
  ["/", "goes to the search"],
  ["n", "writes a note"],
  ["s", "sets the status"],
  ["a", "gives it to somebody, from the list, too"],
  ["e", "answers by email, from the list, too"],
  ["[ and ]", "the request before and after"],
  ["?", "shows these keys"],
];

export function KeyHelp() {
  const dialog = useRef<HTMLDialogElement>(null);
  useKeys((event) => {
    if (event.key === "?" && isShortcut(event)) dialog.current?.showModal();
  });
  return (
    <chakra.dialog ref={dialog} aria-labelledby="keys" m="auto" p="6" borderRadius="md">
      <chakra.h2 id="keys" textStyle="h4" mb="3">
        Keys
      </chakra.h2>
      <dl>
        {keys.map(([key, does]) => (
          <chakra.div key={key} display="flex" gap="4">
            <chakra.dt minW="16" fontWeight="semibold">
              {key}
            </chakra.dt>
            <dd>{does}</dd>
          </chakra.div>
        ))}
      </dl>
      <Button mt="4" onClick={() => dialog.current?.close()}>
        Close
      </Button>
    </chakra.dialog>
  );
}
