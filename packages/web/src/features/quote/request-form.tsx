import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import { telUri } from "@site/core/business/profile";
import { Button } from "@site/ui/components/button.tsx";
import { Anchor } from "@site/ui/components/text-link.tsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FileField } from "../../components/files/file-field.tsx";
import type { ChosenFile } from "../../components/files/send-file.ts";
import { sendUnseen } from "../../components/files/send-unseen.ts";
import { SendingWith } from "../../components/files/sending.tsx";
import {
  CopyLink,
  needsCopy,
  RequestLink,
  type SentRequest,
  ThanksHeading,
  textWaits,
  toSentRequest,
} from "../../components/links/request-link.tsx";

interface ThankYouProps {
  onAnother: () => void;
  promise: string;
  sent: SentRequest | undefined;
  photos: readonly ChosenFile[];
}

/** Replaces the form after success: what happens next, when, and whom to call. */
const ThankYou = ({ onAnother, promise, sent, photos }: ThankYouProps) => (
  <chakra.div display="grid" gap="4" justifyItems="start">
    <ThanksHeading />
    <chakra.p textStyle="lead">{promise}</chakra.p>
    {sent?.reach === "call" && (
      <p>We call the number you left. No email or text comes, so keep the link to your request if you want it later.</p>
    )}
    {sent?.textAt && <p>{textWaits(sent.textAt)}</p>}
    {sent?.reach?.includes("text") && !sent.textAt && <p>The link to your request comes by text, too.</p>}
    <RequestLink sent={sent} />
    {needsCopy(sent) && <CopyLink sent={sent} />}
    <SendingWith sent={sent} kind="photo" chosen={photos} />
    <p>
      Something to add, or in a hurry? Call{" "}
      <Anchor href={telUri(profile.phone)} fontWeight="semibold">
        {profile.phone}
      </Anchor>
      .
    </p>
    <Button variant="outline" onClick={onAnother}>
      Submit Another Request
    </Button>
  </chakra.div>
);

export interface RequestFieldsProps {
  isAnother: boolean;
  onSent: (value: unknown) => void;
  photoField: ReactNode;
}

interface RequestFormProps {
  getPromise: (reach?: string) => string;
  children: (fields: RequestFieldsProps) => ReactNode;
}

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
