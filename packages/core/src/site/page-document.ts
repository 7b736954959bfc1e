export type PageData = Readonly<Record<string, unknown>>;

export interface PageDocument {
  path: string;
  /** Head elements as HTML: title, description, canonical, structured data. */
  head: string;
  data: PageData;
  /** When the application begins: when the browser rests, at the first sign of use, or only when a control is used. */
  start: "idle" | "use" | "control";
}

/** Script of a refused form, which is shown under the path that it was posted to: its page has an address of its own. The
 * policy of the pages names its hash. */
export const restoreAddress =
  'history.replaceState(null,"",document.querySelector("link[data-path]").dataset.path+location.hash)';

/** Styles by their ids, in their order; those that no class names, such as keyframes, apart. */
export interface DrawnStyles {
  named: Readonly<Record<string, string>>;
  global: Readonly<Record<string, string>>;
}

/** The chats of a page: the same on every page about the same service. */
export interface DrawnChats {
  html: string;
  styles: DrawnStyles;
}

/** By service; "" for none. */
export type ChatsByService = Readonly<Record<string, DrawnChats>>;

export interface PageServer {
  /** Draws the chats of all pages: the build does it once. */
  drawAllChats(): Promise<ChatsByService>;
  /** @returns the whole document as HTML. @param template the built page with its markers, `dist-server/template.html`
   * @param chats what the build drew; without it they are drawn now */
  renderDocument(template: string, page: PageDocument, chats?: ChatsByService): Promise<string>;
}
