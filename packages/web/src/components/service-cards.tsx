import { chakra } from "@chakra-ui/react/styled-system";
import { services } from "@site/company/services";
import { categorySlugs } from "@site/core/catalogue/contract";
import { categoryPath } from "@site/core/site/pages";
import { Card, Grid } from "@site/ui/components/card.tsx";
import { Link } from "react-router-dom";
import { drawingSize, Picture } from "./media/picture.tsx";

const CoverLink = chakra(Link, { base: { _after: { content: '""', position: "absolute", inset: "0" } } });

export const ServiceCards = () => (
  <Grid columns={categorySlugs.length === 3 ? 3 : 4}>
    {categorySlugs.map((slug) => (
      <Card key={slug} as="article" position="relative" _hover={{ borderColor: "spruce.600" }}>
        <Picture src={services[slug].scene} alt="" size={drawingSize.scene} isSmall w="full" />
        <chakra.div p="5">
          <chakra.h3 textStyle="h4" color="spruce.700">
            <CoverLink to={categoryPath(slug)}>{services[slug].name}</CoverLink>
          </chakra.h3>
          <chakra.p mt="2" color="inkMuted">
            {services[slug].blurb}
          </chakra.p>
        </chakra.div>
      </Card>
    ))}
  </Grid>
);
