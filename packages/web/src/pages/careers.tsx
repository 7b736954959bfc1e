import { chakra } from "@chakra-ui/react/styled-system";
import { benefits, intro, lookingFor, positionTexts } from "@site/company/careers";
import { positions } from "@site/company/positions";
import { profile } from "@site/company/profile";
import { heroes } from "@site/company/site-texts";
import { pages, positionPath } from "@site/core/site/pages";
import { ButtonLink } from "@site/ui/components/button.tsx";
import { Card, CheckList, Grid } from "@site/ui/components/card.tsx";
import { Section } from "@site/ui/components/section.tsx";
import { type MouseEvent, useState } from "react";
import { Video } from "../components/media/video.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { Point } from "../components/point.tsx";
import { dialogId } from "../features/jobs/application-frame.tsx";
import { preloadable } from "../lib/hydration/preloadable.tsx";
import { usePageHead } from "../lib/use-page-head.ts";
import { wait } from "../lib/wait.ts";

const ApplicationDialog = preloadable<{ position: string; onClose: () => void }>(
  () => import("../features/jobs/application-dialog.tsx"),
);

const timeoutMs = 4000;

const prepare = (): Promise<boolean> =>
  ApplicationDialog.preload().then(
    () => true,
    () => false,
  );

/** 'Apply Now' of a position in a list. A link to the form on the position's own page, which opens in place unless its
 * code can't be had. */
function ApplyButton({ position, slug }: { position: string; slug: string }) {
  const [isOpen, setOpen] = useState(false);
  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    if (await Promise.race([prepare(), wait(timeoutMs)])) setOpen(true);
    else if (link.isConnected) window.location.assign(link.href);
  }
  return (
    <>
      <ButtonLink
        to={`${positionPath(slug)}#${dialogId}`}
        variant="action"
        aria-label={`Apply Now: ${position}`}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        Apply Now
      </ButtonLink>
      {isOpen && <ApplicationDialog position={position} onClose={() => setOpen(false)} />}
    </>
  );
}

const Positions = () => (
  <Grid columns={2}>
    {positions.map(({ slug, title, type, place, pay }) => (
      <Card key={slug} as="article" p="6" display="grid" gap="4" justifyItems="start" alignContent="start">
        <chakra.h3 textStyle="h3">{title}</chakra.h3>
        <p>
          {type} · {place}
        </p>
        <chakra.p fontWeight="bold" fontSize="lg">
          {pay}
        </chakra.p>
        <chakra.p color="inkMuted">{positionTexts[slug].summary}</chakra.p>
        <ApplyButton position={title} slug={slug} />
        <ButtonLink to={positionPath(slug)} variant="outline" aria-label={`See details: ${title}`}>
          See details
        </ButtonLink>
      </Card>
    ))}
  </Grid>
);

export default function Careers() {
  usePageHead(pages.careers);
  const { careersTeam, careers } = profile.videos;
  return (
    <>
      <PageHero title={heroes.careers.title} lead={intro} scene="/illustrations/scene-careers.svg" />
      {careersTeam && (
        <Section>
          <chakra.div maxW="56rem" mx="auto">
            <Video video={careersTeam} />
          </chakra.div>
        </Section>
      )}
      <Section labelledBy="positions" title="Open positions" tone="white">
        <Positions />
      </Section>
      <Section labelledBy="benefits" title="What you get">
        <Grid columns={3}>
          {benefits.map(({ title, text }) => (
            <Point key={title} title={title} text={text} />
          ))}
        </Grid>
      </Section>
      <Section labelledBy="looking-for" title="What We're Looking For" tone="snow">
        <CheckList items={lookingFor} />
        <chakra.div mt="10">
          <Grid columns={3}>
            {careers.map((video) => (
              <Video key={video.title} video={video} />
            ))}
          </Grid>
        </chakra.div>
      </Section>
    </>
  );
}
