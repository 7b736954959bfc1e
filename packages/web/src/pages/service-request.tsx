import { chakra } from "@chakra-ui/react/styled-system";
import { pages } from "@site/core/site/pages";
import { Section } from "@site/ui/components/section.tsx";
import { hasSavedValues } from "@site/ui/lib/drafts.ts";
import { FormLoading } from "../components/form-loading.tsx";
import { CallButton } from "../components/links/phone-link.tsx";
import { HeroActions, PageHero } from "../components/page-hero.tsx";
import { hydrateOnInteraction } from "../lib/hydration/hydrate-on-interaction.tsx";
import { usePageHead } from "../lib/use-page-head.ts";

const Form = hydrateOnInteraction(() => import("../features/quote/service-request-form.tsx"), {
  isWanted: () => hasSavedValues("service-request"),
  fallback: <FormLoading />,
});

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
