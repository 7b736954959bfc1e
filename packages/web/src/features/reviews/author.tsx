import { chakra } from "@chakra-ui/react/styled-system";
import type { Review } from "@site/core/reviews/contract";
import { useState } from "react";
import { Picture } from "../../components/picture.tsx";

const getInitials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");

/** Who wrote it: the photo, or the initials when there is none or it does not load. */
export function Author({ authorName, authorPhotoUrl }: Pick<Review, "authorName" | "authorPhotoUrl">) {
  const [isBroken, setBroken] = useState(false);
  return (
    <chakra.div display="flex" alignItems="center" gap="3" minW="0">
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        flexShrink="0"
        w="12"
        h="12"
        borderRadius="full"
        overflow="hidden"
        bg="spruce.100"
        color="spruce.800"
        fontWeight="bold"
      >
        {authorPhotoUrl && !isBroken ? (
          <Picture
            src={authorPhotoUrl}
            alt=""
            size={[48, 48]}
            referrerPolicy="no-referrer"
            onError={() => setBroken(true)}
          />
        ) : (
          getInitials(authorName)
        )}
      </chakra.span>
      <chakra.h3 textStyle="h4" minW="0" overflowWrap="anywhere">
        {authorName}
      </chakra.h3>
    </chakra.div>
  );
}
