import { chakra } from "@chakra-ui/react/styled-system";
import type { RecordView } from "@site/core/office/record/record-contract";
import { dropDraft, readDraft, writeDraft } from "@site/ui/lib/drafts.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { InputField, Options, SelectField, SubmitButton, TextareaField } from "../components/parts.tsx";
import type { RecordPart } from "./use-changes.ts";

interface ReplyValues {
  subject: string;
  text: string;
}

/** What a reply is when a text to begin with is chosen: only what nobody has written gives way to it.
 * @param label none for an empty page */
export function beginReply(written: ReplyValues, label: string, replies: RecordView["replies"]): ReplyValues {
  const next = replies.find((each) => each.label === label) ?? { subject: "", text: "" };
  const isOwnText = written.text.trim() !== "" && replies.every(({ text }) => text !== written.text);
  const isOwnSubject = written.subject.trim() !== "" && replies.every(({ subject }) => subject !== written.subject);
  if (isOwnText && !next.text) return written;
  return {
    subject: isOwnSubject ? written.subject : next.subject,
    text: isOwnText ? `${written.text.trimEnd()}\n\n${next.text}` : next.text,
  };
}

/** A mail to the person, from a text to begin with; what was typed is kept until it is sent. */
export function ReplyForm({ record, change }: RecordPart) {
  const draft = `reply-${record.id}`;
  const { register, handleSubmit, setValue, reset, getValues } = useForm<ReplyValues>({
    defaultValues: { subject: "", text: "", ...readDraft<ReplyValues>(draft) },
  });
  const [isOpen, setOpen] = useState(getValues("text") !== "");
  if (record.replies.length === 0) return null;
  const keep = () => writeDraft(draft, getValues());
  const begin = (label: string) => {
    const { subject, text } = beginReply(getValues(), label, record.replies);
    setValue("subject", subject);
    setValue("text", text);
    keep();
  };
  const send = handleSubmit(async ({ subject, text }) => {
    if (!(await change({ kind: "reply", subject, text }, "The email is on its way."))) return;
    // What was typed meanwhile is for another email.
    if (getValues("text") !== text) return;
    dropDraft(draft);
    reset({ subject: "", text: "" });
    setOpen(false);
  });
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <chakra.summary minH="12" py="3" fontWeight="semibold" cursor="pointer">
        Reply by email
      </chakra.summary>
      <chakra.form onSubmit={send} display="grid" gap="2" noValidate>
        <SelectField id="template" label="Begin with" defaultValue="" onChange={({ target }) => begin(target.value)}>
          <option value="">An empty page</option>
          <Options of={record.replies.map(({ label }) => [label, label])} />
        </SelectField>
        <InputField id="reply-subject" label="Subject" {...register("subject", { onChange: keep })} />
        <TextareaField id="reply-text" label="Text" rows={6} {...register("text", { onChange: keep })} />
        <SubmitButton variant="outline">Send email</SubmitButton>
      </chakra.form>
    </details>
  );
}
