import { reachText } from "@site/core/business/reach-text";
import { type ReactNode, useState } from "react";
import { FileField } from "../../components/files/file-field.tsx";
import type { ChosenFile } from "../../components/files/send-file.ts";
import { toSentRequest } from "../../components/request-link.tsx";
import { ThankYou } from "./thank-you.tsx";

interface Reached {
  phone?: string | undefined;
  email?: string | undefined;
  smsOptIn?: boolean | undefined;
}

export interface RequestFieldsProps {
  isAnother: boolean;
  onSent: (value: unknown, sent: Reached) => void;
  photoField: ReactNode;
}

interface RequestFormProps {
  getPromise: (reach: string) => string;
  children: (fields: RequestFieldsProps) => ReactNode;
}

/** A request with photos, and the thanks that replace it until another one is wanted. */
export function RequestForm({ getPromise, children }: RequestFormProps) {
  // Undefined until something was sent, null when another one is wanted.
  const [answer, setAnswer] = useState<{ value: unknown; reached: Reached } | null>();
  const [photos, setPhotos] = useState<ChosenFile[]>([]);
  function onAnother() {
    setPhotos([]);
    setAnswer(null);
  }
  if (answer) {
    const { value, reached } = answer;
    return (
      <ThankYou
        sent={toSentRequest(value)}
        isCallOnly={!reached.email && !reached.smsOptIn}
        hasMail={Boolean(reached.email)}
        photos={photos}
        onAnother={onAnother}
        promise={getPromise(reachText({ ...reached }))}
      />
    );
  }
  return children({
    isAnother: answer === null,
    onSent: (value, reached) => setAnswer({ value, reached }),
    photoField: <FileField noun="leads" chosen={photos} onChange={setPhotos} />,
  });
}
