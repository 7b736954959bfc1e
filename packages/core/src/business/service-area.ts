import { profile } from "@site/company/profile";

const zipCode = /(?<!\d)(\d{3})\d{2}(?:-\d{4})?(?!\d)/g;

/** A number that begins an address and goes on with a word: "11875 Turin Rd", "11875 Broadway". */
const houseNumber = /^\s*\d{5}(?=\s*\d*\p{L})/u;

const streetWords =
  "street|st|road|rd|avenue|ave|drive|dr|lane|ln|court|ct|place|pl|boulevard|blvd|way|pkwy|highway|hwy|route|rte?";

/** The same where a town is asked for, which may stand behind its ZIP code: "11875 Turin Rd", not "63101 St. Louis". */
const streetNumber = new RegExp(`^\\s*\\d{5}(?=\\p{L}?\\s+(?!st\\b)(?:[^,]*\\s)?(?:${streetWords})\\b)`, "iu");

/** Whether a place lies outside the area that the company serves. Told by the ZIP code alone: towns share their names.
 * A place without one is never outside, nor is any place for a business that names no area.
 * @param place a town or a ZIP code, or a whole address all the same; the last ZIP code counts, a
 * house number is none */
export function isOutOfArea(place: string, prefixes = profile.serviceZipPrefixes ?? []): boolean {
  const prefix = [...place.replace(streetNumber, "").matchAll(zipCode)].at(-1)?.[1];
  return prefix !== undefined && prefixes.length > 0 && !prefixes.includes(prefix);
}

/** The same of an address, which begins with the number of the house. */
export const isAddressOutOfArea = (address: string): boolean => isOutOfArea(address.replace(houseNumber, ""));

/** Said beside the form; the request is welcome all the same. */
export const areaAdvice = (place: string): string =>
  isOutOfArea(place)
    ? "This ZIP code looks outside our usual area. Send your request anyway: we will tell you if we can come."
    : "";
