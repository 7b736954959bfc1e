import { chakra } from "@chakra-ui/react/styled-system";
import type { TextSection } from "@site/company/schema";
import { Columns, Section } from "@site/ui/components/section.tsx";
import { Anchor } from "@site/ui/components/text-link.tsx";

const getAnchor = ({ id, heading }: TextSection): string => id ?? heading.toLowerCase().replace(/[^a-z0-9]+/g, "-");

const PlainList = chakra("ul", { base: { pl: "6", display: "grid", gap: "2", listStyleType: "disc" } });

export const TextSections = ({ sections }: { sections: readonly TextSection[] }) => (
  <chakra.div display="grid" gap="10" maxW="prose">
    {sections.map((section) => (
      <chakra.section key={section.heading} aria-labelledby={getAnchor(section)} display="grid" gap="4">
        <chakra.h2 id={getAnchor(section)} textStyle="h3">
          {section.heading}
        </chakra.h2>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {section.list && (
          <PlainList>
            {section.list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </PlainList>
        )}
      </chakra.section>
    ))}
  </chakra.div>
);

/** A long text with its contents beside it, for the legal pages. */
export function TextPage({ sections }: { sections: readonly TextSection[] }) {
  return (
    <Section>
      <Columns wide="minmax(0, 1fr) 18rem">
        <TextSections sections={sections} />
        <chakra.nav
          aria-label="On this page"
          order={{ base: "-1", lg: "0" }}
          position={{ lg: "sticky" }}
          top="8rem"
          alignSelf="start"
        >
          <chakra.p textStyle="h4" mb="3">
            On this page
          </chakra.p>
          <chakra.ul listStyleType="none">
            {sections.map((section) => (
              <li key={section.heading}>
                <Anchor href={`#${getAnchor(section)}`} display="inline-block" py="1">
                  {section.heading}
                </Anchor>
              </li>
            ))}
          </chakra.ul>
        </chakra.nav>
      </Columns>
    </Section>
  );
}
