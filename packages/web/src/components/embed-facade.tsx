import { chakra } from "@chakra-ui/react/styled-system";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Picture } from "./picture.tsx";

interface EmbedFacadeProps {
  title: string;
  verb: string;
  /** Address of the frame: nothing of it loads before the press. */
  src: string;
  /** The same content as a page, for visitors without scripts. */
  href: string;
  poster: string;
  posterSize: readonly [number, number];
  icon: ReactNode;
  allow?: string;
}

const fill = { position: "absolute", inset: "0", w: "full", h: "full" } as const;

const Cover = chakra("button", {
  base: {
    ...fill,
    display: "grid",
    placeItems: "center",
    cursor: "pointer",
    _hover: { "& > span": { bg: "brick.700" } },
    _focusVisible: { outlineOffset: "-6px", outlineColor: "white" },
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

/** A picture of our own with a button; the third party's frame takes its place on a press. Fills its parent. */
export function EmbedFacade({ title, src, href, poster, posterSize, verb, icon, allow }: EmbedFacadeProps) {
  const [isLoaded, setLoaded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isLoaded) frame.current?.focus();
  }, [isLoaded]);
  if (isLoaded) {
    return (
      <chakra.iframe
        ref={frame}
        {...fill}
        title={title}
        src={src}
        allow={allow}
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <>
      <Picture src={poster} alt="" size={posterSize} isSmall {...fill} objectFit="cover" />
      <Cover type="button" aria-label={`${verb}: ${title}`} data-embed={src} onClick={() => setLoaded(true)}>
        <Label>
          {icon} {verb}
        </Label>
      </Cover>
      <noscript>
        <a href={href}>{title}</a>
      </noscript>
    </>
  );
}
