import { chakra } from "@chakra-ui/react/styled-system";
import type { Review } from "@site/core/reviews/contract";
import { carouselInterval } from "@site/core/reviews/options";
import { type KeyboardEvent, useRef } from "react";
import { RotationButton } from "../../components/rotation-button.tsx";
import { useRotation } from "../../lib/use-rotation.ts";
import { ReviewCard } from "./review-card.tsx";

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** One button for each review; the arrow keys move between them, around the ends too. */
function Dots({ count, current, onShow }: { count: number; current: number; onShow: (index: number) => void }) {
  const row = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + count) % count;
    onShow(next);
    row.current?.querySelectorAll("button")[next]?.focus();
  }

  return (
    <chakra.div
      ref={row}
      role="group"
      aria-label="Choose a review"
      display="flex"
      flexWrap="wrap"
      onKeyDown={onKeyDown}
    >
      {Array.from({ length: count }, (_, index) => (
        <chakra.button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place in the row
          key={index}
          type="button"
          aria-label={`Show review ${index + 1} of ${count}`}
          aria-current={index === current ? "true" : undefined}
          onClick={() => onShow(index)}
          display="grid"
          placeItems="center"
          w="6"
          h="6"
          cursor="pointer"
        >
          <chakra.span
            aria-hidden
            w="3"
            h="3"
            borderRadius="full"
            borderWidth="2px"
            borderColor="spruce.600"
            bg={index === current ? "spruce.600" : "white"}
          />
        </chakra.button>
      ))}
    </chakra.div>
  );
}

/** One review after the other. It rests under a pointer or focus, stops by its button, and stands still where motion is
 * reduced; its height is fixed, so that nothing below it moves. The dot of a review that is still on its way shows it as
 * soon as it is there. */
export function ReviewCarousel({ reviews, count }: { reviews: readonly Review[]; count: number }) {
  const { index, isPaused, show, togglePaused, hold } = useRotation(reviews.length, carouselInterval);
  const review = reviews[index];
  if (!review) return null;
  return (
    <chakra.section
      aria-label="Reviews"
      aria-roledescription="carousel"
      h="full"
      display="flex"
      flexDirection="column"
      gap="4"
      {...hold}
    >
      <chakra.div
        role="group"
        aria-roledescription="slide"
        aria-label={`${index + 1} of ${count}`}
        aria-live={isPaused ? "polite" : "off"}
        flex="1"
        minH="0"
      >
        <ReviewCard key={review.id} review={review} isFramed />
      </chakra.div>
      {count > 1 && (
        <chakra.div
          display="flex"
          alignItems="center"
          justifyContent="center"
          gap="4"
          css={{ "@media (scripting: none)": { display: "none" } }}
        >
          <RotationButton
            isPaused={isPaused}
            onToggle={togglePaused}
            labels={{ start: "Start the rotation of reviews", stop: "Pause the rotation of reviews" }}
            size={20}
          />
          <Dots count={count} current={index} onShow={show} />
        </chakra.div>
      )}
    </chakra.section>
  );
}
