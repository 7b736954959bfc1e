const serviceLimit = 5000;

/** Longest name of a place that is taken over; the form takes 200 characters. */
const maxPlace = 100;

/** How near a place is wanted: 10 is a town. */
const zoom = 10;

async function ask(address: URL): Promise<Record<string, unknown>> {
  const response = await fetch(address, {
    credentials: "omit",
    referrerPolicy: "no-referrer",
    signal: AbortSignal.timeout(serviceLimit),
  });
  if (!response.ok) throw new Error(`${address.host} answered ${response.status}`);
  const answer: unknown = await response.json();
  return members(answer);
}

const members = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};

function toText(record: Record<string, unknown>, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = record[name];
    if (typeof value === "string" && value.trim() !== "") return value.replace(/\s+/g, " ").trim();
  }
  return undefined;
}

const isHome = (country: string | undefined): boolean => country === undefined || /^united states/i.test(country);

/** "Rome, New York"; with the country when it is another one. @returns undefined without a town or region */
function placeName(town?: string, region?: string, country?: string): string | undefined {
  if (!town && !region) return undefined;
  const parts = [town, region === town ? undefined : region, isHome(country) ? undefined : country];
  return [...parts.filter(Boolean).join(", ")].slice(0, maxPlace).join("");
}

/** The town at a position, by a reverse geocoder that answers as Nominatim does.
 * @param latitude degrees, as `longitude`; both are rounded to about a kilometer before they leave
 * @throws Error when the service is silent for 5 s, refuses or answers no JSON */
export async function placeOfCoordinates(
  service: string,
  { latitude, longitude }: Pick<GeolocationCoordinates, "latitude" | "longitude">,
): Promise<string | undefined> {
  const address = new URL(service);
  address.searchParams.set("format", "jsonv2");
  address.searchParams.set("lat", latitude.toFixed(2));
  address.searchParams.set("lon", longitude.toFixed(2));
  address.searchParams.set("zoom", String(zoom));
  const found = members((await ask(address)).address);
  const town = toText(found, "city", "town", "village", "municipality", "county");
  return placeName(town, toText(found, "state", "region"), toText(found, "country"));
}

/** The place of the visitor's internet address.
 * @throws Error when the service is silent for 5 s, refuses or answers no JSON */
export async function placeOfAddress(service: string): Promise<string | undefined> {
  const found = await ask(new URL(service));
  return placeName(toText(found, "city"), toText(found, "region"), toText(found, "country_name"));
}
