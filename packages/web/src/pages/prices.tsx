import { chakra } from "@chakra-ui/react/styled-system";
import { region } from "@site/company/places";
import { loanTerms, priceRanges } from "@site/company/prices";
import { dollars } from "@site/core/business/format";
import { paymentPath, quotePath } from "@site/core/site/pages";
import { priceTitle } from "@site/core/site/prices";
import { ButtonLink } from "@site/ui/components/button.tsx";
import { Section, Small } from "@site/ui/components/section.tsx";
import { useParams } from "react-router-dom";
import { NotFoundNotice } from "../components/not-found-notice.tsx";
import { HeroActions, PageHero } from "../components/page-hero.tsx";
import { longDate } from "../lib/dates.ts";
import { missingHead, usePageHead } from "../lib/use-page-head.ts";

export default function Prices() {
  const { service = "" } = useParams();
  const range = priceRanges?.find((each) => each.service === service);
  usePageHead(range ? { title: priceTitle(service) } : missingHead());
  if (!range) return <NotFoundNotice />;
  const { job, low, typical, high, moves, confirmed } = range;
  const figures = { Low: low, Typical: typical, High: high };
  const ask = (
    <ButtonLink to={quotePath(service)} variant="action">
      Get your own price in writing
    </ButtonLink>
  );
  return (
    <>
      <PageHero title={`${priceTitle(service)} in ${region}`} lead={`What we usually charge for ${job}.`}>
        <HeroActions>{ask}</HeroActions>
      </PageHero>
      <Section
        labelledBy="range"
        title="From low to high"
        lead="Your house is measured before you get a price; that one is in writing."
        tone="white"
      >
        <chakra.dl display="grid" gap="6" gridTemplateColumns={{ base: "1fr", sm: "repeat(3, 1fr)" }}>
          {Object.entries(figures).map(([name, figure]) => (
            <chakra.div key={name} pt="4" borderTopWidth="3px" borderColor="amber.400">
              <chakra.dt textStyle="eyebrow">{name}</chakra.dt>
              <chakra.dd textStyle="h2">{dollars(figure)}</chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
        <Small mt="6">
          Confirmed by {confirmed.by} on <time dateTime={confirmed.on}>{longDate(confirmed.on)}</time>. No offer:
          materials and wages change.
        </Small>
      </Section>
      <Section labelledBy="moves" title="What moves the price">
        <chakra.dl display="grid" gap="6" gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }}>
          {moves.map(({ title, text }) => (
            <div key={title}>
              <chakra.dt textStyle="h4">{title}</chakra.dt>
              <chakra.dd mt="1" color="inkMuted">
                {text}
              </chakra.dd>
            </div>
          ))}
        </chakra.dl>
        <HeroActions>
          {ask}
          {loanTerms && (
            <ButtonLink to={paymentPath} variant="outline">
              Work out a monthly payment
            </ButtonLink>
          )}
        </HeroActions>
      </Section>
    </>
  );
}
