import { profile } from "@site/company/profile";
import { serviceOrder, services } from "@site/company/services";
import { Grid } from "@site/ui/components/card.tsx";
import { SectionHeading } from "@site/ui/components/heading.tsx";
import { Section } from "@site/ui/components/section.tsx";
import { Video } from "../../components/video.tsx";

const home = "/illustrations/scene-home.svg";
const posters = [home, ...serviceOrder.slice(1).map((id) => services[id].scene)];

/** Three project videos; hidden when the business has none. */
export function Showcase() {
  const { showcase } = profile.videos;
  if (showcase.length === 0) return null;
  return (
    <Section labelledBy="showcase">
      <SectionHeading id="showcase">See Our Projects</SectionHeading>
      <Grid columns={3}>
        {showcase.slice(0, 3).map((video, index) => (
          <Video key={video.title} video={video} poster={posters[index] ?? home} />
        ))}
      </Grid>
    </Section>
  );
}
