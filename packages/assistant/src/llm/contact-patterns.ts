export const emailPattern = /[^\s@<>(),;:]{1,64}@[\p{L}\p{N}.-]{1,253}[\p{L}\p{N}]/gu;

const gap = String.raw`[\s().\/_\u00B7*\p{Pd}]{0,3}`;

/** Numbers of the North American plan with and without an area code, and those of other countries behind their "+"; no
 * ZIP codes, dates, prices or sizes. */
export const phonePattern = new RegExp(
  [
    String.raw`\+\d(?:${gap}\d){7,14}`,
    String.raw`(?<![\d$+])(?:1${gap})?\(?\d{3}${gap}\d{3}${gap}\d{2,4}`,
    String.raw`(?<![\d$+])[2-9]\d{2}[\s.\p{Pd}]\d{4}`,
  ]
    .map((pattern) => `(?:${pattern}(?!\\d))`)
    .join("|"),
  "gu",
);

/** The phone numbers of a text, digits only, without the country code. */
export const listTypedPhones = (text: string): string[] =>
  [...text.matchAll(phonePattern)].map(([found]) => found.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, ""));

export const findEmails = (text: string): string[] =>
  [...text.matchAll(emailPattern)].map(([found]) => found.toLowerCase());
