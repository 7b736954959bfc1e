export const tapeFile = "tests/wordpress/recordings/c-site.json";
export const tapeOrigin = "https://wordpress.test";

/** Answers by path and query; `end` where redirects led. */
export type Tape = Record<string, { status: number; type: string; text: string; end?: string }>;
