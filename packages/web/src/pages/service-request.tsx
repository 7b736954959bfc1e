import { chakra } from "@chakra-ui/react/styled-system";
import { pages } from "@site/core/site/pages";
import { Section } from "@site/ui/components/section.tsx";
import { hydrateForm } from "../components/hydrate-form.tsx";
import { CallButton } from "../components/links/phone-link.tsx";
import { HeroActions, PageHero } from "../components/page-hero.tsx";
import { usePageHead } from "../lib/use-page-head.ts";

const Form = hydrateForm("service-request", () => import("../features/quote/service-request-form.tsx"));

export const { preload } = Form;

export default function ServiceRequest() {
  usePageHead(pages.serviceRequest);
  return (
    <>
      <PageHero title="Request service" lead="Need help fast? Call. Or send us the details.">
        <HeroActions>
          <CallButton variant="action" />
        </HeroActions>
      </PageHero>
      <Section>
        <chakra.div maxW="44rem">
          <Form />
        </chakra.div>
      </Section>
    </>
  );
}
