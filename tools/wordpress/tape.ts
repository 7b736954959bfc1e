/** Answers of the same WordPress, without WPGraphQL and with it. */
export const tapeFile = "tests/wordpress/recordings/c-site.json";
export const graphqlTapeFile = "tests/wordpress/recordings/d-site-graphql.json";
export const tapeOrigin = "https://wordpress.test";

/** The name of an answer on the tape. */
export const tapeKey = (url: URL, body?: unknown): string =>
  url.pathname + url.search + (body === undefined ? "" : ` ${JSON.stringify(body)}`);

/** Answers by path and query, and what was sent; `end` where redirects led. */
export type Tape = Record<string, { status: number; type: string; text: string; end?: string }>;
