import { privacyContact } from "@site/company/legal";
import { pages } from "@site/core/site/pages";
import { privacy } from "@site/core/site/texts/privacy";
import { ContactLine } from "../components/contact-line.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { TextPage } from "../components/text-sections.tsx";
import { usePageHead } from "../lib/use-page-head.ts";

export default function Privacy() {
  usePageHead(pages.privacy);
  return (
    <>
      <PageHero title="Privacy policy" lead="What we store, why, for how long, and how to have it deleted." />
      <TextPage sections={privacy} />
      <ContactLine text="Questions about your data:" contact={privacyContact} />
    </>
  );
}
