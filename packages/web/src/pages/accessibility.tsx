import { accessibility } from "@site/company/accessibility";
import { pages } from "@site/core/site/pages";
import { ContactLine } from "../components/contact-line.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { TextPage } from "../components/text-sections.tsx";
import { usePageHead } from "../lib/use-page-head.ts";

export default function Accessibility() {
  usePageHead(pages.accessibility);
  return (
    <>
      <PageHero title="Accessibility" lead="This site is for everyone. Tell us when it is not for you." />
      <TextPage sections={accessibility} />
      <ContactLine text="Feedback about accessibility:" />
    </>
  );
}
