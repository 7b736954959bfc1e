import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

// Given to `Drawer.Root` and `Dialog.Root` as `recipe`, so that they stay in the lazy chunks of the overlays.

const backdrop = {
  bg: "rgb(16 42 35 / 0.6)",
  position: "fixed",
  inset: "0",
  zIndex: "overlay",
  _open: { animation: "fade-in 200ms" },
  _closed: { animation: "fade-out 120ms" },
} as const;

const positioner = {
  position: "fixed",
  inset: "0",
  display: "flex",
  zIndex: "overlay",
  overscrollBehaviorY: "none",
} as const;

const closeTrigger = {
  display: "grid",
  placeItems: "center",
  w: "12",
  h: "12",
  flexShrink: "0",
  cursor: "pointer",
} as const;

const header = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4",
  px: "5",
  py: "3",
  borderBottomWidth: "1px",
  borderColor: "snow.300",
} as const;

export const drawerRecipe = defineSlotRecipe({
  slots: ["backdrop", "positioner", "content", "title", "closeTrigger", "header", "body"],
  className: "drawer",
  base: {
    backdrop,
    positioner: { ...positioner, justifyContent: "flex-end" },
    content: {
      display: "flex",
      flexDirection: "column",
      w: "full",
      maxW: "24rem",
      h: "100dvh",
      bg: "paper",
      boxShadow: "overlay",
      outline: "0",
      _open: { animation: "slide-in-right 200ms cubic-bezier(0.2, 0, 0, 1)" },
      _closed: { animation: "slide-out-right 120ms" },
    },
    header,
    title: { textStyle: "h4" },
    closeTrigger,
    body: { flex: "1", overflow: "auto", px: "5", py: "5" },
  },
});

export const dialogRecipe = defineSlotRecipe({
  slots: ["backdrop", "positioner", "content", "title", "description", "closeTrigger", "header", "body", "footer"],
  className: "dialog",
  base: {
    backdrop,
    positioner: { ...positioner, alignItems: "center", justifyContent: "center", p: { base: "0", sm: "4" } },
    content: {
      display: "flex",
      flexDirection: "column",
      w: "full",
      maxH: { base: "100dvh", sm: "calc(100dvh - 2rem)" },
      bg: "paper",
      boxShadow: "overlay",
      borderRadius: { base: "0", sm: "md" },
      outline: "0",
      overflow: "hidden",
      _open: { animation: "fade-in 200ms" },
      _closed: { animation: "fade-out 120ms" },
    },
    header: { ...header, alignItems: "flex-start" },
    title: { textStyle: "h3" },
    description: { textStyle: "small", color: "inkMuted" },
    closeTrigger,
    body: { flex: "1", overflow: "auto", px: "5", py: "5" },
    footer: { px: "5", py: "4", borderTopWidth: "1px", borderColor: "snow.300" },
  },
  variants: {
    size: {
      md: { content: { maxW: "42rem" } },
      lg: { content: { maxW: "60rem" } },
      full: {
        positioner: { p: "0" },
        content: { maxW: "full", h: "100dvh", maxH: "100dvh", borderRadius: "0" },
      },
    },
  },
  defaultVariants: { size: "md" },
});

export const tooltipRecipe = defineSlotRecipe({
  slots: ["trigger", "arrow", "arrowTip", "positioner", "content"],
  className: "tooltip",
  base: {
    positioner: { zIndex: "toast" },
    content: {
      px: "3",
      py: "1",
      borderRadius: "sm",
      bg: "ink",
      color: "white",
      fontSize: "sm",
      _open: { animation: "fade-in 120ms" },
    },
  },
});
