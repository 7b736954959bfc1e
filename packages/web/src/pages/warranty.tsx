import { profile } from "@site/company/profile";
import { heroes } from "@site/company/site-texts";
import { serviceText, warranties } from "@site/company/warranty";
import { pages, warrantyFilePath } from "@site/core/site/pages";
import { ButtonAnchor, ButtonLink } from "@site/ui/components/button.tsx";
import { Card } from "@site/ui/components/card.tsx";
import { Columns, Section } from "@site/ui/components/section.tsx";
import { Download } from "lucide-react";
import { CallButton } from "../components/links/phone-link.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { TextSections } from "../components/text-sections.tsx";
import { usePageHead } from "../lib/use-page-head.ts";

export default function Warranty() {
  usePageHead(pages.warranty);
  return (
    <>
      <PageHero title="Our warranties" lead={heroes.warranty.lead} />
      <Section>
        <Columns gap={{ base: "12", lg: "16" }} wide="minmax(0, 1fr) 22rem">
          <TextSections sections={warranties} />
          <Card
            as="aside"
            aria-label="Warranty service"
            className="no-print"
            alignSelf="start"
            p="6"
            display="grid"
            gap="4"
          >
            <ButtonAnchor href={profile.warrantyFile ?? warrantyFilePath} download variant="action">
              <Download aria-hidden size={20} /> Download Warranty Details
            </ButtonAnchor>
            <p>{serviceText}</p>
            <CallButton variant="outline" hasIcon={false} />
            <ButtonLink to={pages.serviceRequest.path} variant="outline">
              Request service
            </ButtonLink>
          </Card>
        </Columns>
      </Section>
    </>
  );
}
