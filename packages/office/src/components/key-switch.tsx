import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { areKeysOn, turnKeys } from "../inbox/use-list-keys.ts";

/** Turns the shortcuts of single keys off, for who speaks to their computer or hits keys by accident. */
export function KeySwitch() {
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <chakra.label display="flex" gap="3" alignItems="center" minH="12">
      <chakra.input
        type="checkbox"
        boxSize="6"
        checked={isOn}
        onChange={({ target }) => {
          turnKeys(target.checked);
          setOn(target.checked);
        }}
      />
      Single keys do something: ? shows what
    </chakra.label>
  );
}
