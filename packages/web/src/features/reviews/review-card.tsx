import { chakra } from "@chakra-ui/react/styled-system";
import type { Review } from "@site/core/reviews/contract";
import { defaultRating, maxPhotos, reviewTexts } from "@site/core/reviews/options";
import { Card } from "@site/ui/components/card.tsx";
import { Small } from "@site/ui/components/section.tsx";
import { BadgeCheck, Star } from "lucide-react";
import { useState } from "react";
import { Picture } from "../../components/media/picture.tsx";
import { getRating } from "./average-rating.ts";

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

const getInitials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(([letter = ""]) => letter.toUpperCase())
    .join("");

/** Who wrote it: the photo, or the initials when there is none or it does not load. */
function Author({ authorName, authorPhotoUrl }: Pick<Review, "authorName" | "authorPhotoUrl">) {
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

const places = [1, 2, 3, 4, 5] as const;

/** A rating as stars, and in words for those who do not see them. @param value 1 to 5 */
const Stars = ({ value }: { value: number }) => (
  <chakra.span display="inline-flex" gap="1" color="brick.600">
    <chakra.span srOnly>{value} out of 5 stars</chakra.span>
    {places.map((place) => (
      <Star key={place} aria-hidden size={20} fill={place <= Math.round(value) ? "currentColor" : "none"} />
    ))}
  </chakra.span>
);

const Badge = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    px: "2",
    borderRadius: "sm",
    textStyle: "small",
    fontWeight: "semibold",
  },
  variants: {
    kind: { verified: { bg: "spruce.50", color: "spruce.700" }, sample: { bg: "brick.50", color: "brick.700" } },
  },
});

/** One review. In a carousel it fills the given height, and a long text scrolls inside it. */
export function ReviewCard({ review, isFramed = false }: { review: Review; isFramed?: boolean }) {
  const { authorName, authorPhotoUrl, reviewText, location, timeDescription, isVerified, photos, isSample } = review;
  const about = [location, timeDescription].filter(Boolean).join(" · ");
  return (
    <Card as="article" display="flex" flexDirection="column" gap="3" h="full" p={{ base: "5", md: "6" }}>
      <Author authorName={authorName} authorPhotoUrl={authorPhotoUrl} />
      <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Stars value={getRating(review) ?? defaultRating} />
        {isVerified === "yes" && (
          <Badge kind="verified">
            <BadgeCheck aria-hidden size={16} /> {reviewTexts.verified}
          </Badge>
        )}
        {isSample && <Badge kind="sample">{reviewTexts.sample}</Badge>}
      </chakra.p>
      {reviewText && (
        <chakra.p
          whiteSpace="pre-line"
          overflowWrap="anywhere"
          {...(isFramed
            ? {
                flex: "1",
                minH: "0",
                overflowY: "auto",
                tabIndex: 0,
                "aria-label": `Review by ${authorName}`,
                role: "group",
              }
            : {})}
        >
          {reviewText}
        </chakra.p>
      )}
      <Photos authorName={authorName} photos={photos} />
      {about && <Small mt="auto">{about}</Small>}
    </Card>
  );
}
