import type { RequestInput } from "@site/core/contract/form";
import type { entryFields } from "@site/core/giveaway/fields";
import { agreed, projectInterests, referralSources } from "@site/core/giveaway/options";
import { EmailField, PhoneField } from "@site/ui/form/advised-field.tsx";
import { CheckboxField } from "@site/ui/form/checkbox-field.tsx";
import { ChoiceGroup } from "@site/ui/form/choice-group.tsx";
import { SelectField } from "@site/ui/form/select-field.tsx";
import { SiteForm } from "@site/ui/form/site-form.tsx";
import { TextField } from "@site/ui/form/text-field.tsx";
import { useSiteForm } from "@site/ui/form/use-site-form.ts";

const asOptions = (texts: readonly string[]) => Object.fromEntries(texts.map((text) => [text, text]));

const empty = { name: "", address: "", cityZip: "", phone: "", email: "" };

/** The entry form. The browser's own required checks come first (O-06); the server's field errors land on the fields. */
export function EntryForm({ onSent }: { onSent: () => void }) {
  const site = useSiteForm<RequestInput<typeof entryFields>>({
    name: "giveaway",
    loadEndpoint: () => import("@site/core/giveaway/contract").then(({ enterGiveaway }) => enterGiveaway),
    isChecked: false,
    fields: ["name", "address", "cityZip", "phone", "email", "projectInterest", "referralSource", "agreedToTerms"],
    empty,
    success: { title: "Entry Submitted!", description: "Your contest entry has been received. Good luck!" },
    failure: "Please try again later.",
    networkFailure: { title: "Submission Error", description: "Unable to submit entry. Please try again." },
    onSent,
  });
  const { register, errors } = site;
  return (
    <SiteForm site={site} label="Giveaway entry" submitLabel="Submit My Entry" pendingLabel="Submitting Entry...">
      <TextField
        id="name"
        label="Full name"
        isRequired
        required
        autoComplete="name"
        error={errors.name}
        {...register("name")}
      />
      <TextField
        id="address"
        label="Street address"
        isRequired
        required
        autoComplete="street-address"
        error={errors.address}
        {...register("address")}
      />
      <TextField
        id="cityZip"
        label="City and ZIP"
        isRequired
        required
        autoComplete="address-level2"
        error={errors.cityZip}
        {...register("cityZip")}
      />
      <PhoneField
        id="phone"
        label="Phone"
        hint="With area code. We call the winner."
        isRequired
        required
        error={errors.phone}
        registration={register("phone")}
      />
      <EmailField id="email" label="Email" isRequired required error={errors.email} registration={register("email")} />
      <ChoiceGroup
        id="projectInterest"
        label="Which project interests you most?"
        isRequired
        required
        options={asOptions(projectInterests)}
        error={errors.projectInterest}
        registration={register("projectInterest")}
      />
      <SelectField
        id="referralSource"
        label="How did you hear about us?"
        isRequired
        options={asOptions(referralSources)}
        placeholder="Please choose"
        error={errors.referralSource}
        {...register("referralSource")}
      />
      <CheckboxField
        id="agreedToTerms"
        label="I have read the official rules, I meet the conditions of entry, and I agree to the rules."
        required
        value={agreed}
        error={errors.agreedToTerms}
        {...register("agreedToTerms", {
          setValueAs: (ticked: unknown) => (ticked === true || ticked === agreed ? agreed : undefined),
        })}
      />
    </SiteForm>
  );
}
