import { defineRecipe } from "@chakra-ui/react/styled-system";

const pressable = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "2",
  fontWeight: "semibold",
  lineHeight: "snug",
  textAlign: "center",
  textDecoration: "none",
  borderRadius: "sm",
  borderWidth: "2px",
  borderColor: "transparent",
  cursor: "pointer",
  transition: "background-color 120ms, color 120ms, border-color 120ms",
} as const;

/** Buttons and links that look like buttons. `action` is the one most important thing on a screen. */
export const buttonRecipe = defineRecipe({
  className: "button",
  base: {
    ...pressable,
    "&[aria-disabled=true], &:disabled": { opacity: 0.65, cursor: "not-allowed" },
  },
  variants: {
    variant: {
      action: { bg: "brick.600", color: "white", _hover: { bg: "brick.700" } },
      solid: { bg: "spruce.700", color: "white", _hover: { bg: "spruce.800" } },
      outline: { bg: "white", color: "spruce.700", borderColor: "spruce.700", _hover: { bg: "spruce.50" } },
      inverse: { bg: "transparent", color: "white", borderColor: "white", _hover: { bg: "spruce.700" } },
      quiet: {
        bg: "transparent",
        color: "spruce.700",
        textDecoration: "underline",
        textUnderlineOffset: "4px",
        _hover: { bg: "spruce.50" },
      },
    },
    size: {
      md: { minH: "12", px: "5", py: "2", fontSize: "md" },
      sm: { minH: "10", px: "4", py: "1", fontSize: "sm" },
    },
  },
  defaultVariants: { variant: "solid", size: "md" },
});

/** Text boxes, lists and text areas of every form: big targets, 16 px and more so that phones do not zoom. */
export const fieldRecipe = defineRecipe({
  className: "field",
  base: {
    w: "full",
    minH: "12",
    px: "4",
    py: "2",
    bg: "white",
    color: "ink",
    fontSize: "md",
    borderWidth: "1px",
    borderColor: "snow.500",
    borderRadius: "sm",
    _placeholder: { color: "inkMuted" },
    "&[aria-invalid=true]": { borderColor: "error", borderWidth: "2px", bg: "errorBg" },
    _disabled: { bg: "snow.100", color: "inkMuted", cursor: "not-allowed" },
  },
});

/** Floating controls leave a phone's screen to a form while one of its fields has focus. They come back a moment later,
 * so that the press that ends it meets what it was meant for. */
export const awayWhileTyping = {
  transition: "visibility 0s 400ms",
  "html:has(main form :is(input, select, textarea):focus) &": {
    visibility: { base: "hidden", lg: "visible" },
    transition: "none",
  },
} as const;
