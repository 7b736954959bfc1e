/** Answers that a page shows, by the URL that the browser would ask. */
export type PageData = Readonly<Record<string, unknown>>;

/** A page of the site about to be rendered to HTML. */
export interface PageDocument {
  path: string;
  /** Head elements as HTML: title, description, canonical, structured data. */
  head: string;
  data: PageData;
  /** Nothing on it needs script before a control is used. */
  isReadOnly: boolean;
}

/** What the built server entry (packages/web/src/app/entry-server.tsx) offers to the prerender and the page function. */
export interface PageServer {
  /** @returns the whole document as HTML. @param template the built page with its markers, `dist-server/template.html` */
  renderDocument(template: string, page: PageDocument): Promise<string>;
}
