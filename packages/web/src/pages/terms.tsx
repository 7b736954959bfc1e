import { terms } from "@site/company/terms";
import { pages } from "@site/core/site/pages";
import { ContactLine } from "../components/contact-line.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { TextPage } from "../components/text-sections.tsx";
import { usePageHead } from "../lib/use-page-head.ts";

export default function Terms() {
  usePageHead(pages.terms);
  return (
    <>
      <PageHero title="Terms of use" lead="The rules for this site, in plain words." />
      <TextPage sections={terms} />
      <ContactLine text="Questions about these terms:" />
    </>
  );
}
