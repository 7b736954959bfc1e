import { chakra } from "@chakra-ui/react/styled-system";
import { highlights } from "@site/company/highlights";
import { profile } from "@site/company/profile";
import type { Category } from "@site/core/catalogue/contract";
import { SectionHeading } from "@site/ui/components/heading.tsx";
import { Section } from "@site/ui/components/section.tsx";
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
            <chakra.li key={title} pt="4" borderTopWidth="3px" borderColor="amber.400">
              <chakra.h3 textStyle="h4">{title}</chakra.h3>
              <chakra.p mt="2" color="inkMuted">
                {text}
              </chakra.p>
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.div>
    </Section>
  );
}
