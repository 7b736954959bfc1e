import { type ReactNode, useState } from "react";
import { FileField } from "../../components/files/file-field.tsx";
import type { ChosenFile } from "../../components/files/send-file.ts";
import { type SentRequest, toSentRequest } from "../../components/request-link.tsx";
import { ThankYou } from "./thank-you.tsx";

export interface RequestFieldsProps {
  isAnother: boolean;
  onSent: (value: unknown) => void;
  photoField: ReactNode;
}

interface RequestFormProps {
  getPromise: (reach?: string) => string;
  children: (fields: RequestFieldsProps) => ReactNode;
}

/** A request with photos, and the thanks that replace it until another one is wanted. */
export function RequestForm({ getPromise, children }: RequestFormProps) {
  // Undefined until something was sent, null when another one is wanted.
  const [answer, setAnswer] = useState<{ sent: SentRequest | undefined } | null>();
  const [photos, setPhotos] = useState<ChosenFile[]>([]);
  function onAnother() {
    setPhotos([]);
    setAnswer(null);
  }
  if (answer) {
    const { sent } = answer;
    return <ThankYou sent={sent} photos={photos} onAnother={onAnother} promise={getPromise(sent?.reach)} />;
  }
  return children({
    isAnother: answer === null,
    onSent: (value) => setAnswer({ sent: toSentRequest(value) }),
    photoField: <FileField noun="leads" chosen={photos} onChange={setPhotos} />,
  });
}
