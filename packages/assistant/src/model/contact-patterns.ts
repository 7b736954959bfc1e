export const emailPattern = /[^\s@<>(),;:]{1,64}@[\p{L}\p{N}.-]{1,253}[\p{L}\p{N}]/gu;

/** Not a ZIP code with its four digits more. */
export const phonePattern = /(?<![\d$])(?!\d{5}-\d{4}(?!\d))\+?\(?\d(?:[\s().-]{0,3}\d){6,14}(?!\d)/g;

/** The phone numbers of a text, digits only, without the country code. */
export const phonesIn = (text: string): string[] =>
  [...text.matchAll(phonePattern)].map(([found]) => found.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, ""));

export const emailsIn = (text: string): string[] =>
  [...text.matchAll(emailPattern)].map(([found]) => found.toLowerCase());
