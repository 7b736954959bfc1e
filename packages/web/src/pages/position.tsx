import { chakra } from "@chakra-ui/react/styled-system";
import { benefits, positionTexts } from "@site/company/careers";
import { positions } from "@site/company/positions";
import { pages } from "@site/core/site/pages";
import { ButtonAnchor } from "@site/ui/components/button.tsx";
import { CheckList } from "@site/ui/components/card.tsx";
import { Container, Section } from "@site/ui/components/section.tsx";
import { inPlaceOpenerProps } from "@site/ui/lib/invokers.ts";
import { useParams } from "react-router-dom";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { NotFoundNotice } from "../components/not-found-notice.tsx";
import { HeroActions } from "../components/page-hero.tsx";
import { Part } from "../components/part.tsx";
import { ApplicationFrame, dialogId } from "../features/jobs/application-frame.tsx";
import { longDate } from "../lib/dates.ts";
import { hydrateOnInteraction } from "../lib/hydration/hydrate-on-interaction.tsx";
import { missingHead, usePageHead } from "../lib/use-page-head.ts";

/** Where nothing can open the dialog it stands in the page. */
const withoutScript = `#${dialogId}{display:block;position:static;opacity:1;max-height:none}#${dialogId} [data-act]{display:none}`;

const Application = hydrateOnInteraction<{ position: string }>(() => import("../features/jobs/application-form.tsx"));

export const { preload } = Application;

export default function Position() {
  const { position: slug } = useParams();
  const position = positions.find((candidate) => candidate.slug === slug);
  usePageHead(position ? { title: `${position.title}, ${position.place}` } : missingHead());
  if (!position) return <NotFoundNotice action={{ label: "All positions", to: pages.careers.path }} />;
  return <PositionView {...position} />;
}

function PositionView({ slug, title, type, place, pay, postedOn }: (typeof positions)[number]) {
  const { summary, duties, wishes, schedule } = positionTexts[slug];
  return (
    <>
      <chakra.div bg="spruce.800" color="white" className="on-dark">
        <Container py="section">
          <Breadcrumb parent={{ label: "Careers", to: pages.careers.path }} label={title} />
          <chakra.h1 textStyle="h1" mt="6">
            {title}
          </chakra.h1>
          <chakra.p textStyle="lead" mt="4">
            {type} · {place} · {pay}
          </chakra.p>
          <chakra.p mt="2" textStyle="small">
            Posted on <time dateTime={postedOn}>{longDate(postedOn)}</time>
          </chakra.p>
          <HeroActions>
            <ButtonAnchor
              href={`#${dialogId}`}
              variant="action"
              aria-label={`Apply Now: ${title}`}
              aria-haspopup="dialog"
              {...inPlaceOpenerProps(dialogId)}
            >
              Apply Now
            </ButtonAnchor>
          </HeroActions>
        </Container>
      </chakra.div>
      <Section>
        <chakra.div display="grid" gap="10" maxW="prose">
          <chakra.p textStyle="lead">{summary}</chakra.p>
          <Part id="duties" title="What you do">
            <CheckList items={duties} />
          </Part>
          <Part id="wishes" title="What we look for">
            <CheckList items={wishes} />
          </Part>
          <Part id="offer" title="What you get">
            <chakra.p mb="4">
              {schedule} {pay}.
            </chakra.p>
            <CheckList items={benefits.map((benefit) => benefit.title)} />
          </Part>
        </chakra.div>
      </Section>
      <ApplicationFrame position={title}>
        <Application position={title} />
      </ApplicationFrame>
      <noscript>
        <style>{withoutScript}</style>
      </noscript>
    </>
  );
}
