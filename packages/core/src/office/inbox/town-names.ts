import { knownPlaces } from "@site/company/known-places";
import { state } from "@site/company/places";

const codes =
  "ak al ar az ca co ct dc de fl ga hi ia id il in ks ky la ma md me mi mn mo ms mt nc nd ne nh nj nm nv ny oh ok or pa ri sc sd tn tx ut va vt wa wi wv wy";
const states = new Set([state.toLowerCase(), ...codes.split(" ")]);
const zip = /(?:^| )(\d{5})(?:-?\d{4})?$/;

const buildKey = (town: string): string => town.toLowerCase().replace(/\./g, "");

/** A town without the state and ZIP code behind it; of a ZIP code alone its town, where that is known. */
function withoutTail(place: string): string {
  const line = place.replace(/\s+/g, " ").trim();
  const words = line.replace(zip, "").split(" ");
  const ending = [1, state.split(" ").length].find(
    (count) => words.length > count && states.has(buildKey(words.slice(-count).join(" "))),
  );
  const town = words.slice(0, words.length - (ending ?? 0)).join(" ");
  const code = zip.exec(line)?.[1] ?? "";
  return town || (Object.entries(knownPlaces.zips).find(([begin]) => code.startsWith(begin))?.[1] ?? code);
}

/** One name for each town of these places, in the spelling that comes up most. */
export function townNames(places: readonly string[]): (place: string) => string {
  const spellings = new Map<string, number>();
  for (const town of places.map(withoutTail)) spellings.set(town, (spellings.get(town) ?? 0) + 1);
  const seldomFirst = [...spellings].sort(([, a], [, b]) => a - b);
  const names = new Map(seldomFirst.map(([town]) => [buildKey(town), town]));
  return (place) => names.get(buildKey(withoutTail(place))) ?? place;
}
