import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import {
  createSystem,
  defineGlobalStyles,
  defineKeyframes,
  defineTextStyles,
  type SystemContext,
} from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import { tokens } from "./tokens.ts";

const heading = { fontFamily: "heading", fontWeight: "semibold", lineHeight: "tight", textWrap: "balance" } as const;

const textStyles = defineTextStyles({
  h1: { value: { ...heading, fontSize: "h1", letterSpacing: "-0.01em" } },
  h2: { value: { ...heading, fontSize: "h2" } },
  h3: { value: { ...heading, fontSize: "h3", lineHeight: "snug" } },
  h4: { value: { ...heading, fontSize: "h4", lineHeight: "snug" } },
  eyebrow: { value: { fontSize: "sm", fontWeight: "bold", letterSpacing: "0.08em" } },
  lead: { value: { fontSize: "lg", lineHeight: "body" } },
  small: { value: { fontSize: "sm", lineHeight: "body" } },
});

/** Paper has no controls: what they would show is there, and whose page it is. */
const onPaper: Record<string, object> = {
  "header, footer, nav, form, button, #chat, #chats, .no-print, [aria-label=Notifications]": {
    display: "none !important",
  },
  "details::details-content": { contentVisibility: "visible" },
  "body::before": { content: JSON.stringify(`${profile.company}, ${profile.phone}`) },
};

/** On a screen as low as at 400 % zoom page and dialog scroll as a whole: their edges would leave nothing of their middle. */
const onLowScreen: Record<string, object> = {
  "#root > :is(header, nav)": { position: "static !important" },
  dialog: { overflowY: "auto !important" },
  "dialog > *": { flexShrink: "0 !important" },
  "dialog > [data-body]": { flex: "none !important", overflow: "visible !important" },
  "dialog > [data-body=flush]": { h: "16rem" },
};

const globalCss = defineGlobalStyles({
  html: {
    color: "ink",
    bg: "paper",
    fontFamily: "body",
    fontSize: "100%",
    lineHeight: "body",
    scrollPaddingBlock: "6rem",
  },
  body: { fontSize: "md", overflowWrap: "break-word" },
  // Behind a dialog the page stands still, and keeps the room of the scrollbar (packages/web/boot/invokers.ts).
  "body:has(dialog:modal)": { overflow: "hidden", paddingRight: "var(--scrollbar, 0px)" },
  // The browser styles all of a page again when a dialog opens above it: a fifth less where the footer is out of sight.
  "#root > footer": { containIntrinsicSize: "auto 1200px" },
  "body:has(dialog:modal) #root > footer": { contentVisibility: "auto" },
  "@media (max-height: 26rem)": onLowScreen,
  ":root": { "--gutter-end": "{spacing.gutter}" },
  // The launchers' column and a little air, as far as the screen is no wider than the page.
  "#root > main[data-beside-dock], #root:has(> aside) > footer": {
    lg: { "--gutter-end": "max({spacing.gutter}, 5rem - max(0px, 100% - {sizes.page}) / 2)" },
  },
  // With large text a long word would widen its column past the screen: there it is broken.
  "#root > :is(main, footer)": { overflowWrap: "anywhere" },
  "[hidden]": { display: "none !important" },
  "[data-held], button:active, a[class]:active": { opacity: 0.75 },
  ":focus-visible": { outline: "3px solid", outlineColor: "brick.600", outlineOffset: "3px", borderRadius: "2px" },
  ".on-dark :focus-visible": { outlineColor: "amber.400" },
  "@media print": onPaper,
  "h1:focus": { outline: "none" },
  "*, *::before, *::after": {
    _motionReduce: {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
      scrollBehavior: "auto !important",
    },
  },
});

const keyframes = defineKeyframes({
  "fade-in": { from: { opacity: 0 }, to: { opacity: 1 } },
  "slide-in-up": { from: { transform: "translateY(60px)", opacity: 0 }, to: { transform: "none", opacity: 1 } },
  "slide-out-down": { from: { transform: "none", opacity: 1 }, to: { transform: "translateY(60px)", opacity: 0 } },
  bounce: { "0%, 60%, 100%": { transform: "none" }, "30%": { transform: "translateY(-5px)" } },
  "slide-in-right": { from: { transform: "translateX(100%)" }, to: { transform: "none" } },
});

/** Short, since every page brings its styles along: Chakra's own notes each background in a variable beside it, which
 * nothing of ours reads. */
const terse = {
  cssVarsPrefix: "s",
  utilities: {
    background: { transform: (background: string) => ({ background }) },
    backgroundColor: { transform: (backgroundColor: string) => ({ backgroundColor }) },
  },
};

const breakpoints = { sm: "480px", md: "768px", lg: "1024px", xl: "1280px" };

type Css = SystemContext["_global"][number];

/** What nothing of ours reads or shows: fonts in whose place ours stand, what browsers do anyway, what `prose` says where
 * it is needed, a gray too pale to be read. */
const unread = new Set([
  // Said of every element it would never be inherited.
  "wordWrap",
  ...["--font-fallback", "textRendering", "MozTabSize", "tabSize"],
  ...["hr", "img", "iframe", "p, h1, h2, h3, h4, h5, h6", "button, select", "summary", "dialog"],
  ...["code, kbd, pre, samp", "code, kbd, samp, pre", "small", "sub, sup", "sub", "sup", "abbr:where([title])"],
  "input[type='search']",
  "::-webkit-search-decoration, ::-webkit-search-cancel-button",
  'input[type="number"]::-webkit-inner-spin-button, input[type="number"]::-webkit-outer-spin-button',
  "input[type='number']",
  "*::placeholder",
  ":-moz-focusring",
  "[hidden]:where(:not([hidden='until-found']))",
]);

/** No rule can use a variable for the width of the screen. */
const breakpoint = /^--s-(?:sizes-)?breakpoints?-/;

const withoutUnread = (css: Css): Css =>
  Object.fromEntries(
    Object.entries(css).flatMap(([name, value]) => {
      if (unread.has(name) || breakpoint.test(name)) return [];
      return [[name, typeof value === "object" && value !== null ? withoutUnread(value) : value]];
    }),
  );

/** A trimmed Chakra system: only our tokens and styles, 1 ms to create instead of 90. `preflight` must stay on: without
 * it the prerendered style text is broken and the browser drops base layer and keyframes. A function, because on a
 * phone even that is work of its own: the browser does it apart from reading the modules. */
export function createSiteSystem(): SystemContext {
  const system = createSystem(defaultBaseConfig, {
    preflight: true,
    globalCss,
    ...terse,
    theme: { breakpoints, tokens, textStyles, keyframes },
  });
  return { ...system, _global: system._global.map(withoutUnread) };
}

/** The system of a page that was prerendered: the styles of the whole site stand in its head already, so the browser
 * doesn't make them a second time. */
export function createHydrationSystem(): SystemContext {
  const system = createSystem(
    { ...defaultBaseConfig, globalCss: {} },
    { preflight: false, ...terse, theme: { breakpoints, tokens, textStyles } },
  );
  return { ...system, _global: [] };
}
