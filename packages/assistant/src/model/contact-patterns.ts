const email = /[^\s@<>(),;:]{1,64}@[\p{L}\p{N}.-]{1,253}[\p{L}\p{N}]/gu;

const phone = /(?<![\d$])\+?\(?\d(?:[\s().-]{0,3}\d){6,14}(?!\d)/g;

/** A model needs no numbers to be helpful: phones and emails are replaced before a text leaves the server. */
export const maskContact = (text: string): string => text.replace(email, "[email]").replace(phone, "[phone]");

/** The phone numbers of a text, digits only, without the country code. */
export const phonesIn = (text: string): string[] =>
  [...text.matchAll(phone)].map(([found]) => found.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, ""));

export const emailsIn = (text: string): string[] => [...text.matchAll(email)].map(([found]) => found.toLowerCase());
