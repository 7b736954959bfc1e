import type { FileKind } from "@site/core/files/options";
import { useState } from "react";
import { FilePicker } from "./file-picker.tsx";
import type { ChosenFile } from "./send-file.ts";
import { Sending } from "./sending.tsx";

interface FileUploadProps {
  /** Of the page of the record that they go to. */
  token: string;
  kind: FileKind;
  name: string;
  /** How many more the record takes. */
  most: number;
  form?: string;
  getHint: (left: number) => string;
}

/** Files for a record that is there: each goes up as soon as it is chosen. */
export function FileUpload({ token, kind, name, most, form, getHint }: FileUploadProps) {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [refused, setRefused] = useState(0);
  const left = most - chosen.length + refused;
  return (
    <>
      <FilePicker
        name={name}
        form={form}
        kind={kind}
        hint={getHint(left)}
        left={left}
        onChosen={(more) => setChosen([...chosen, ...more])}
      />
      {chosen.length > 0 && <Sending token={token} kind={kind} chosen={chosen} onRefused={setRefused} />}
    </>
  );
}
