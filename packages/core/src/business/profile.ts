import { profile } from "@site/company/profile";
import type { Address } from "@site/company/schema";

/** The place that visitors come to, as a title has it: "Showroom". */
export const premisesTitle = profile.premises.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Whose something is: "Bluestem Exteriors'", "Miller Home's". */
export const companyPossessive = profile.company.endsWith("s") ? `${profile.company}'` : `${profile.company}'s`;

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
