import { knownPlaces } from "@site/company/known-places";
import { serviceTowns } from "@site/company/places";

export const servedTowns: readonly string[] = serviceTowns.filter((town) => /^\p{Lu}/u.test(town));

/** Other towns around; known as places, never promised as served. */
export const nearbyTowns: readonly string[] = knownPlaces.nearby;

export const farTowns: readonly string[] = knownPlaces.far;
