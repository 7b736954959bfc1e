import { chakra } from "@chakra-ui/react/styled-system";
import { answerTime } from "@site/company/hours";
import { loanTerms, priceRanges } from "@site/company/prices";
import { quoteReasons as reasons } from "@site/company/site-texts";
import { nextSteps } from "@site/core/leads/options";
import { pages } from "@site/core/site/pages";
import { moneyLinks } from "@site/core/site/prices";
import { Card } from "@site/ui/components/card.tsx";
import { Columns, Container, Section } from "@site/ui/components/section.tsx";
import { TextLink } from "@site/ui/components/text-link.tsx";
import { Check } from "lucide-react";
import { hydrateForm } from "../components/hydrate-form.tsx";
import { Part } from "../components/part.tsx";
import { usePageHead } from "../lib/use-page-head.ts";

const QuoteReasons = () => (
  <chakra.aside display="grid" gap="10" alignContent="start">
    <Card as="section" aria-labelledby="why" p="6">
      <chakra.h2 id="why" textStyle="h3" mb="4">
        Why Choose Us
      </chakra.h2>
      <chakra.ul display="grid" gap="4" listStyleType="none">
        {reasons.map(({ title, text }) => (
          <chakra.li key={title} display="flex" gap="3">
            <chakra.span color="success" mt="1">
              <Check aria-hidden size={20} />
            </chakra.span>
            <div>
              <chakra.p fontWeight="semibold">{title}</chakra.p>
              <chakra.p color="inkMuted">{text}</chakra.p>
            </div>
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
    <Part id="next" title="What Happens Next">
      <chakra.ol display="grid" gap="5" listStyleType="none">
        {nextSteps.map(({ title, text }, index) => (
          <chakra.li key={title} display="flex" gap="4">
            <chakra.span
              aria-hidden
              display="grid"
              placeItems="center"
              w="10"
              h="10"
              flexShrink="0"
              borderRadius="full"
              bg="spruce.700"
              color="white"
              fontWeight="bold"
            >
              {index + 1}
            </chakra.span>
            <div>
              <chakra.h3 fontWeight="semibold">{title}</chakra.h3>
              <chakra.p color="inkMuted">{text}</chakra.p>
            </div>
          </chakra.li>
        ))}
      </chakra.ol>
    </Part>
  </chakra.aside>
);

const QuoteForm = hydrateForm("quote", () => import("../features/quote/quote-form.tsx"));

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
