import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/core/business/profile";
import { areaAdvice } from "@site/core/business/service-area";
import type { RequestInput } from "@site/core/contract/form";
import { limits } from "@site/core/contract/limits";
import type { quoteFields } from "@site/core/quote/fields";
import { productTypePlaceholders, serviceTypeLabels, smsConsentParts } from "@site/core/quote/options";
import { pages } from "@site/core/site/pages";
import { TextLink } from "@site/ui/components/text-link.tsx";
import { AdvisedField, EmailField, PhoneField } from "@site/ui/form/advised-field.tsx";
import { CheckboxField } from "@site/ui/form/checkbox-field.tsx";
import { ChoiceGroup } from "@site/ui/form/choice-group.tsx";
import { SiteForm } from "@site/ui/form/site-form.tsx";
import { TextareaField, TextField } from "@site/ui/form/text-field.tsx";
import { useSiteForm } from "@site/ui/form/use-site-form.ts";
import { useState } from "react";
import { useHydrated, useIsHydrated } from "../../lib/use-is-hydrated.ts";
import { ThankYou } from "./thank-you.tsx";
import { UseMyLocation } from "./use-my-location.tsx";
import { useQuotePrefill } from "./use-quote-prefill.ts";
import { useSavedLocation } from "./use-saved-location.ts";

const contactHint = "We need one way to reach you: email or phone.";

type Values = RequestInput<typeof quoteFields>;

const empty = { name: "", email: "", phone: "", location: "", productType: "", notes: "", smsOptIn: false };

/** The free-estimate form: checked here by the contract that the server parses with, sent once, never emptied by a failure. */
export default function QuoteForm() {
  const [isSent, setSent] = useState(false);
  const prefill = useQuotePrefill();
  // The form mounts anew with the values of a link; the first render is always the plain form, like the built page.
  const key = useHydrated("{}", JSON.stringify(prefill));
  if (isSent) return <ThankYou onAnother={() => setSent(false)} />;
  return <Fields key={key} prefill={prefill} onSent={() => setSent(true)} />;
}

function Fields({ prefill, onSent }: { prefill: Partial<Values>; onSent: () => void }) {
  const site = useSiteForm<Values>({
    name: "quote",
    loadEndpoint: () => import("@site/core/quote/contract").then(({ submitQuote }) => submitQuote),
    isChecked: true,
    fields: ["name", "email", "phone", "location", "serviceType", "productType", "notes", "smsOptIn"],
    empty,
    prefill,
    success: {
      title: "Quote Request Submitted!",
      description: "We'll get back to you shortly with a personalized quote.",
    },
    failure: "Please try again later.",
    onSent,
  });
  const { register, errors, form } = site;
  useSavedLocation(form);
  const service = form.watch("serviceType");
  const isHydrated = useIsHydrated();
  const isTextable = !isHydrated || Boolean(form.watch("phone") || form.watch("smsOptIn"));
  return (
    <SiteForm
      site={site}
      label="Request a free estimate"
      submitLabel="Request My Free Estimate"
      pendingLabel="Submitting..."
      noValidate
    >
      <TextField
        id="name"
        label="Full name"
        isRequired
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        error={errors.name}
        {...register("name")}
      />
      <EmailField id="email" label="Email" hint={contactHint} error={errors.email} registration={register("email")} />
      <PhoneField id="phone" label="Phone" hint={contactHint} error={errors.phone} registration={register("phone")} />
      <AdvisedField
        id="location"
        label="Town or ZIP"
        hint="Where the project is."
        autoComplete="address-level2"
        error={errors.location}
        adviceOf={areaAdvice}
        registration={register("location")}
      />
      <UseMyLocation onFound={(place) => form.setValue("location", place, { shouldDirty: true })} />
      <ChoiceGroup
        id="serviceType"
        label="What can we help with?"
        isRequired
        options={serviceTypeLabels}
        error={errors.serviceType}
        registration={register("serviceType")}
      />
      <TextField
        id="productType"
        label="Product type"
        placeholder={productTypePlaceholders[service ?? "other"]}
        autoComplete="off"
        error={errors.productType}
        {...register("productType")}
      />
      <TextareaField
        id="notes"
        label="Notes"
        hint="Anything that helps us prepare: how many, how old, when you would like to start."
        limit={limits.paragraphs}
        length={form.watch("notes")?.length ?? 0}
        error={errors.notes}
        {...register("notes")}
      />
      <CheckboxField
        id="smsOptIn"
        label={<SmsConsent />}
        hint={isTextable ? undefined : "Needs a phone number above."}
        disabled={!isTextable}
        error={errors.smsOptIn}
        {...register("smsOptIn")}
      />
    </SiteForm>
  );
}

/** The consent sentence, with its two links. */
function SmsConsent() {
  const { before, terms, between, privacy, after } = smsConsentParts(profile.company);
  return (
    <chakra.span>
      {before}
      <TextLink to={`${pages.terms.path}#sms`}>{terms}</TextLink>
      {between}
      <TextLink to={`${pages.privacy.path}#sms`}>{privacy}</TextLink>
      {after}
    </chakra.span>
  );
}
