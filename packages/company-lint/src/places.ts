import type { BusinessProfile, KnownPlaces } from "@site/company/schema";
import { type CompanyDiagnostic, collectTexts, diagnose, type Modules } from "./diagnostic.ts";

export interface Served {
  profile: BusinessProfile;
  towns: readonly string[];
  known: KnownPlaces;
}

const problem = "lies outside the places served";

const isServed = (zip: string, { serviceZipPrefixes: prefixes }: BusinessProfile): boolean =>
  !prefixes || prefixes.some((prefix) => zip.startsWith(prefix) || prefix.startsWith(zip));

/** ZIP codes that lead to a town which the company doesn't serve: the chat would say that it does. */
export const strayZips = ({ towns, known }: Served): CompanyDiagnostic[] =>
  Object.entries(known.zips).flatMap(([zip, town]) =>
    towns.includes(town)
      ? []
      : [diagnose("known-places", `knownPlaces.zips.${zip}`, `${town} is no town of places.ts`)],
  );

const states =
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC";
const townAndState = new RegExp(
  `((?:[A-Z][\\w.'-]+ )*[A-Z][\\w.'-]+),? (?:${states.replaceAll(" ", "|")})(?![\\w'-])`,
  "g",
);

/** Towns that texts name with their state: "Utica, NY", "Lincoln NE". */
function findTownsOutside(modules: Modules, { profile, towns, known }: Served): CompanyDiagnostic[] {
  const own = [...towns, ...known.nearby, profile.showroom.city, profile.secondLocation?.address.city ?? []].flat();
  return collectTexts(modules).flatMap(({ file, path, text }) =>
    [...text.matchAll(townAndState)]
      .filter(([, words = ""]) => !own.some((town) => words === town || words.endsWith(` ${town}`)))
      .map(([whole]) => diagnose(file, path, `"${whole}" ${problem}`)),
  );
}

const degreesApart = 3;

function mapFindings({ map, geo }: BusinessProfile): CompanyDiagnostic[] {
  const isFar =
    geo && Math.max(Math.abs(geo.latitude - map.latitude), Math.abs(geo.longitude - map.longitude)) > degreesApart;
  return [
    ...(isFar ? [diagnose("profile", "profile.geo", "is not on the map that the site shows")] : []),
    ...(map.zoom < 5 ? [diagnose("profile", "profile.map", "shows half the country, not where you are")] : []),
  ];
}

/** Places of the company's data that lie outside the area which it serves. */
export const outside = (modules: Modules, served: Served): CompanyDiagnostic[] => {
  const { profile, towns } = served;
  const { showroom, secondLocation, gallery } = profile;
  return [
    ...(isServed(showroom.postalCode, profile) ? [] : [diagnose("profile", "profile.showroom.postalCode", problem)]),
    ...(towns.includes(showroom.city)
      ? []
      : [diagnose("places", "serviceTowns", `${showroom.city}, the showroom's town, is missing`)]),
    ...(!secondLocation || isServed(secondLocation.address.postalCode, profile)
      ? []
      : [diagnose("profile", "profile.secondLocation.address.postalCode", problem)]),
    ...gallery.flatMap(({ town }, index) =>
      !town || towns.includes(town) ? [] : [diagnose("profile", `profile.gallery.${index}.town`, problem)],
    ),
    ...Object.keys(served.known.zips).flatMap((zip) =>
      isServed(zip, profile) ? [] : [diagnose("known-places", `knownPlaces.zips.${zip}`, problem)],
    ),
    ...findTownsOutside(modules, served),
    ...mapFindings(profile),
  ];
};
