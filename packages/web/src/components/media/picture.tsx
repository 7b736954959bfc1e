import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";
import { getSheets } from "../../lib/svg-sprites.ts";

/** Where the build has put the drawings, under a name made of their content; the development server has none. */
const folder: string | undefined = import.meta.env.PICTURES;

/** Address of a picture as a page shows it: of our own drawings the built file, which is kept for a year.
 * @param src such as "/illustrations/scene-home.svg", or an address elsewhere
 * @param isSmall shown small, among others */
function pictureAddress(src: string, isSmall: boolean): string {
  const name = folder && /^\/illustrations\/([\w-]+)\.svg$/.exec(src)?.[1];
  if (!name) return src;
  const sheets = getSheets(name);
  const sheet = isSmall ? (sheets.small ?? sheets.large) : (sheets.large ?? sheets.small);
  return sheet ? `${folder}/${sheet}.svg#${name}` : `${folder}/${name}.svg`;
}

const Img = chakra("img", { base: { display: "block", maxW: "full", h: "auto" } });

type PictureProps = Omit<ComponentProps<typeof Img>, "width" | "height"> & {
  src: string;
  alt: string;
  /** The picture's own size in px: reserves its place before it loads. */
  size: readonly [width: number, height: number];
  /** The picture that the visitor sees first loads at once, every other when it comes near. */
  isFirst?: boolean;
  /** Shown small, among others: it comes with them in one file. */
  isSmall?: boolean;
};

/** A drawing or photo that never moves the page while it loads. */
export const Picture = ({ src, size: [width, height], isFirst = false, isSmall = false, ...props }: PictureProps) => (
  <Img
    src={pictureAddress(src, isSmall)}
    htmlWidth={width}
    htmlHeight={height}
    loading={isFirst ? "eager" : "lazy"}
    decoding="async"
    {...(isFirst ? { fetchPriority: "high" } : {})}
    {...props}
  />
);

export const drawingSize = { scene: [960, 720], product: [640, 480], wide: [800, 450] } as const;
