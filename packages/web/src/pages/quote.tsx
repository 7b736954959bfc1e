import { chakra } from "@chakra-ui/react/styled-system";
import { answerTime } from "@site/company/hours";
import { loanTerms, priceRanges } from "@site/company/prices";
import { pages } from "@site/core/site/pages";
import { moneyLinks } from "@site/core/site/prices";
import { Columns, Container, Section } from "@site/ui/components/section.tsx";
import { TextLink } from "@site/ui/components/text-link.tsx";
import { hasSavedValues } from "@site/ui/lib/drafts.ts";
import { FormLoading } from "../components/form-loading.tsx";
import { QuoteReasons } from "../features/quote/quote-reasons.tsx";
import { hydrateOnInteraction } from "../lib/hydration/hydrate-on-interaction.tsx";
import { usePageHead } from "../lib/use-page-head.ts";

const QuoteForm = hydrateOnInteraction(() => import("../features/quote/quote-form.tsx"), {
  isWanted: () => hasSavedValues("quote"),
  fallback: <FormLoading />,
});

export const { preload } = QuoteForm;

export default function Quote() {
  usePageHead(pages.quote);
  return (
    <>
      <chakra.div bg="spruce.800" color="white" className="on-dark" py="section">
        <Container>
          <chakra.h1 textStyle="h1" maxW="20ch">
            Request your free estimate
          </chakra.h1>
          <chakra.p textStyle="lead" mt="4" maxW="prose" color="spruce.100">
            Tell us what you have in mind. We answer {answerTime.text} with a personalized quote: free, in writing, no
            obligation.
          </chakra.p>
          {(priceRanges || loanTerms) && (
            <chakra.ul listStyleType="none" mt="4" display="flex" flexWrap="wrap" columnGap="6" rowGap="2">
              {moneyLinks.map(({ to, label }) => (
                <li key={to}>
                  <TextLink to={to} color="white">
                    {label}
                  </TextLink>
                </li>
              ))}
            </chakra.ul>
          )}
        </Container>
      </chakra.div>
      <Section>
        <Columns gap={{ base: "12", lg: "16" }} wide="minmax(0, 1.5fr) minmax(0, 1fr)">
          <div>
            <QuoteForm />
          </div>
          <QuoteReasons />
        </Columns>
      </Section>
    </>
  );
}
