import { pages } from "@site/core/site/pages";
import { ButtonLink } from "@site/ui/components/button.tsx";
import { Section } from "@site/ui/components/section.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { PhoneLink } from "../components/phone-link.tsx";
import { thanks } from "../lib/thanks.ts";
import { usePageHead } from "../lib/use-page-head.ts";

const isThanked = (form: string): form is keyof typeof thanks => Object.hasOwn(thanks, form);

/** Where a browser comes that has posted a form by itself. */
export function ThankYou({ form }: { form: string }) {
  usePageHead({ title: "Thank you", isIndexed: false });
  return (
    <>
      <PageHero title="Thank You!" lead={thanks[isThanked(form) ? form : "form"]()} />
      <Section>
        <p>
          Something to add, or in a hurry? Call <PhoneLink />.
        </p>
        <ButtonLink to={pages.home.path} variant="outline" mt="6">
          Back to the home page
        </ButtonLink>
      </Section>
    </>
  );
}
