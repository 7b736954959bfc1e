import type { CategorySlug } from "@site/core/catalogue/contract";
import { getFaq } from "@site/core/faq/texts";
import { Accordion } from "@site/ui/components/accordion.tsx";
import { Columns, Section, SectionHeading } from "@site/ui/components/section.tsx";
import { NextSteps } from "../../components/contact-actions.tsx";

/** The category's questions, one open at a time, beside the ways forward. Hidden when there are none. */
export default function CategoryFaq({ category, name }: { category: CategorySlug; name: string }) {
  const entries = getFaq(category);
  if (entries.length === 0) return null;
  return (
    <Section labelledBy="faq">
      <Columns wide="minmax(0, 1fr) 22rem">
        <div>
          <SectionHeading id="faq" title={`Questions About Our ${name}`} />
          <Accordion
            name="category-faq"
            items={entries.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
          />
        </div>
        <NextSteps />
      </Columns>
    </Section>
  );
}
