/** A slug as WordPress stores it: other scripts than Latin are percent-encoded bytes from 0x80 on, in lower case. */
const wordpressSlug = /^(?:[a-z0-9_-]|%[89a-f][0-9a-f]){1,200}$/;

/** The slug of a path segment that was percent-decoded once, without slashes at its ends.
 * @returns undefined for everything that can't be a slug: dots, slashes inside, a second encoding, commas, upper
 * case */
export function cleanSlug(text: string): string | undefined {
  if (/\p{Surrogate}/u.test(text)) return undefined;
  const slug = encodeURIComponent(text.replace(/^\/+|\/+$/g, ""));
  const stored = slug.replace(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase());
  return wordpressSlug.test(stored) ? stored : undefined;
}
