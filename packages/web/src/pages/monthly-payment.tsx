import { chakra } from "@chakra-ui/react/styled-system";
import { loanTerms, priceRanges } from "@site/company/prices";
import type { LoanTerms } from "@site/company/schema";
import { dollars } from "@site/core/business/format";
import { getPayment } from "@site/core/business/loan";
import { pages } from "@site/core/site/pages";
import { ButtonLink } from "@site/ui/components/button.tsx";
import { Card } from "@site/ui/components/card.tsx";
import { Section, Small } from "@site/ui/components/section.tsx";
import { fieldRecipe } from "@site/ui/theme/recipes.ts";
import { type PropsWithChildren, useState } from "react";
import { NotFoundNotice } from "../components/not-found-notice.tsx";
import { HeroActions, PageHero } from "../components/page-hero.tsx";
import { longDate } from "../lib/dates.ts";
import { missingHead, usePageHead } from "../lib/use-page-head.ts";

const Input = chakra("input", fieldRecipe);
const Select = chakra("select", fieldRecipe);

const cents = (amount: number): string =>
  `$${amount.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** What must stand beside a monthly payment (Regulation Z, 12 CFR 1026.24(d)): rate, down payment, all payments. */
function Terms({ terms, price, months }: { terms: LoanTerms; price: number; months: number }) {
  const { apr, isFixed, downPayment, lender } = terms;
  const down = Math.round(price * downPayment) / 100;
  const { monthly, total } = getPayment(price - down, apr, months);
  return (
    <>
      <chakra.p textStyle="h3">
        {cents(monthly)} a month for {months} months
      </chakra.p>
      <chakra.p textStyle="h4">
        {apr}% Annual Percentage Rate (APR), {isFixed ? "fixed" : "variable: it may increase after the loan begins"}
      </chakra.p>
      <p>
        {down > 0 ? `Down payment ${cents(down)}. ` : "No down payment. "}
        Amount financed {cents(price - down)}. {months} monthly payments of {cents(monthly)}, in all {cents(total)}.
        Lender: {lender}.
      </p>
    </>
  );
}

const LabeledField = ({ id, label, hint, children }: PropsWithChildren<Record<"id" | "label" | "hint", string>>) => (
  <chakra.div display="grid" gap="1">
    <chakra.label htmlFor={id} fontWeight="semibold">
      {label}
    </chakra.label>
    {children}
    <Small id={`${id}-hint`}>{hint}</Small>
  </chakra.div>
);

function Calculator({ terms }: { terms: LoanTerms }) {
  const { least, most, downPayment, months: offered } = terms;
  const range = [Math.ceil(least / (1 - downPayment / 100)), Math.floor(most / (1 - downPayment / 100))] as const;
  const usual = priceRanges?.[0]?.typical ?? 10_000;
  const [text, setText] = useState(String(Math.min(range[1], Math.max(range[0], usual))));
  const [months, setMonths] = useState(offered[offered.length >> 1] ?? 12);
  const price = Number(text.replace(/[$,\s]/g, ""));
  const isOffered = Number.isFinite(price) && price >= range[0] && price <= range[1];
  const limits = `From ${dollars(range[0])} to ${dollars(range[1])}.`;
  return (
    <chakra.div display="grid" gap={{ base: "8", md: "12" }} gridTemplateColumns={{ base: "1fr", md: "1fr 1.4fr" }}>
      <chakra.div display="grid" gap="5" alignContent="start">
        <LabeledField id="price" label="Price of the project" hint={limits}>
          <Input
            id="price"
            inputMode="decimal"
            autoComplete="off"
            value={text}
            aria-describedby="price-hint"
            aria-invalid={isOffered ? undefined : true}
            onChange={({ target }) => setText(target.value)}
          />
        </LabeledField>
        <LabeledField id="months" label="Paid back in" hint={`The terms that ${terms.lender} offers.`}>
          <Select
            id="months"
            value={months}
            aria-describedby="months-hint"
            onChange={({ target }) => setMonths(Number(target.value))}
          >
            {offered.map((each) => (
              <option key={each} value={each}>
                {each} months
              </option>
            ))}
          </Select>
        </LabeledField>
      </chakra.div>
      <Card role="status" display="grid" gap="3" alignContent="start" p="6">
        {isOffered ? <Terms terms={terms} price={price} months={months} /> : <p>Enter a price. {limits}</p>}
      </Card>
    </chakra.div>
  );
}

/** What a project comes to a month, by the terms of the company's lender. */
export default function MonthlyPayment() {
  usePageHead(loanTerms ? { title: "Work out a monthly payment" } : missingHead());
  if (!loanTerms) return <NotFoundNotice />;
  const { lender, disclosure, confirmed } = loanTerms;
  return (
    <>
      <PageHero
        title="Work out a monthly payment"
        lead={`With a loan of ${lender}. An example and no offer: the lender decides, and your own rate stands in its papers.`}
      />
      <Section labelledBy="calculator" title="Price and time">
        <Calculator terms={loanTerms} />
        <chakra.p mt="6">{disclosure}</chakra.p>
        <Small mt="2">
          Terms confirmed by {confirmed.by} on <time dateTime={confirmed.on}>{longDate(confirmed.on)}</time>.
        </Small>
        <HeroActions>
          <ButtonLink to={`${pages.quote.path}?intent=financing`} variant="action">
            Request your free estimate
          </ButtonLink>
        </HeroActions>
      </Section>
    </>
  );
}
