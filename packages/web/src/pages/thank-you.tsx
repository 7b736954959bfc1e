import { chakra } from "@chakra-ui/react/styled-system";
import { pages } from "@site/core/site/pages";
import { ButtonLink } from "@site/ui/components/button.tsx";
import { Section } from "@site/ui/components/section.tsx";
import { BuiltDataContext } from "@site/ui/lib/built-data.ts";
import { useContext } from "react";
import { PageHero } from "../components/page-hero.tsx";
import { PhoneLink } from "../components/phone-link.tsx";
import { CopyLink, needsCopy, RequestLink, textWaits, toSentRequest } from "../components/request-link.tsx";
import { thanks } from "../lib/thanks.ts";
import { usePageHead } from "../lib/use-page-head.ts";

const isThanked = (form: string): form is keyof typeof thanks => Object.hasOwn(thanks, form);

/** Where a browser comes that has posted a form by itself. */
export function ThankYou({ form, path, lacksFiles }: { form: string; path: string; lacksFiles: boolean }) {
  const sent = toSentRequest(useContext(BuiltDataContext)[path]);
  usePageHead({ title: "Thank you", isIndexed: false });
  return (
    <>
      <PageHero title="Thank You!" lead={thanks[isThanked(form) ? form : "form"](sent?.reach)} />
      <Section>
        <chakra.div display="grid" gap="4" justifyItems="start">
          {sent?.textAt && <p>{textWaits(sent.textAt)}</p>}
          <RequestLink sent={sent} />
          {needsCopy(sent) && <CopyLink sent={sent} />}
          {sent && lacksFiles && (
            <chakra.p role="alert" fontWeight="semibold">
              {form === "application" ? "Your resume was not sent:" : "Your photos were not sent:"}{" "}
              <chakra.a href={`${sent.page}#files`} textDecoration="underline">
                add {form === "application" ? "it" : "them"} here
              </chakra.a>
              .
            </chakra.p>
          )}
          <p>
            Something to add, or in a hurry? Call <PhoneLink />.
          </p>
          <ButtonLink to={pages.home.path} variant="outline">
            Back to the home page
          </ButtonLink>
        </chakra.div>
      </Section>
    </>
  );
}
