import type { Changes } from "../../../tools/prove/spec/mutations.ts";

const options = "packages/core/src/reviews/options.ts";
const card = "packages/web/src/features/reviews/review-card.tsx";

export const changes: Changes = {
  "H-01": [["packages/ui/src/components/card.tsx", 'lg: "repeat(3,', 'lg: "repeat(2,']],
  "H-02": [
    [
      "packages/web/src/lib/use-rotation.ts",
      "setIndex((current) => (current + 1) % count)",
      "setIndex((current) => current)",
      "advances",
    ],
    [
      "packages/web/src/features/reviews/review-carousel.tsx",
      "onClick={() => onShow(index)}",
      "onClick={() => onShow(current)}",
      "dots",
    ],
  ],
  "H-03": [[options, "carouselInterval = 5000", "carouselInterval = 7000"]],
  "H-04": [
    ["packages/web/src/features/reviews/review-card.tsx", "{authorPhotoUrl && !isBroken ? (", "{false ? (", "photo"],
    [card, "<Author authorName={authorName}", '<Author authorName="Homeowner"', "name"],
  ],
  "H-05": [[options, "defaultRating = 5", "defaultRating = 4", "default"]],
  "H-06": [[card, "{reviewText && (", "{false && ("]],
  "H-07": [
    [card, "[location, timeDescription]", "[timeDescription]"],
    [
      "packages/web/src/features/reviews/review-card.tsx",
      "{about && <Small",
      "{timeDescription && <Small",
      "location alone",
    ],
  ],
  "H-08": [[card, "[location, timeDescription]", "[location]"]],
  "H-09": [
    [options, 'verified: "Verified"', 'verified: "Checked"', "label"],
    [card, '{isVerified === "yes" && (', "{isVerified && (", "only when yes"],
  ],
  "H-10": [[options, "maxPhotos = 4", "maxPhotos = 6"]],
  "H-11": [[options, "Loading reviews...", "One moment..."]],
  "H-12": [
    [options, "No reviews available yet.", "Nothing here."],
    [
      "packages/web/src/features/reviews/reviews.tsx",
      "const all = data ?? (known && [known.newest]);",
      "const all = data?.length ? data : known ? [known.newest] : data;",
      "renewed",
    ],
  ],
  "H-13": [
    [options, '"Unable to load reviews"', '"No reviews"', "failure"],
    [options, "Please refresh the page to try again", "Come back later", "help"],
  ],
};
