import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import { telUri } from "@site/core/business/profile";
import { Button } from "@site/ui/components/button.tsx";
import { CopyLink } from "../../components/copy-link.tsx";
import type { ChosenFile } from "../../components/files/send-file.ts";
import { SendingWith } from "../../components/files/sending.tsx";
import { needsCopy, RequestLink, type SentRequest, textWaits } from "../../components/request-link.tsx";
import { ThanksHeading } from "../../components/thanks-heading.tsx";

interface ThankYouProps {
  onAnother: () => void;
  promise: string;
  sent: SentRequest | undefined;
  photos: readonly ChosenFile[];
}

/** Replaces the form after success: what happens next, when, and whom to call. */
export function ThankYou({ onAnother, promise, sent, photos }: ThankYouProps) {
  return (
    <chakra.div display="grid" gap="4" justifyItems="start">
      <ThanksHeading />
      <chakra.p textStyle="lead">{promise}</chakra.p>
      {sent?.reach === "call" && (
        <p>
          We call the number you left. No email or text comes, so keep the link to your request if you want it later.
        </p>
      )}
      {sent?.textAt && <p>{textWaits(sent.textAt)}</p>}
      {sent?.reach?.includes("text") && !sent.textAt && <p>The link to your request comes by text, too.</p>}
      <RequestLink sent={sent} />
      {needsCopy(sent) && <CopyLink sent={sent} />}
      <SendingWith sent={sent} kind="photo" chosen={photos} />
      <p>
        Something to add, or in a hurry? Call{" "}
        <chakra.a href={telUri(profile.phone)} fontWeight="semibold" textDecoration="underline">
          {profile.phone}
        </chakra.a>
        .
      </p>
      <Button variant="outline" onClick={onAnother}>
        Submit Another Request
      </Button>
    </chakra.div>
  );
}
