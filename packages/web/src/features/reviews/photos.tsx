import { chakra } from "@chakra-ui/react/styled-system";
import type { Review } from "@site/core/reviews/contract";
import { maxPhotos } from "@site/core/reviews/options";
import { useState } from "react";
import { Picture } from "../../components/picture.tsx";

/** At most four pictures of a review, which open whole; one that does not load is left out. */
export function Photos({ authorName, photos = [] }: Pick<Review, "authorName" | "photos">) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = [...new Set(photos)].filter((photo) => !broken.includes(photo)).slice(0, maxPhotos);
  if (shown.length === 0) return null;
  return (
    <chakra.ul display="flex" gap="2" listStyleType="none" aria-label={`Photos by ${authorName}`}>
      {shown.map((photo, index) => (
        <li key={photo}>
          <a href={photo} target="_blank" rel="noreferrer">
            <Picture
              src={photo}
              alt={`Photo ${index + 1} by ${authorName}`}
              size={[64, 64]}
              w="16"
              h="16"
              objectFit="cover"
              borderRadius="sm"
              referrerPolicy="no-referrer"
              onError={() => setBroken((known) => [...known, photo])}
            />
          </a>
        </li>
      ))}
    </chakra.ul>
  );
}
