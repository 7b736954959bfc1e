import { chakra } from "@chakra-ui/react/styled-system";
import { highlights } from "@site/company/highlights";
import { profile } from "@site/company/profile";
import type { Category } from "@site/core/catalogue/contract";
import { SectionHeading } from "@site/ui/components/heading.tsx";
import { Section } from "@site/ui/components/section.tsx";
import { Point } from "../../components/point.tsx";
import { Video } from "../../components/video.tsx";

/** The category's video and its four highlight cards. */
export function WhyChoose({ category: { slug, name } }: { category: Category }) {
  const video = profile.videos.categories[slug];
  return (
    <Section labelledBy="why-choose">
      <SectionHeading id="why-choose">Why Choose Our {name}</SectionHeading>
      <chakra.div
        display="grid"
        gap={{ base: "8", lg: "12" }}
        gridTemplateColumns={{ base: "1fr", lg: video ? "minmax(0, 1.2fr) minmax(0, 1fr)" : "1fr" }}
      >
        {video && <Video video={video} />}
        <chakra.ul display="grid" gap="6" listStyleType="none" gridTemplateColumns={{ base: "1fr", sm: "1fr 1fr" }}>
          {highlights[slug].map(({ title, text }) => (
            <Point key={title} as="li" title={title} text={text} />
          ))}
        </chakra.ul>
      </chakra.div>
    </Section>
  );
}
