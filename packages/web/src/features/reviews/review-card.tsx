import { chakra } from "@chakra-ui/react/styled-system";
import type { Review } from "@site/core/reviews/contract";
import { defaultRating, reviewTexts } from "@site/core/reviews/options";
import { BadgeCheck } from "lucide-react";
import { Author } from "./author.tsx";
import { getRating } from "./average-rating.ts";
import { Photos } from "./photos.tsx";
import { Stars } from "./stars.tsx";

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
    <chakra.article
      display="flex"
      flexDirection="column"
      gap="3"
      h="full"
      p={{ base: "5", md: "6" }}
      bg="white"
      borderWidth="1px"
      borderColor="snow.300"
      borderRadius="md"
    >
      <Author authorName={authorName} {...(authorPhotoUrl ? { authorPhotoUrl } : {})} />
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
      <Photos authorName={authorName} {...(photos ? { photos } : {})} />
      {about && (
        <chakra.p mt="auto" textStyle="small" color="inkMuted">
          {about}
        </chakra.p>
      )}
    </chakra.article>
  );
}
