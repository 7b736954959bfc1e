import { profile } from "@site/company/profile";

const zipCode = /(?<!\d)(\d{3})\d{2}(?:-\d{4})?(?!\d)/g;

/** A number that begins a text and goes on with a word: "11875 Turin Rd", "11875 12th St". */
const houseNumber = /^\s*\d{5}(?=\s*\d*\p{L})/u;

/** Whether a place lies outside the area that the company serves. Told by the ZIP code alone: towns share their names.
 * A place without one is never outside, nor is any place for a business that names no area.
 * @param place a town, a ZIP code or a whole address, as a visitor writes it; the last ZIP code counts, a house
 * number is none */
export function isOutOfArea(place: string, prefixes = profile.serviceZipPrefixes ?? []): boolean {
  const prefix = [...place.replace(houseNumber, "").matchAll(zipCode)].at(-1)?.[1];
  return prefix !== undefined && prefixes.length > 0 && !prefixes.includes(prefix);
}

/** Said beside the form; the request is welcome all the same. */
export const areaAdvice = (place: string): string =>
  isOutOfArea(place)
    ? "This ZIP code looks outside our usual area. Send your request anyway: we will tell you if we can come."
    : "";
