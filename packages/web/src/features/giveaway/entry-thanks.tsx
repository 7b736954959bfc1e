import { chakra } from "@chakra-ui/react/styled-system";
import { pages } from "@site/core/site/pages";
import { ButtonLink } from "@site/ui/components/button.tsx";
import { useEffect, useRef } from "react";
import { RequestLink, type SentRequest } from "../../components/request-link.tsx";
import { thanks } from "../../lib/thanks.ts";

/** Replaces the entry form: when and where the winner is drawn. */
export function EntryThanks({ sent }: { sent: SentRequest | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <chakra.div display="grid" gap="4" justifyItems="start">
      <chakra.h2 ref={heading} tabIndex={-1} textStyle="h2" color="spruce.700">
        Thank You!
      </chakra.h2>
      <chakra.p textStyle="lead">{thanks.entry()}</chakra.p>
      <RequestLink sent={sent} />
      <p>We will call the winner. Good luck from all of us.</p>
      <ButtonLink to={pages.quote.path} variant="outline">
        Free Estimate
      </ButtonLink>
    </chakra.div>
  );
}
