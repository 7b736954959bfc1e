import { areaAdvice } from "@site/core/business/service-area";
import { productNames } from "@site/core/catalogue/options";
import type { RequestInput } from "@site/core/contract/form";
import { apiPaths } from "@site/core/contract/paths";
import { quoteFields } from "@site/core/leads/form-fields";
import { productTypePlaceholders, serviceTypes } from "@site/core/leads/options";
import { SiteForm } from "@site/ui/form/site-form.tsx";
import { useSiteForm } from "@site/ui/form/use-site-form.ts";
import { useEffect, useMemo } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { SmsConsent } from "../../components/sms-consent.tsx";
import { useIsHydrated } from "../../lib/hydration/use-is-hydrated.ts";
import { savedLocation } from "../../lib/location/saved-location.ts";
import { thanks } from "../../lib/thanks.ts";
import { type RequestFieldsProps, RequestForm } from "./request-form.tsx";
import { UseMyLocation } from "./use-my-location.tsx";

/** Said in the notes when a visitor comes from the financing page without a lender to apply at. */
const financingNote = "I am interested in financing.";

/** Values that a link to the form brings: `?service=&product=` of a product page, `?intent=financing`. */
function useQuotePrefill(): Partial<RequestInput<typeof quoteFields>> {
  const { search } = useLocation();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    const serviceType = serviceTypes.find((service) => service === query.get("service"));
    const product = query.get("product") ?? "";
    return {
      ...(serviceType ? { serviceType } : {}),
      ...(Object.hasOwn(productNames, product) ? { productType: productNames[product] } : {}),
      ...(query.get("intent") === "financing" ? { notes: financingNote } : {}),
    };
  }, [search]);
}

type Form = Pick<UseFormReturn<RequestInput<typeof quoteFields>>, "getValues" | "setValue">;

/** Puts the place that the visitor once had looked up on this device into an empty field. It runs after the form has
 * taken over what was typed early, a draft and a link's values, all of which win. */
function useSavedLocation({ getValues, setValue }: Form): void {
  useEffect(() => {
    const place = savedLocation();
    if (place && !getValues("location")) setValue("location", place);
  }, [getValues, setValue]);
}

type Values = RequestInput<typeof quoteFields>;

/** The free-estimate form: checked here by the contract that the server parses with, sent once, never emptied by a failure. */
export default function QuoteForm() {
  const linked = useQuotePrefill();
  return (
    <RequestForm getPromise={thanks.estimate}>
      {(fields) => <Fields key={JSON.stringify(linked)} linked={linked} {...fields} />}
    </RequestForm>
  );
}

function Fields({ linked, isAnother, onSent, photoField }: RequestFieldsProps & { linked: Partial<Values> }) {
  const site = useSiteForm({
    name: "quote",
    path: apiPaths.submitQuote,
    fields: quoteFields,
    loadEndpoint: async () => (await import("@site/core/leads/contract")).submitQuoteEndpoint,
    linked,
    success: {
      title: "Quote Request Submitted!",
      description: "We'll get back to you shortly with a personalized quote.",
    },
    onSent,
  });
  const { form } = site;
  useSavedLocation(form);
  const service = form.watch("serviceType");
  const isHydrated = useIsHydrated();
  const isTextable = !isHydrated || Boolean(form.watch("phone"));
  const findMe = (
    <UseMyLocation
      typed={() => form.getValues("location") ?? ""}
      onFound={(place) =>
        form.setValue("location", place, {
          shouldDirty: true,
          shouldValidate: form.getFieldState("location").invalid,
        })
      }
    />
  );
  return (
    <SiteForm
      site={site}
      label="Request a free estimate"
      submitLabel="Request My Free Estimate"
      extras={{
        name: { autoFocus: isAnother },
        location: { adviceOf: areaAdvice, after: findMe },
        productType: { placeholder: productTypePlaceholders[service ?? "other"] },
        notes: { after: photoField },
        smsOptIn: {
          label: <SmsConsent />,
          disabled: !isTextable,
        },
      }}
    />
  );
}
