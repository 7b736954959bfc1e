import { chakra } from "@chakra-ui/react/styled-system";
import { filesField } from "@site/core/contract/no-js-form";
import { type FileNoun, fileKinds } from "@site/core/files/options";
import { RequiredMark } from "@site/ui/form/field-frame.tsx";
import { ChosenList, FilePicker } from "./file-picker.tsx";
import type { ChosenFile } from "./send-file.ts";

export const fileWords = {
  leads: { title: "Photos", hint: "Up to six, of the house or of what worries you. They help us prepare." },
  applications: { title: "Resume", hint: "A PDF or Word file (.docx) of up to 5 MB." },
} as const;

interface FileFieldProps {
  noun: FileNoun;
  chosen: readonly ChosenFile[];
  onChange: (chosen: ChosenFile[]) => void;
}

/** Files beside a form. They wait here until the form has arrived, and go up after it: the form never waits for them. */
export function FileField({ noun, chosen, onChange }: FileFieldProps) {
  const { kind, most } = fileKinds[noun];
  const { title, hint } = fileWords[noun];
  return (
    <chakra.div
      role="group"
      aria-labelledby={`${noun}-files`}
      display="grid"
      gap="2"
      css={{ "@media (scripting: none)": { display: "none" } }}
    >
      <chakra.span id={`${noun}-files`} fontWeight="semibold">
        {title}
        <RequiredMark isRequired={false} />
      </chakra.span>
      <FilePicker
        name={noun}
        kind={kind}
        hint={hint}
        left={most - chosen.length}
        onChosen={(more) => onChange([...chosen, ...more])}
      />
      {chosen.length > 0 && <input type="hidden" name={filesField} value={chosen.length} />}
      <ChosenList kind={kind} chosen={chosen} remove={({ id }) => onChange(chosen.filter((each) => each.id !== id))} />
    </chakra.div>
  );
}
