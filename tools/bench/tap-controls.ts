import { positions } from "@site/company/positions";
import { pages, positionPath, productPath } from "@site/core/site/pages";

export interface Control {
  name: string;
  /** Selector of what is tapped: the first visible one. */
  tap: string;
  /** Selector of what is visible once the tap is answered. */
  answer: string;
  isPlain?: true;
}

interface PageKind {
  kind: string;
  path: string;
  controls: Control[];
}

/** A button and a panel of the browser's own on the page without its scripts: nothing answers faster here. */
export const plainControl = {
  name: "(plain)",
  tap: "#plain-button",
  answer: "#plain-panel",
  isPlain: true,
  page: (html: string): string =>
    html
      .replace(/<script\b[\s\S]*?<\/script>/g, "")
      .replace(
        "<body>",
        '<body><button id="plain-button" popovertarget="plain-panel" style="position:fixed;top:200px;z-index:9999">Open</button><p id="plain-panel" popover>Opened</p>',
      ),
} as const;

const dialog = ":is([role=dialog], dialog[open])";
const menu: Control = { name: "menu", tap: "button[aria-label=Menu]", answer: `${dialog} nav` };
const dock: Control = {
  name: "chat",
  tap: ":is(aside, nav) :is(button, a)[aria-haspopup=dialog]",
  answer: `${dialog} textarea`,
};
const getButton = (label: string) => `main :is(button, a)[aria-label^="${label}"]`;

/** What a visitor is likely to touch first, by kind of page. */
export const getControls = (): PageKind[] => [
  {
    kind: "home",
    path: pages.home.path,
    controls: [
      menu,
      {
        name: "chat tile",
        tap: "#chat ul button, #chat [role=log] button, #chat button:has(img)",
        answer: "#chat header button",
      },
    ],
  },
  {
    kind: "category",
    path: pages.windows.path,
    controls: [
      menu,
      dock,
      { name: "details", tap: getButton("View Details"), answer: `${dialog} h3` },
      { name: "question", tap: "main summary", answer: "main details[open] p" },
      { name: "video", tap: getButton("Play video"), answer: "main iframe" },
    ],
  },
  {
    kind: "product",
    path: productPath("windows", "double-hung"),
    controls: [menu, { name: "expert", tap: "main button:has(.lucide-message-circle)", answer: `${dialog} textarea` }],
  },
  { kind: "quote", path: pages.quote.path, controls: [menu, dock] },
  {
    kind: "faq",
    path: pages.faq.path,
    controls: [
      menu,
      { name: "question", tap: "main summary", answer: "main details[open] p" },
      { name: "tab", tap: "#tab-financing", answer: "#tab-financing[aria-selected=true]" },
    ],
  },
  {
    kind: "win",
    path: pages.win.path,
    controls: [menu, { name: "rules", tap: "main aside button", answer: `${dialog} h2` }],
  },
  { kind: "position", path: positionPath(positions[0].slug), controls: [menu] },
  { kind: "legal", path: pages.privacy.path, controls: [menu, dock] },
];
