import { type ReactNode, useEffect, useRef, useState } from "react";
import { FileField } from "../../components/files/file-field.tsx";
import type { ChosenFile } from "../../components/files/send-file.ts";
import { sendUnseen } from "../../components/files/send-unseen.ts";
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
  // Of a form that was left.
  const left = useRef<readonly ChosenFile[]>(undefined);
  useEffect(() => {
    left.current = undefined;
    return () => {
      left.current = photos;
    };
  }, [photos]);
  function onSent(value: unknown): void {
    const sent = toSentRequest(value);
    setAnswer({ sent });
    if (left.current) void sendUnseen(sent, "photo", left.current);
  }
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
    onSent,
    photoField: <FileField noun="leads" chosen={photos} onChange={setPhotos} />,
  });
}
