import { apiPaths } from "@site/core/contract/paths";
import { serviceRequestFields } from "@site/core/leads/form-fields";
import { SiteForm } from "@site/ui/form/site-form.tsx";
import { useSiteForm } from "@site/ui/form/use-site-form.ts";
import { thanks } from "../../lib/thanks.ts";
import { type RequestFieldsProps, RequestForm } from "./request-form.tsx";

export default function ServiceRequestForm() {
  return <RequestForm getPromise={thanks.service}>{(fields) => <Fields {...fields} />}</RequestForm>;
}

function Fields({ isAnother, onSent, photoField }: RequestFieldsProps) {
  const site = useSiteForm({
    name: "service-request",
    path: apiPaths.submitServiceRequest,
    fields: serviceRequestFields,
    loadEndpoint: async () => (await import("@site/core/leads/contract")).submitServiceRequestEndpoint,
    success: { title: "Service Request Submitted!", description: "We'll get back to you shortly." },
    onSent,
  });
  return (
    <SiteForm
      site={site}
      label="Request service"
      submitLabel="Send Service Request"
      extras={{ name: { autoFocus: isAnother }, description: { after: photoField } }}
    />
  );
}
