import { useState } from "react";
import { areKeysOn, turnKeys } from "../inbox/use-list-keys.ts";
import { Checkbox } from "./parts.tsx";

/** Turns the shortcuts of single keys off, for who speaks to their computer or hits keys by accident. */
export function KeySwitch() {
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <Checkbox
      label="Single keys do something: ? shows what"
      checked={isOn}
      onChange={({ target }) => {
        turnKeys(target.checked);
        setOn(target.checked);
      }}
    />
  );
}
