import { chakra } from "@chakra-ui/react/styled-system";
import type { Ref } from "react";

/** A field that no person sees, reaches or fills in; programs do. Not named for what it is; a browser without styles shows
 * its label. */
export function DecoyField({ inputRef }: { inputRef: Ref<HTMLInputElement> }) {
  return (
    <chakra.div aria-hidden="true" position="absolute" left="-10000px" w="1px" h="1px" overflow="hidden">
      <label>
        Please leave this empty
        <input ref={inputRef} name="subject" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </chakra.div>
  );
}
