import { chakra } from "@chakra-ui/react/styled-system";
import type { Review } from "@site/core/reviews/contract";
import { averageRating } from "./average-rating.ts";
import { EmptyNotice, FailureNotice, LoadingNotice } from "./notice.tsx";
import { ReviewCarousel } from "./review-carousel.tsx";
import { ReviewGrid } from "./review-grid.tsx";
import { useReviews } from "./use-reviews.ts";

/** Most reviews in a carousel: more dots than these can't be told apart. What is left out is said. */
const carouselSize = 10;

export default function Reviews({ mode }: { mode: "grid" | "carousel" }) {
  const { data, isLoading } = useReviews();
  if (isLoading) return <LoadingNotice />;
  if (!data) return <FailureNotice />;
  if (data.length === 0) return <EmptyNotice />;
  const shown = mode === "carousel" ? data.slice(0, carouselSize) : data;
  return (
    <chakra.div h="full" display="flex" flexDirection="column" gap="4">
      <Summary all={data} shown={shown.length} />
      <chakra.div flex="1" minH="0">
        {mode === "carousel" ? <ReviewCarousel reviews={shown} /> : <ReviewGrid reviews={shown} />}
      </chakra.div>
    </chakra.div>
  );
}

/** What the list is: its average, that samples are samples, and what a carousel leaves out. */
function Summary({ all, shown }: { all: readonly Review[]; shown: number }) {
  const average = averageRating(all);
  const hasSamples = all.some(({ isSample }) => isSample);
  return (
    <chakra.p textStyle="small" color="inkMuted">
      {average && `Average rating ${average.value} of 5 from ${average.count} rated reviews. `}
      {shown < all.length && `The newest ${shown} of ${all.length}. `}
      {hasSamples && "These are samples, not reviews of real homeowners."}
    </chakra.p>
  );
}
