import { apiPaths } from "@site/core/contract/paths";
import { serviceRequestFields } from "@site/core/quote/fields";
import { SiteForm } from "@site/ui/form/site-form.tsx";
import { useSiteForm } from "@site/ui/form/use-site-form.ts";
import { type ReactNode, useState } from "react";
import { FileField } from "../../components/files/file-field.tsx";
import type { ChosenFile } from "../../components/files/send-file.ts";
import { thanks } from "../../lib/thanks.ts";
import { ThankYou } from "./thank-you.tsx";
import { useSent } from "./use-sent.ts";

export default function ServiceRequestForm() {
  const { isSent, isAnother, sent, isCallOnly, onSent, onAnother } = useSent();
  const [photos, setPhotos] = useState<ChosenFile[]>([]);
  function onNext() {
    setPhotos([]);
    onAnother();
  }
  if (isSent)
    return (
      <ThankYou sent={sent} isCallOnly={isCallOnly} photos={photos} onAnother={onNext} promise={thanks.service()} />
    );
  const field = <FileField noun="leads" chosen={photos} onChange={setPhotos} />;
  return <Fields isAnother={isAnother} onSent={onSent} photoField={field} />;
}

interface FieldsProps {
  isAnother: boolean;
  onSent: ReturnType<typeof useSent>["onSent"];
  photoField: ReactNode;
}

function Fields({ isAnother, onSent, photoField }: FieldsProps) {
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
      extras={{ name: { autoFocus: isAnother }, description: { after: photoField } }}
    />
  );
}
