import type { Page } from "@playwright/test";

export const software = ["Grammarly", "LastPass", "1Password", "Honey", "Google Translate", "Dark Reader"] as const;

export const moments = [
  "before first paint",
  "after load",
  "at pointer down",
  "between two keys",
  "at submit",
] as const;

type Software = (typeof software)[number];
type Moment = (typeof moments)[number];

/** Runs in the page: puts there what a program of this name leaves, by its public descriptions. What has its mark already
 * is left alone, so that it can run for each new part of the page. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: sent to the page as one function
function leaveMarks(name: string): void {
  const once = (element: Element, mark: string): boolean => {
    if (element.hasAttribute(mark)) return false;
    element.setAttribute(mark, "true");
    return true;
  };
  const make = (tag: string, attributes: Record<string, string>, text = ""): HTMLElement => {
    const element = document.createElement(tag);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = text;
    return element;
  };
  const each = (selector: string, mark: string, change: (element: HTMLElement) => void): void => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) if (once(element, mark)) change(element);
  };
  const inFields = "body input:not([type=hidden], [type=radio], [type=checkbox])";
  if (name === "Grammarly") {
    each("body", "data-gr-ext-installed", (body) => {
      document.documentElement.append(make("grammarly-desktop-integration", { "data-grammarly-shadow-root": "true" }));
      body.setAttribute("data-new-gr-c-s-check-loaded", "14.1");
    });
    each("body textarea", "data-gramm", (field) => {
      field.setAttribute("data-gramm_editor", "true");
      field.before(make("grammarly-extension", { "data-grammarly-shadow-root": "true", class: "dnXmp" }));
      field.after(make("grammarly-popups", { "data-grammarly-shadow-root": "true" }));
    });
  } else if (name === "LastPass") {
    each("body", "data-lastpass-checked", (body) => body.prepend(make("div", { "data-lastpass-root": "" })));
    each(inFields, "data-lpignore", (field) => {
      field.style.setProperty("background-repeat", "no-repeat", "important");
      const style = "position: relative !important; height: 0px !important; float: left !important;";
      field.after(make("div", { "data-lastpass-icon-root": "", style }));
      field.parentElement?.prepend(make("div", { "data-lastpass-infield": "", style }));
    });
  } else if (name === "1Password") {
    each("body", "data-op-checked", () => document.documentElement.append(make("com-1password-menu", {})));
    each(inFields, "data-com-onepassword-filled", (field) => {
      field.after(make("com-1password-button", { tabindex: "-1" }), "\n");
      field.closest("form")?.prepend(make("com-1password-notification", {}));
    });
  } else if (name === "Honey") {
    each("#root", "data-honey-checked", (root) => {
      root.prepend(make("div", { id: "honeyContainer" }, "Coupons"));
      root.append(make("div", { class: "honey-badge" }, "H"));
    });
    each("main, form, dialog, section[id]", "data-honey-extension", (part) => {
      part.prepend(make("div", { class: "honey-root" }, "Save 10 %"));
      part.append(make("iframe", { title: "Honey", src: "about:blank", hidden: "" }));
    });
  } else if (name === "Google Translate") {
    document.documentElement.classList.add("translated-ltr");
    if (!document.getElementById("goog-gt-tt"))
      document.body?.append(make("div", { id: "goog-gt-tt", class: "skiptranslate notranslate" }));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text);
    for (const node of nodes) {
      if (!node.data.trim() || node.parentElement?.closest("script, style, textarea, font, .notranslate")) continue;
      const inner = make("font", { style: "vertical-align: inherit;" }, `¡${node.data}!`);
      const outer = make("font", { style: "vertical-align: inherit;" });
      outer.append(inner);
      node.replaceWith(outer);
    }
  } else {
    each("html", "data-darkreader-mode", (html) => {
      html.setAttribute("data-darkreader-scheme", "dark");
      document.head?.append(make("style", { class: "darkreader darkreader--fallback", media: "screen" }));
    });
    each("head style:not(.darkreader)", "data-darkreader-seen", (style) =>
      style.after(make("style", { class: "darkreader darkreader--sync", media: "screen" })),
    );
    each("body [style], body svg [stroke]", "data-darkreader-inline-color", (element) =>
      element.style.setProperty("--darkreader-inline-color", "#e8e6e3"),
    );
  }
}

/** Lets a program of this name work in the page, at one of the moments; to be called before the page is opened.
 * @returns to be called where it works between two keys */
export async function install(page: Page, name: Software, moment: Moment): Promise<() => Promise<void>> {
  await page.addInitScript(`
    const leaveMarks = ${leaveMarks.toString()};
    const work = () => leaveMarks(${JSON.stringify(name)});
    const moment = ${JSON.stringify(moment)};
    window.foreignWorks = work;
    if (moment === "before first paint")
      new MutationObserver((_, own) => {
        if (!document.body) return;
        work();
        if (document.readyState !== "loading") setTimeout(() => own.disconnect());
      }).observe(document, { childList: true, subtree: true });
    if (moment === "after load") addEventListener("load", work);
    if (moment === "at pointer down") addEventListener("pointerdown", work, true);
    if (moment === "at submit") {
      const isSubmit = ({ target, key }) => (key ? key === "Enter" : target.closest?.("[type=submit]"));
      for (const type of ["pointerdown", "keydown"]) addEventListener(type, (event) => isSubmit(event) && work(), true);
    }
  `);
  return async () => {
    if (moment === "between two keys") await page.evaluate("foreignWorks()");
  };
}
