import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useRef } from "react";
import { useInView } from "../../lib/use-in-view.ts";
import { FailureNotice, LoadingNotice } from "./notice.tsx";

export interface ReviewsProps {
  mode: "grid" | "carousel";
  person?: string;
}

/** How near the widget must come before its code and the reviews are fetched, px. */
const near = 400;

const Reviews = lazy(() => import("./reviews.tsx").catch(() => ({ default: FailureNotice })));

/** A carousel keeps its height; a grid's end lies below the screen whatever comes, so that nothing in view moves. */
const places = { carousel: { h: { base: "36rem", md: "27rem" }, maxW: "60rem" }, grid: { minH: "100vh" } } as const;

/** The place of the reviews: it has its height from the start, and what fills it comes when it is nearly seen. */
export function ReviewsSlot(props: ReviewsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, 0, near);
  return (
    <chakra.div ref={place} data-reviews={props.mode} {...places[props.mode]}>
      {isNear ? (
        <Suspense fallback={<LoadingNotice />}>
          <Reviews {...props} />
        </Suspense>
      ) : (
        <LoadingNotice />
      )}
    </chakra.div>
  );
}
