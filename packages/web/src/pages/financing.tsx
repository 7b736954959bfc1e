import { chakra } from "@chakra-ui/react/styled-system";
import { creditNote, plans, preApproval, questions } from "@site/company/financing";
import { profile } from "@site/company/profile";
import { heroes } from "@site/company/site-texts";
import { pages } from "@site/core/site/pages";
import { ButtonAnchor, ButtonLink } from "@site/ui/components/button.tsx";
import { Card, CheckList, Grid } from "@site/ui/components/card.tsx";
import { Columns, Section, SectionHeading, Small } from "@site/ui/components/section.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { usePageHead } from "../lib/use-page-head.ts";

const PlanCard = ({ title, text, badge, points, disclosure }: (typeof plans)[number]) => (
  <Card
    as="article"
    p="6"
    position="relative"
    overflow="visible"
    display="grid"
    gap="4"
    alignContent="start"
    borderColor={badge ? "brick.600" : "snow.300"}
    borderWidth={badge ? "2px" : "1px"}
  >
    {badge && (
      <chakra.p
        position="absolute"
        top="0"
        left="6"
        transform="translateY(-50%)"
        px="3"
        py="1"
        bg="brick.600"
        color="white"
        textStyle="eyebrow"
        borderRadius="sm"
      >
        {badge}
      </chakra.p>
    )}
    <chakra.h3 textStyle="h3">{title}</chakra.h3>
    <chakra.p fontSize="lg">{text}</chakra.p>
    <CheckList items={points} />
    <Small>{disclosure || creditNote}</Small>
  </Card>
);

/** The lender's own site when one is configured, else the estimate form with the wish in its notes. */
function ApplyForFinancing() {
  const { lender } = profile;
  if (!lender) {
    return (
      <ButtonLink to={`${pages.quote.path}?intent=financing`} variant="action">
        Apply for Financing
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonAnchor href={lender.url} target="_blank" rel="noopener" variant="action">
        Apply for Financing
      </ButtonAnchor>
      <Small>Opens the application of our lending partner, {lender.label}, in a new tab.</Small>
    </>
  );
}

export default function Financing() {
  usePageHead(pages.financing);
  return (
    <>
      <PageHero
        title="Start now, pay in a way that fits"
        lead={heroes.financing.lead}
        scene="/illustrations/scene-financing.svg"
      />
      <Section labelledBy="plans" title="Choose a plan" tone="white">
        <Grid columns={3}>
          {plans.map((plan) => (
            <PlanCard key={plan.title} {...plan} />
          ))}
        </Grid>
      </Section>
      <Section>
        <Columns gap={{ base: "12", lg: "16" }} wide="1fr 1fr">
          <section aria-labelledby="questions">
            <SectionHeading
              id="questions"
              title="Questions to ask before you choose"
              lead="Bring these to any lender, ours included."
            />
            <CheckList items={questions} />
          </section>
          <Card
            as="section"
            aria-labelledby="pre-approval"
            p={{ base: "6", md: "8" }}
            display="grid"
            gap="5"
            alignContent="start"
            justifyItems="start"
          >
            <chakra.h2 id="pre-approval" textStyle="h2">
              {preApproval.heading}
            </chakra.h2>
            {preApproval.paragraphs.map((paragraph) => (
              <chakra.p key={paragraph} fontSize="lg">
                {paragraph}
              </chakra.p>
            ))}
            <ApplyForFinancing />
            <chakra.p textStyle="small" fontWeight="semibold">
              {creditNote}
            </chakra.p>
          </Card>
        </Columns>
      </Section>
    </>
  );
}
