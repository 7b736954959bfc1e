import type { RequestInput } from "@site/core/contract/form";
import { limits } from "@site/core/contract/limits";
import type { serviceRequestFields } from "@site/core/quote/fields";
import { serviceTypeLabels } from "@site/core/quote/options";
import { EmailField, PhoneField } from "@site/ui/form/advised-field.tsx";
import { ChoiceGroup } from "@site/ui/form/choice-group.tsx";
import { SiteForm } from "@site/ui/form/site-form.tsx";
import { TextareaField, TextField } from "@site/ui/form/text-field.tsx";
import { useSiteForm } from "@site/ui/form/use-site-form.ts";
import { useState } from "react";
import { ThankYou } from "./thank-you.tsx";

const contactHint = "We need one way to reach you: email or phone.";

type Values = RequestInput<typeof serviceRequestFields>;

const empty = { name: "", phone: "", email: "", address: "", description: "" };

/** Service on something that was installed (GAP-08). */
export default function ServiceRequestForm() {
  const [isSent, setSent] = useState(false);
  if (isSent)
    return (
      <ThankYou
        onAnother={() => setSent(false)}
        promise="We have your service request and will call or write to you."
      />
    );
  return <Fields onSent={() => setSent(true)} />;
}

function Fields({ onSent }: { onSent: () => void }) {
  const site = useSiteForm<Values>({
    name: "service-request",
    loadEndpoint: () => import("@site/core/quote/contract").then(({ submitServiceRequest }) => submitServiceRequest),
    isChecked: true,
    fields: ["name", "phone", "email", "address", "product", "description"],
    empty,
    success: { title: "Service Request Submitted!", description: "We'll get back to you shortly." },
    failure: "Please try again later.",
    onSent,
  });
  const { register, errors, form } = site;
  return (
    <SiteForm
      site={site}
      label="Request service"
      submitLabel="Send Service Request"
      pendingLabel="Submitting..."
      noValidate
    >
      <TextField
        id="name"
        label="Full name"
        isRequired
        autoComplete="name"
        spellCheck={false}
        error={errors.name}
        {...register("name")}
      />
      <PhoneField id="phone" label="Phone" hint={contactHint} error={errors.phone} registration={register("phone")} />
      <EmailField id="email" label="Email" hint={contactHint} error={errors.email} registration={register("email")} />
      <TextField
        id="address"
        label="Address of the work"
        hint="So that we can find your file."
        autoComplete="street-address"
        error={errors.address}
        {...register("address")}
      />
      <ChoiceGroup
        id="product"
        label="What needs service?"
        isRequired
        options={serviceTypeLabels}
        error={errors.product}
        registration={register("product")}
      />
      <TextareaField
        id="description"
        label="What do you notice?"
        isRequired
        limit={limits.paragraphs}
        length={form.watch("description")?.length ?? 0}
        error={errors.description}
        {...register("description")}
      />
    </SiteForm>
  );
}
