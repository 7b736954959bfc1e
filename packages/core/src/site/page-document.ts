export type PageData = Readonly<Record<string, unknown>>;

export interface PageDocument {
  path: string;
  /** Head elements as HTML: title, description, canonical, structured data. */
  head: string;
  data: PageData;
  /** Nothing on it needs script before a control is used. */
  isReadOnly: boolean;
}

export interface PageServer {
  /** @returns the whole document as HTML. @param template the built page with its markers, `dist-server/template.html` */
  renderDocument(template: string, page: PageDocument): Promise<string>;
}
