import { type ReactNode, useState } from "react";
import { FileField } from "../../components/files/file-field.tsx";
import type { ChosenFile } from "../../components/files/send-file.ts";
import { toSentRequest } from "../../components/request-link.tsx";
import { ThankYou } from "./thank-you.tsx";

export interface RequestFieldsProps {
  isAnother: boolean;
  onSent: (value: unknown, sent: { email?: string | undefined; smsOptIn?: boolean | undefined }) => void;
  photoField: ReactNode;
}

interface RequestFormProps {
  promise: string;
  children: (fields: RequestFieldsProps) => ReactNode;
}

/** A request with photos, and the thanks that replace it until another one is wanted. */
export function RequestForm({ promise, children }: RequestFormProps) {
  // Undefined until something was sent, null when another one is wanted.
  const [answer, setAnswer] = useState<{ value: unknown; isCallOnly: boolean } | null>();
  const [photos, setPhotos] = useState<ChosenFile[]>([]);
  function onAnother() {
    setPhotos([]);
    setAnswer(null);
  }
  if (answer) {
    const sent = toSentRequest(answer.value);
    return (
      <ThankYou sent={sent} isCallOnly={answer.isCallOnly} photos={photos} onAnother={onAnother} promise={promise} />
    );
  }
  return children({
    isAnother: answer === null,
    // Somebody who left only a number, and wants no texts.
    onSent: (value, { email, smsOptIn }) => setAnswer({ value, isCallOnly: !email && !smsOptIn }),
    photoField: <FileField noun="leads" chosen={photos} onChange={setPhotos} />,
  });
}
