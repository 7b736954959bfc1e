import { apiPaths } from "@site/core/contract/paths";
import { entryFields } from "@site/core/giveaway/fields";
import { SiteForm } from "@site/ui/form/site-form.tsx";
import { useSiteForm } from "@site/ui/form/use-site-form.ts";

/** The entry form. The browser's own required checks come first; the server's field errors land on the fields. */
export function EntryForm({ onSent }: { onSent: (answer: unknown) => void }) {
  const site = useSiteForm({
    name: "giveaway",
    path: apiPaths.enterGiveaway,
    fields: entryFields,
    loadEndpoint: async () => (await import("@site/core/giveaway/contract")).enterGiveaway,
    isChecked: false,
    success: { title: "Entry Submitted!", description: "Your contest entry has been received. Good luck!" },
    failure: "Please try again later.",
    networkFailure: { title: "Submission Error", description: "Unable to submit entry. Please try again." },
    onSent,
  });
  return (
    <SiteForm site={site} label="Giveaway entry" submitLabel="Submit My Entry" pendingLabel="Submitting Entry..." />
  );
}
