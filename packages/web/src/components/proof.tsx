import { chakra } from "@chakra-ui/react/styled-system";
import type { CrewMember, Insurance, License } from "@site/company/schema";
import { Grid } from "@site/ui/components/card.tsx";
import { SectionHeading } from "@site/ui/components/heading.tsx";
import { Section } from "@site/ui/components/section.tsx";
import { longDate } from "../lib/dates.ts";
import { Picture } from "./picture.tsx";

export const Crew = ({ crew }: { crew: readonly CrewMember[] }) => (
  <Section labelledBy="crew" tone="white">
    <SectionHeading id="crew">Who comes to your home</SectionHeading>
    <Grid as="ul" columns={3} listStyleType="none">
      {crew.map(({ name, role, since, photo }) => (
        <chakra.li key={name} display="flex" gap="4" alignItems="center">
          {photo && (
            <Picture
              src={photo}
              alt=""
              size={[240, 240]}
              w="6rem"
              h="6rem"
              flexShrink="0"
              borderRadius="full"
              objectFit="cover"
            />
          )}
          <div>
            <chakra.p textStyle="h4">{name}</chakra.p>
            <p>{role}</p>
            <chakra.p textStyle="small" color="inkMuted">
              With us since {since}
            </chakra.p>
          </div>
        </chakra.li>
      ))}
    </Grid>
  </Section>
);

interface PapersProps {
  licenses: readonly License[];
  insurances: readonly Insurance[];
}

export const Papers = ({ licenses, insurances }: PapersProps) => (
  <Section labelledBy="papers">
    <SectionHeading id="papers" lead="Check them before you sign with anybody, us included.">
      Licenses and insurance
    </SectionHeading>
    <chakra.dl display="grid" gap="6" gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }}>
      {licenses.map(({ name, number, issuer, lookup }) => (
        <div key={number}>
          <chakra.dt textStyle="h4">{name}</chakra.dt>
          <dd>No. {number}</dd>
          <chakra.dd color="inkMuted">
            {issuer}
            {lookup && (
              <>
                {", "}
                <chakra.a href={lookup} textDecoration="underline">
                  look it up
                </chakra.a>
              </>
            )}
          </chakra.dd>
        </div>
      ))}
      {insurances.map(({ kind, insurer, until }) => (
        <div key={kind}>
          <chakra.dt textStyle="h4">{kind} insurance</chakra.dt>
          <dd>{insurer}</dd>
          <chakra.dd color="inkMuted">
            Through <time dateTime={until}>{longDate(until)}</time>
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  </Section>
);
