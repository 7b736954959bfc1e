import { chakra } from "@chakra-ui/react/styled-system";
import { BuiltDataContext } from "@site/ui/lib/built-data.ts";
import { lazy, Suspense, useContext, useEffect, useRef } from "react";
import { hydrateOnInteraction } from "../../lib/hydration/hydrate-on-interaction.tsx";
import { useIsBuilt } from "../../lib/hydration/use-is-hydrated.ts";
import { useInView } from "../../lib/use-in-view.ts";
import { FailureNotice, LoadingNotice } from "./notice.tsx";
import { isKnownReviews, knownReviewsKey } from "./reviews-known.ts";

/** How near the carousel must come before its code and the reviews are fetched, px. */
const near = 400;

const absent = { display: "none" } as const;

const Reviews = lazy(() => import("./reviews.tsx").catch(() => ({ default: FailureNotice })));

const BuiltReviews = hydrateOnInteraction(() => import("./reviews.tsx"));

export const { preload } = BuiltReviews;

/** The place of a carousel: it has its height from the start, and what fills it comes when it is nearly seen. A page that
 * was built with a review shows it from the start; a page without one takes no place where no script runs: the way to
 * all reviews stands below. */
export function ReviewsSlot() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, 0, near);
  const data = useContext(BuiltDataContext)[knownReviewsKey];
  const known = useIsBuilt() && isKnownReviews(data) ? data : undefined;
  useEffect(() => {
    if (isNear) BuiltReviews.wake();
  }, [isNear]);
  return (
    <chakra.div
      ref={place}
      data-reviews="carousel"
      h={{ base: "36rem", md: "27rem" }}
      maxW="60rem"
      {...(known ? {} : { css: { "@media (scripting: none)": absent, "&:empty:not(:lang(en))": absent } })}
    >
      {known && <BuiltReviews mode="carousel" known={known} />}
      {!known && isNear && (
        <Suspense fallback={<LoadingNotice />}>
          <Reviews mode="carousel" />
        </Suspense>
      )}
    </chakra.div>
  );
}
