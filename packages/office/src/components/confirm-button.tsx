import { Button } from "@site/ui/components/button.tsx";
import { type ComponentProps, useState } from "react";
import { ButtonRow } from "./parts.tsx";

interface ConfirmButtonProps extends Omit<ComponentProps<typeof Button>, "onClick" | "children"> {
  label: string;
  /** What the second press says: "Yes, cancel it". */
  yes: string;
  /** What leaves it all as it is: "Keep it". */
  no: string;
  /** Of the record as it was at the first press, where one may change meanwhile. */
  version?: number;
  onConfirm: (version: number | undefined) => Promise<unknown>;
}

/** A button for what cannot be taken back, or is told to somebody at once: it asks once more, in its own place, so that a press
 * that was meant for something else does nothing. */
export function ConfirmButton({ label, yes, no, version, onConfirm, ...button }: ConfirmButtonProps) {
  const [asked, setAsked] = useState<{ version: number | undefined }>();
  async function press(): Promise<void> {
    if (!asked) return setAsked({ version });
    setAsked(undefined);
    await onConfirm(asked.version);
  }
  const aria = asked ? undefined : button["aria-label"];
  return (
    <ButtonRow>
      <Button size="sm" variant="outline" {...button} aria-label={aria} onClick={press}>
        {asked ? yes : label}
      </Button>
      {asked && (
        <Button variant="quiet" size="sm" onClick={() => setAsked(undefined)}>
          {no}
        </Button>
      )}
    </ButtonRow>
  );
}
