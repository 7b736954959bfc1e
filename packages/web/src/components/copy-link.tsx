import { chakra } from "@chakra-ui/react/styled-system";
import { Button } from "@site/ui/components/button.tsx";
import { useState } from "react";
import { useIsHydrated } from "../lib/hydration/use-is-hydrated.ts";
import type { SentRequest } from "./request-link.tsx";

/** The address of a visitor's page, for who gets no mail with it: to read, to select, and where a script may, by a button. */
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
