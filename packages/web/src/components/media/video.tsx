import { chakra } from "@chakra-ui/react/styled-system";
import type { Video as VideoData } from "@site/company/schema";
import { Play } from "lucide-react";
import { EmbedFacade } from "./embed-facade.tsx";
import { drawingSize } from "./picture.tsx";

interface VideoProps {
  video: VideoData;
  poster?: string;
}

/** A video of the hosting service with its title beneath; the player loads on a press, with captions on. */
export const Video = ({ video: { id, title }, poster = "/illustrations/poster-video.svg" }: VideoProps) => (
  <chakra.figure>
    <chakra.div position="relative" aspectRatio="16 / 9" overflow="hidden" borderRadius="md" bg="spruce.800">
      <EmbedFacade
        title={title}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&cc_load_policy=1&rel=0`}
        href={`https://www.youtube.com/watch?v=${id}`}
        poster={poster}
        posterSize={drawingSize.wide}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        verb="Play video"
        icon={<Play aria-hidden size={20} fill="currentColor" />}
      />
    </chakra.div>
    <chakra.figcaption mt="2" textStyle="small" color="inkMuted">
      {title}
    </chakra.figcaption>
  </chakra.figure>
);
