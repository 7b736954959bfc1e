import { chakra } from "@chakra-ui/react/styled-system";
import { fileKinds } from "@site/core/files/options";
import { useEffect, useId, useRef, useState } from "react";
import { fileWords } from "../../components/files/file-field.tsx";
import { FilePicker } from "../../components/files/file-picker.tsx";
import type { ChosenFile } from "../../components/files/send-file.ts";
import { Sending } from "../../components/files/sending.tsx";

const { kind, most } = fileKinds.leads;

/** Photos of a request that was made in the conversation. What it has already, the API counts. */
export default function RequestPhotos({ token }: { token: string }) {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const part = useRef<HTMLDivElement>(null);
  const name = useId();
  // The button that was pressed for it is gone.
  useEffect(() => {
    const inputs = [...(part.current?.querySelectorAll("input") ?? [])];
    inputs.find((each) => each.checkVisibility())?.focus();
  }, []);
  return (
    <chakra.div ref={part} display="grid" gap="3">
      <FilePicker
        name={name}
        kind={kind}
        hint={fileWords.leads.hint}
        left={most - chosen.length}
        onChosen={(more) => setChosen([...chosen, ...more])}
      />
      {chosen.length > 0 && <Sending token={token} kind={kind} chosen={chosen} />}
    </chakra.div>
  );
}
