import { chakra } from "@chakra-ui/react/styled-system";
import type { GalleryProject } from "@site/company/schema";
import { compare } from "@site/ui/lib/compare.ts";
import { useId } from "react";
import { drawingSize, Picture } from "./picture.tsx";

const cover = { position: "absolute", inset: "0", w: "full", h: "full", objectFit: "cover" } as const;

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
        <chakra.div position="absolute" insetY="0" w="3px" left="var(--share)" bg="white" aria-hidden />
      </chakra.div>
      <chakra.label htmlFor={id} display="block" mt="3" textStyle="small">
        Drag to compare before and after
      </chakra.label>
      <chakra.input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        defaultValue={50}
        aria-valuetext="50 percent before"
        data-compares
        onInput={({ currentTarget }) => compare(currentTarget)}
        w="full"
        minH="8"
        accentColor="var(--s-colors-brick-600)"
      />
      <chakra.figcaption fontWeight="semibold">
        {title}
        {town && `, ${town}`}
      </chakra.figcaption>
    </chakra.figure>
  );
}
