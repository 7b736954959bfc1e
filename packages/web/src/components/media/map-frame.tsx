import { chakra } from "@chakra-ui/react/styled-system";
import { MapPin } from "lucide-react";
import { EmbedFacade } from "./embed-facade.tsx";

/** A map behind a drawing of our own; the map service is asked on a press and not before. */
export const MapFrame = ({ title, src, href, height }: Record<"title" | "src" | "href" | "height", string>) => (
  <chakra.div position="relative" h={height} overflow="hidden" borderRadius="md" bg="spruce.100">
    <EmbedFacade
      title={`Map: ${title}`}
      src={src}
      href={href}
      poster="/illustrations/poster-map.svg"
      posterSize={[1200, 500]}
      verb="Show map"
      icon={<MapPin aria-hidden size={20} />}
    />
  </chakra.div>
);
