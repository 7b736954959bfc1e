import { apiPaths } from "@site/core/contract/paths";
import { serviceRequestFields } from "@site/core/quote/fields";
import { SiteForm } from "@site/ui/form/site-form.tsx";
import { useSiteForm } from "@site/ui/form/use-site-form.ts";
import { useState } from "react";
import { thanks } from "../../lib/thanks.ts";
import { ThankYou } from "./thank-you.tsx";

export default function ServiceRequestForm() {
  // Undefined until something was sent.
  const [isSent, setSent] = useState<boolean>();
  if (isSent) return <ThankYou onAnother={() => setSent(false)} promise={thanks.service()} />;
  return <Fields isAnother={isSent === false} onSent={() => setSent(true)} />;
}

function Fields({ isAnother, onSent }: { isAnother: boolean; onSent: () => void }) {
  const site = useSiteForm({
    name: "service-request",
    path: apiPaths.submitServiceRequest,
    fields: serviceRequestFields,
    loadEndpoint: async () => (await import("@site/core/quote/contract")).submitServiceRequest,
    isChecked: true,
    success: { title: "Service Request Submitted!", description: "We'll get back to you shortly." },
    failure: "Please try again later.",
    onSent,
  });
  return (
    <SiteForm
      site={site}
      label="Request service"
      submitLabel="Send Service Request"
      pendingLabel="Submitting..."
      extras={{ name: { autoFocus: isAnother } }}
    />
  );
}
