import { chakra } from "@chakra-ui/react/styled-system";
import { currentEdition, getWindowState } from "@site/core/business/edition";
import { closedNotice } from "@site/core/business/edition-texts";
import { apiPaths } from "@site/core/contract/paths";
import { entryFields } from "@site/core/giveaway/form-fields";
import { pages } from "@site/core/site/pages";
import { ButtonLink } from "@site/ui/components/button.tsx";
import { SiteForm } from "@site/ui/form/site-form.tsx";
import { useSiteForm } from "@site/ui/form/use-site-form.ts";
import { useState } from "react";
import { RequestLink, type SentRequest, ThanksHeading, toSentRequest } from "../../components/links/request-link.tsx";
import { thanks } from "../../lib/thanks.ts";

export default function Entry() {
  const [answer, setAnswer] = useState<{ value: unknown }>();
  if (answer) return <EntryThanks sent={toSentRequest(answer.value)} />;
  return (
    <>
      <chakra.h2 textStyle="h2" mb="6">
        Enter here
      </chakra.h2>
      <EntryForm onSent={(value) => setAnswer({ value })} />
    </>
  );
}

/** The browser's own required checks come first; the server's field errors land on the fields. */
function EntryForm({ onSent }: { onSent: (answer: unknown) => void }) {
  const site = useSiteForm({
    name: "giveaway",
    path: apiPaths.enterGiveaway,
    fields: entryFields,
    loadEndpoint: async () => (await import("@site/core/giveaway/contract")).enterGiveawayEndpoint,
    isChecked: false,
    success: { title: "Entry Submitted!", description: "Your contest entry has been received. Good luck!" },
    networkFailure: { title: "Submission Error", description: "Unable to submit entry. Please try again." },
    onSent,
  });
  return (
    <SiteForm site={site} label="Giveaway entry" submitLabel="Submit My Entry" pendingLabel="Submitting Entry..." />
  );
}

function EntryThanks({ sent }: { sent: SentRequest | undefined }) {
  const now = new Date();
  const isOver = getWindowState(currentEdition, now) === "closed";
  return (
    <chakra.div display="grid" gap="4" justifyItems="start">
      <ThanksHeading />
      <chakra.p textStyle="lead">{thanks.entry()}</chakra.p>
      <RequestLink sent={sent} />
      <p>
        {isOver
          ? `${closedNotice(currentEdition, now)} Your entry came after that: it does not take part.`
          : "We will call the winner. Good luck from all of us."}
      </p>
      <ButtonLink to={pages.quote.path} variant="outline">
        Free Estimate
      </ButtonLink>
    </chakra.div>
  );
}
