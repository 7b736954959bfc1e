import { profile } from "@site/company/profile";
import type { Address } from "@site/company/schema";

const sampleMarks = /example\.(com|org|net)|\b555-01\d\d\b|\bsample\b|aqz-KE-bpKQ/i;

/** Paths of the values that are still samples or were left empty though a business needs them.
 * @returns for example ["phone", "videos.about.id"]; empty when the profile may go to production */
export function sampleValues(value: unknown = profile, path = ""): string[] {
  if (typeof value === "string") return value.trim() === "" || sampleMarks.test(value) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => sampleValues(child, path ? `${path}.${key}` : key));
}

/** `tel:` address of a printed number. North American numbers get their country code. */
export function telUri(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

/** One line: "100 Sample Street, Whitesboro, NY 13492". */
export const addressLine = ({ street, city, region, postalCode }: Address): string =>
  `${street}, ${city}, ${region} ${postalCode}`;

/** Directions at a maps service that phones open in their own app. */
export const directionsUrl = (address: Address): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressLine(address))}`;
