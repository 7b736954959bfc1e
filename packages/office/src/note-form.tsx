import { chakra } from "@chakra-ui/react/styled-system";
import type { Change } from "@site/core/office/record-contract";
import { Button } from "@site/ui/components/button.tsx";
import { dropDraft, readDraft, writeDraft } from "@site/ui/lib/drafts.ts";
import { useForm } from "react-hook-form";
import { Labeled, Textarea } from "./parts.tsx";

interface Note {
  note: string;
}

/** A note; what was typed is kept until it is saved, through a reload and a lost race too. */
export function NoteForm({ id, change }: { id: string; change: (what: Change, said: string) => Promise<boolean> }) {
  const draft = `note-${id}`;
  const { register, handleSubmit, reset } = useForm<Note>({ defaultValues: { note: "", ...readDraft<Note>(draft) } });
  const save = handleSubmit(async ({ note }) => {
    if (!note.trim() || !(await change({ kind: "note", text: note }, "The note is saved."))) return;
    dropDraft(draft);
    reset({ note: "" });
  });
  return (
    <chakra.form onSubmit={save} display="grid" gap="2">
      <Labeled id="note" label="Note">
        <Textarea
          id="note"
          rows={3}
          maxLength={5000}
          {...register("note", { onChange: (event) => writeDraft(draft, { note: event.target.value }) })}
        />
      </Labeled>
      <Button type="submit" justifySelf="start">
        Save note
      </Button>
    </chakra.form>
  );
}
