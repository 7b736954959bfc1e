import { chakra } from "@chakra-ui/react/styled-system";
import { useBuiltData } from "@site/ui/lib/built-data.ts";
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { hydrateOnInteraction } from "../../lib/hydration/hydrate-on-interaction.tsx";
import { useIsBuilt } from "../../lib/hydration/use-is-hydrated.ts";
import { FailureNotice, PlainNotice } from "./notice.tsx";
import { isKnownReviews, knownReviewsKey } from "./reviews-known.ts";

/** How near the carousel must come before its code and the reviews are fetched, px. */
const near = 400;

/** Whether an element has come near the screen; stays true from then on. */
function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [wasNear, setNear] = useState(false);
  useEffect(() => {
    if (wasNear || !element.current) return;
    const onSight = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && setNear(true);
    const observer = new IntersectionObserver(onSight, { rootMargin: `${near}px` });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wasNear]);
  return wasNear;
}

const absent = { display: "none" } as const;

const Reviews = lazy(() => import("./reviews.tsx").catch(() => ({ default: FailureNotice })));

const BuiltReviews = hydrateOnInteraction(() => import("./reviews.tsx"));

export const { preload } = BuiltReviews;

/** The place of a carousel: it has its height from the start, and what fills it comes when it is nearly seen. A page that
 * was built with a review shows it from the start; a page without one takes no place where no script runs: the way to
 * all reviews stands below. */
export function ReviewsSlot() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const data = useBuiltData()[knownReviewsKey];
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
        <Suspense fallback={<PlainNotice text="loading" />}>
          <Reviews mode="carousel" />
        </Suspense>
      )}
    </chakra.div>
  );
}
