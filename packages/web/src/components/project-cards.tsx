import { chakra } from "@chakra-ui/react/styled-system";
import type { Project } from "@site/company/schema";
import { projectPath } from "@site/core/site/pages";
import { Card, Grid } from "@site/ui/components/card.tsx";
import { TextLink } from "@site/ui/components/text-link.tsx";
import { Picture } from "./media/picture.tsx";

const photoSize = [1200, 900] as const;

export const ProjectCards = ({ projects }: { projects: readonly Project[] }) => (
  <Grid columns={3}>
    {projects.map(({ slug, title, town, after, alt, summary }) => (
      <Card as="article" key={slug} display="grid" gap="3" alignContent="start" pb="5">
        <Picture src={after} alt={alt} size={photoSize} w="full" aspectRatio="4 / 3" objectFit="cover" />
        <chakra.h3 textStyle="h4" px="5">
          <TextLink to={projectPath(slug)}>
            {title} in {town}
          </TextLink>
        </chakra.h3>
        <chakra.p px="5" color="inkMuted">
          {summary}
        </chakra.p>
      </Card>
    ))}
  </Grid>
);
