import { chakra } from "@chakra-ui/react/styled-system";
import type { Review } from "@site/core/reviews/contract";
import { ReviewCard } from "./review-card.tsx";

/** Every review at once, in three columns on large screens. */
export function ReviewGrid({ reviews }: { reviews: readonly Review[] }) {
  return (
    <chakra.ul
      aria-label="Reviews"
      display="grid"
      gap={{ base: "5", md: "6" }}
      listStyleType="none"
      gridTemplateColumns={{ base: "1fr", md: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" }}
    >
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} />
        </li>
      ))}
    </chakra.ul>
  );
}
