import { chakra } from "@chakra-ui/react/styled-system";
import { dropDraft, readDraft, writeDraft } from "@site/ui/lib/drafts.ts";
import { useForm } from "react-hook-form";
import { SubmitButton, TextareaField } from "../components/parts.tsx";
import type { ChangeRecord } from "./use-changes.ts";

const longestNote = 5000;

interface Note {
  note: string;
}

const getUnsaved = (typed: string, saved: string): string =>
  typed.startsWith(saved) ? typed.slice(saved.length).trimStart() : typed;

/** A note; what was typed is kept until it is saved, through a reload and a lost race too. */
export function NoteForm({ id, change }: { id: string; change: ChangeRecord }) {
  const draft = `note-${id}`;
  const { register, handleSubmit, reset, getValues, formState } = useForm<Note>({
    defaultValues: { note: "", ...readDraft<Note>(draft) },
  });
  const save = handleSubmit(async ({ note }) => {
    if (!note.trim() || !(await change({ kind: "note", text: note }, "The note is saved."))) return;
    // What was typed meanwhile stays.
    const rest = getUnsaved(getValues("note"), note);
    if (rest) writeDraft(draft, { note: rest });
    else dropDraft(draft);
    reset({ note: rest });
  });
  return (
    <chakra.form onSubmit={save} display="grid" gap="2">
      <TextareaField
        id="note"
        label="Note"
        rows={3}
        error={formState.errors.note?.message}
        {...register("note", {
          onChange: (event) => writeDraft(draft, { note: event.target.value }),
          // A limit of the field itself would cut what is pasted, and say nothing.
          validate: ({ length }) =>
            length <= longestNote ||
            `A note has at most 5,000 characters, and this one ${length.toLocaleString("en-US")}`,
        })}
      />
      <SubmitButton>Save note</SubmitButton>
    </chakra.form>
  );
}
