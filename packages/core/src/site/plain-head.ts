const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

interface PlainHead {
  /** With the company's name. */
  title: string;
  description: string;
  isIndexed?: boolean;
}

/** Title and description as head elements, and the request to leave the page out of search results. */
export const plainHead = ({ title, description, isIndexed = true }: PlainHead): string =>
  `<title>${escapeHtml(title)}</title>
    <meta name="description" content="${escapeHtml(description)}">${
      isIndexed ? "" : '\n    <meta name="robots" content="noindex">'
    }`;
