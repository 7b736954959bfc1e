import { chakra } from "@chakra-ui/react/styled-system";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { closerProps } from "../lib/invokers.ts";
import { IconButton } from "./button.tsx";
import { ScrollArea } from "./scroll-area.tsx";
import { Small } from "./section.tsx";
import { Tooltip } from "./tooltip.tsx";

interface ModalProps {
  /** Openers name it: `openerProps(id)` on a control, or `showModal()` of the element. */
  id: string;
  title: ReactNode;
  description?: ReactNode;
  size?: "md" | "lg" | "full" | "side";
  height?: string;
  closeLabel: string;
  actions?: ReactNode;
  footer?: ReactNode;
  isFlush?: boolean;
  ref?: RefObject<HTMLDialogElement | null>;
  onClose?: () => void;
  children: ReactNode;
}

const Frame = chakra("dialog", {
  base: {
    flexDirection: "column",
    m: "auto",
    w: "full",
    bg: "paper",
    color: "ink",
    boxShadow: "overlay",
    overflow: "hidden",
    opacity: "0",
    transition: "opacity 120ms, display 120ms allow-discrete, overlay 120ms allow-discrete",
    "&[open]": { display: "flex", opacity: "1", animation: "fade-in 120ms" },
    "&::backdrop": { bg: "rgb(16 42 35 / 0.6)", animation: "fade-in 120ms" },
  },
  variants: {
    size: {
      md: { maxW: "42rem" },
      lg: { maxW: "60rem" },
      // On a phone it is the answer to a tap, and the first picture of a fade shows nothing.
      full: {
        maxW: "100vw",
        h: "100dvh",
        maxH: "100dvh",
        "&[open]": { animation: { base: "none", md: "fade-in 120ms" } },
      },
      side: { mr: "0", maxW: "24rem", h: "100dvh", maxH: "100dvh", "&[open]": { animation: "slide-in-right 120ms" } },
    },
    isBox: {
      true: { maxH: { base: "100dvh", sm: "calc(100dvh - 2rem)" }, borderRadius: { base: "0", sm: "md" } },
    },
  },
});

const flush = { p: "0", display: "flex", flexDirection: "column", overflow: "hidden", minH: "0" } as const;

/** A modal dialog of the browser's own: in a built page it opens before there is any script. */
export function Modal(props: ModalProps) {
  const { id, title, description, size = "md", height, closeLabel, isFlush, ref, onClose } = props;
  return (
    <Frame
      ref={ref}
      id={id}
      size={size}
      isBox={size === "md" || size === "lg"}
      height={height}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onClose={(event) => event.target === event.currentTarget && onClose?.()}
    >
      <chakra.header
        display="flex"
        alignItems={description ? "flex-start" : "center"}
        justifyContent="space-between"
        gap="4"
        px="5"
        py="3"
        borderBottomWidth="1px"
        borderColor="snow.300"
      >
        <div>
          <chakra.h2 id={`${id}-title`} textStyle={size === "side" ? "h4" : "h3"}>
            {title}
          </chakra.h2>
          {description && <Small id={`${id}-description`}>{description}</Small>}
        </div>
        <chakra.div display="flex" flexShrink="0">
          {props.actions}
          <Tooltip text={closeLabel}>
            <IconButton aria-label={closeLabel} {...closerProps(id)}>
              <X aria-hidden />
            </IconButton>
          </Tooltip>
        </chakra.div>
      </chakra.header>
      {isFlush ? (
        <chakra.div flex="1" {...flush} data-body="flush">
          {props.children}
        </chakra.div>
      ) : (
        <ScrollArea flex="1" px="5" py="5" data-body="">
          {props.children}
        </ScrollArea>
      )}
      {props.footer && (
        <chakra.footer px="5" py="4" borderTopWidth="1px" borderColor="snow.300">
          {props.footer}
        </chakra.footer>
      )}
    </Frame>
  );
}
