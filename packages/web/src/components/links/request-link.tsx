import { chakra } from "@chakra-ui/react/styled-system";
import { Button } from "@site/ui/components/button.tsx";
import { Anchor } from "@site/ui/components/text-link.tsx";
import { hasKeys } from "@site/ui/lib/has-keys.ts";
import { useEffect, useRef, useState } from "react";
import { useIsHydrated } from "../../lib/hydration/use-is-hydrated.ts";

/** What the answer to a form says of the record that it made. */
export interface SentRequest {
  reference: string;
  page: string;
  /** When the text with its link comes, where that waits for the morning. */
  textAt?: string;
  /** By which ways we answer: "call or email". */
  reach?: string;
  /** Its page's whole address, where that was known. */
  url?: string;
}

export const textWaits = (textAt: string): string =>
  `We send no texts at night: ours with the link to your request comes ${textAt}.`;

const isSentRequest = (value: unknown): value is SentRequest => hasKeys(value, "reference", "page");

/** @returns undefined for what says nothing of a record */
export const toSentRequest = (value: unknown): SentRequest | undefined => (isSentRequest(value) ? value : undefined);

export const needsCopy = (sent: SentRequest | undefined): sent is SentRequest =>
  sent?.reach !== undefined && !sent.reach.includes("email");

const english = { reference: "Your reference is", see: "See, correct or add to what you sent" };

/** The reference of what was sent, and the way to its page, which is a document of its own. */
export const RequestLink = ({ sent, texts = english }: { sent: SentRequest | undefined; texts?: typeof english }) =>
  sent && (
    <p>
      {texts.reference} <strong>{sent.reference}</strong>.{" "}
      <Anchor href={sent.page} fontWeight="semibold">
        {texts.see}
      </Anchor>
    </p>
  );

/** The address of a visitor's page, for a visitor who gets no mail with it: to read, to select, and where a script may, by a button. */
export function CopyLink({ sent }: { sent: SentRequest }) {
  const [message, setMessage] = useState("");
  const isHydrated = useIsHydrated();
  const url = isHydrated ? new URL(sent.page, window.location.href).href : sent.url;
  if (!url) return null;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setMessage("The link is copied."),
      () => setMessage("Your browser does not allow that. Please select the link above."),
    );
  return (
    <chakra.div display="grid" gap="2" w="full" justifyItems="start">
      <chakra.p overflowWrap="anywhere" userSelect="all">
        {url}
      </chakra.p>
      {isHydrated && "clipboard" in navigator && (
        <Button variant="outline" onClick={copy}>
          Copy the link
        </Button>
      )}
      <p role="status">{message}</p>
    </chakra.div>
  );
}

/** Takes the focus from the form in whose place it comes. */
export function ThanksHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <chakra.h2 ref={heading} tabIndex={-1} textStyle="h2" color="spruce.700">
      Thank You!
    </chakra.h2>
  );
}
