import { chakra } from "@chakra-ui/react/styled-system";
import { Fragment, type ReactNode } from "react";
import { Picture } from "./picture.tsx";

interface EmbedFacadeProps {
  title: string;
  verb: string;
  /** Address of the frame: nothing of it loads before the press. */
  src: string;
  /** The same content as a page of the third party. */
  href: string;
  poster: string;
  posterSize: readonly [number, number];
  icon: ReactNode;
  allow?: string;
}

const fill = { position: "absolute", inset: "0", w: "full", h: "full" } as const;

const Cover = chakra("a", {
  base: {
    ...fill,
    display: "grid",
    placeItems: "center",
    cursor: "pointer",
    _hover: { "& > span": { bg: "brick.700" } },
    _focusVisible: { outlineOffset: "-6px", outlineColor: "white", boxShadow: "inset 0 0 0 12px {colors.spruce.900}" },
    "&:has(+ * > iframe)": { display: "none" },
  },
});

const Label = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    px: "5",
    py: "3",
    bg: "brick.600",
    color: "white",
    fontWeight: "semibold",
    borderRadius: "sm",
    boxShadow: "raised",
  },
});

/** The boot script puts the frame here, and takes it out when a dialog around it closes; React never looks into it. */
const Place = chakra("div", {
  base: { ...fill, _empty: { display: "none" }, "& > iframe": { w: "full", h: "full", border: "0" } },
});

/** A picture of our own with a link; on a press the third party's frame takes its place. Fills its parent. */
export const EmbedFacade = ({ title, src, href, poster, posterSize, verb, icon, allow }: EmbedFacadeProps) => (
  <Fragment key={src}>
    <Picture src={poster} alt="" size={posterSize} isSmall {...fill} objectFit="cover" />
    <Cover
      href={href}
      aria-label={`${verb}: ${title}`}
      data-act="embed"
      data-embed={src}
      data-title={title}
      data-allow={allow}
    >
      <Label>
        {icon} {verb}
      </Label>
    </Cover>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: tells React that the content is not its own */}
    <Place dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
  </Fragment>
);
