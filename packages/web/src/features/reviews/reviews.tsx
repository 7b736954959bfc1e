import { chakra } from "@chakra-ui/react/styled-system";
import { getPath } from "@site/core/contract/endpoint";
import { listReviewsEndpoint, type Review } from "@site/core/reviews/contract";
import { CardList } from "@site/ui/components/card.tsx";
import { Small } from "@site/ui/components/section.tsx";
import { load } from "@site/ui/lib/api.ts";
import { hasKeys } from "@site/ui/lib/has-keys.ts";
import { usePrerendered } from "../../lib/hydration/use-prerendered.ts";
import { getSummary, type ReviewsSummary } from "./average-rating.ts";
import { FailureNotice, PlainNotice } from "./notice.tsx";
import { ReviewCard } from "./review-card.tsx";
import { ReviewCarousel } from "./review-carousel.tsx";
import type { KnownReviews } from "./reviews-known.ts";

const isReview = (value: unknown): value is Review => hasKeys(value, "id", "authorName");

const isList = (value: unknown): value is { reviews: unknown[] } =>
  hasKeys(value, "reviews") && Array.isArray(value.reviews);

function useReviews(): { data: readonly Review[] | undefined; isLoading: boolean } {
  const { data, isLoading } = usePrerendered(getPath(listReviewsEndpoint), { load: load<unknown>, isAnswer: isList });
  return { data: data?.reviews.filter(isReview), isLoading };
}

const ReviewGrid = ({ reviews }: { reviews: readonly Review[] }) => (
  <CardList aria-label="Reviews">
    {reviews.map((review) => (
      <li key={review.id}>
        <ReviewCard review={review} />
      </li>
    ))}
  </CardList>
);

/** Most reviews in a carousel: more dots than these can't be told apart. What is left out is said. */
const carouselSize = 10;

/** @param known stands until the list is there, and for as long as it can't be had */
export default function Reviews({ mode, known }: { mode: "grid" | "carousel"; known?: KnownReviews }) {
  const { data, isLoading } = useReviews();
  const all = data ?? (known && [known.newest]);
  if (!all) return isLoading ? <PlainNotice text="loading" /> : <FailureNotice />;
  if (all.length === 0) return <PlainNotice text="empty" />;
  const shown = mode === "carousel" ? all.slice(0, carouselSize) : all;
  const summary = !data && known ? known : getSummary(all);
  const expected = isLoading ? Math.min(summary.count, carouselSize) : shown.length;
  return (
    <chakra.div h="full" display="flex" flexDirection="column" gap="4">
      <Summary {...summary} shown={expected} />
      <chakra.div flex="1" minH="0">
        {mode === "carousel" ? <ReviewCarousel reviews={shown} count={expected} /> : <ReviewGrid reviews={shown} />}
      </chakra.div>
    </chakra.div>
  );
}

const Summary = ({ average, count, hasSamples, shown }: ReviewsSummary & { shown: number }) => (
  <Small>
    {average && `Average rating ${average.value} of 5 from ${average.count} rated reviews. `}
    {shown < count && `The newest ${shown} of ${count}. `}
    {hasSamples && "These are samples, not reviews of real homeowners."}
  </Small>
);
