import { openingHours } from "@site/company/hours";
import { serviceTowns } from "@site/company/places";
import { profile } from "@site/company/profile";
import { licenses } from "@site/company/proof";
import type { Address, Weekday } from "@site/company/schema";
import { type Closing, comingHolidays, weekdays } from "../business/opening-hours.ts";
import { pages } from "../site/pages.ts";
import { absoluteUrl, getSocialImage } from "./options.ts";

export const context = { "@context": "https://schema.org" } as const;

const businessId = absoluteUrl("/#business");

export const postalAddress = ({ street, city, region, postalCode }: Address) => ({
  "@type": "PostalAddress",
  streetAddress: street,
  addressLocality: city,
  addressRegion: region,
  postalCode,
  addressCountry: "US",
});

const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** Days with the same hours in one entry; a closed day has none. */
function openingHoursMarkup() {
  const byHours = new Map<string, Weekday[]>();
  for (const day of weekdays) {
    const open = openingHours[day];
    if (!open) continue;
    const key = `${clockTime(open.opens)} ${clockTime(open.closes)}`;
    byHours.set(key, [...(byHours.get(key) ?? []), day]);
  }
  return [...byHours].map(([key, dayOfWeek]) => {
    const [opens, closes] = key.split(" ");
    return { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes };
  });
}

/** The company where it is only named: as the provider of a service or the publisher of a text. */
export const businessReference = {
  "@type": "HomeAndConstructionBusiness",
  "@id": businessId,
  name: profile.company,
  url: absoluteUrl(pages.home.path),
} as const;

/** The company in full, as header and footer of every page show it. No rating: stars that a business gives itself are
 * against Google's rules for local businesses. */
export const businessMarkup = {
  ...context,
  ...businessReference,
  legalName: profile.legalName,
  telephone: profile.phone,
  email: profile.email,
  image: absoluteUrl(getSocialImage(pages.home.path)),
  address: postalAddress(profile.showroom),
  geo: profile.geo && { "@type": "GeoCoordinates", ...profile.geo },
  foundingDate: profile.founded?.toString(),
  openingHoursSpecification: openingHoursMarkup(),
  areaServed: serviceTowns.filter((name) => /^[A-Z]/.test(name)).map((name) => ({ "@type": "City", name })),
  hasCredential: licenses?.map(({ name, number, issuer }) => ({
    "@type": "EducationalOccupationalCredential",
    credentialCategory: "license",
    name,
    identifier: number,
    recognizedBy: { "@type": "Organization", name: issuer },
  })),
  ...(profile.social.length > 0 ? { sameAs: profile.social.map(({ url }) => url) } : {}),
} as const;

/** Days on which the company is closed: from midnight to midnight, as Google reads it. */
const closedMarkup = (days: readonly Closing[]) => ({
  specialOpeningHoursSpecification: days.map(({ name, date }) => ({
    "@type": "OpeningHoursSpecification",
    name,
    validFrom: date,
    validThrough: date,
    opens: "00:00",
    closes: "00:00",
  })),
});

/** The company with the holidays of the next twelve months. */
export const businessWithHolidays = (now: Date) => ({ ...businessMarkup, ...closedMarkup(comingHolidays(now)) });

/** What a page adds about the company once the staff has closed it on some days. */
export const closingsMarkup = (days: readonly Closing[]) => ({
  ...context,
  ...businessReference,
  ...closedMarkup(days),
});

export const websiteMarkup = {
  ...context,
  "@type": "WebSite",
  "@id": absoluteUrl("/#website"),
  name: profile.company,
  url: absoluteUrl(pages.home.path),
  publisher: { "@id": businessId },
} as const;
