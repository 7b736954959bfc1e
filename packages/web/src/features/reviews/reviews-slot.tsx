import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useRef } from "react";
import { useInView } from "../../lib/use-in-view.ts";
import { FailureNotice, LoadingNotice } from "./notice.tsx";

/** How near the carousel must come before its code and the reviews are fetched, px. */
const near = 400;

const Reviews = lazy(() => import("./reviews.tsx").catch(() => ({ default: FailureNotice })));

/** The place of a carousel: it has its height from the start, and what fills it comes when it is nearly seen. Where no
 * script runs it takes none: the way to all reviews stands below. */
export function ReviewsSlot() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, 0, near);
  return (
    <chakra.div
      ref={place}
      data-reviews="carousel"
      h={{ base: "36rem", md: "27rem" }}
      maxW="60rem"
      css={{ "@media (scripting: none)": { display: "none" } }}
    >
      {isNear && (
        <Suspense fallback={<LoadingNotice />}>
          <Reviews mode="carousel" />
        </Suspense>
      )}
    </chakra.div>
  );
}
