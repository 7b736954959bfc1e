import { chakra } from "@chakra-ui/react/styled-system";
import type { GalleryProject } from "@site/company/schema";
import { compare } from "@site/ui/lib/compare.ts";
import { ChevronsLeftRight } from "lucide-react";
import { useId } from "react";
import { drawingSize, Picture } from "./picture.tsx";

const cover = { position: "absolute", inset: "0", w: "full", h: "full", objectFit: "cover" } as const;

const Handle = chakra("span", {
  base: {
    position: "absolute",
    top: "50%",
    left: "50%",
    transform: "translate(-50%, -50%)",
    display: "grid",
    placeItems: "center",
    w: "2.75rem",
    h: "2.75rem",
    borderRadius: "full",
    bg: "white",
    color: "spruce.800",
    boxShadow: "raised",
  },
});

/** Lies unseen over the pictures, so that they are what is dragged; a finger still scrolls the page up and down. */
const Slider = chakra("input", {
  base: {
    ...cover,
    m: "0",
    opacity: "0",
    cursor: "ew-resize",
    touchAction: "pan-y",
    appearance: "none",
    "&::-webkit-slider-thumb": { appearance: "none", w: "1px", h: "full" },
    "&::-moz-range-thumb": { w: "1px", h: "full", border: "0" },
  },
});

/** Two pictures of one place, compared with a slider that works by mouse, touch and arrow keys. */
export function BeforeAfter({ title, town, before, after, alt }: GalleryProject) {
  const id = useId();
  return (
    <chakra.figure css={{ "--share": "50%" }}>
      <chakra.div position="relative" aspectRatio="4 / 3" overflow="hidden" borderRadius="md" bg="snow.100">
        <Picture src={after} alt={`After: ${alt}`} size={drawingSize.product} {...cover} />
        <Picture
          src={before}
          alt={`Before: ${alt}`}
          size={drawingSize.product}
          {...cover}
          clipPath="inset(0 calc(100% - var(--share)) 0 0)"
        />
        <Slider
          id={id}
          type="range"
          min={0}
          max={100}
          step={5}
          defaultValue={50}
          aria-valuetext="50 percent before"
          data-compares
          onInput={({ currentTarget }) => compare(currentTarget)}
        />
        <chakra.div
          aria-hidden
          position="absolute"
          insetY="0"
          left="var(--share)"
          w="3px"
          bg="white"
          pointerEvents="none"
          css={{ "input:focus-visible + &": { outline: "3px solid {colors.brick.600}" } }}
        >
          <Handle>
            <ChevronsLeftRight size={24} />
          </Handle>
        </chakra.div>
      </chakra.div>
      <chakra.label htmlFor={id} display="block" mt="3" textStyle="small">
        Drag to compare before and after
      </chakra.label>
      <chakra.figcaption fontWeight="semibold">
        {title}
        {town && `, ${town}`}
      </chakra.figcaption>
    </chakra.figure>
  );
}
