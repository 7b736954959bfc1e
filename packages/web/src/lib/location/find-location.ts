import { region } from "@site/company/places";
import { placeOfAddress, placeOfCoordinates } from "./place-services.ts";
import { savedLocation, saveLocation } from "./saved-location.ts";

const getMeta = (name: string): string | undefined =>
  document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;

/** Location services of this stage, as the build named them in the page; one that is not named is not asked. */
const locationServices = () => ({ geocoder: getMeta("location-geocoder"), ip: getMeta("location-ip") });

/** How long the browser may take to find out, with its question to the visitor, ms. */
const geolocationLimit = 8000;

export interface FoundLocation {
  place: string;
  /** Nothing was found, so this is only where the company works. */
  isDefault: boolean;
}

/** The browser's own limit starts after the visitor has answered its question; a question left open is no answer too. */
const askBrowser = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("no position in time")), geolocationLimit);
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: geolocationLimit, maximumAge: 600_000 });
  });

/** @returns undefined when there is no geocoder (coordinates alone name no place) or a step fails */
async function fromBrowser(geocoder: string | undefined): Promise<string | undefined> {
  if (!geocoder || !("geolocation" in navigator)) return undefined;
  const asked = askBrowser().then(({ coords }) => placeOfCoordinates(geocoder, coords));
  return asked.catch(() => undefined);
}

const fromAddress = (service: string | undefined) => service && placeOfAddress(service).catch(() => undefined);

/** Where the visitor is: what was found before, else the browser's position by the geocoder, else the place of the
 * internet address, else where the company works. Only a found place is kept, as text, on this device. Never rejects.
 * Call it when the visitor asks for it: the browser may put a question. */
export async function findLocation(): Promise<FoundLocation> {
  const saved = savedLocation();
  if (saved) return { place: saved, isDefault: false };
  const { geocoder, ip } = locationServices();
  const place = (await fromBrowser(geocoder)) ?? (await fromAddress(ip));
  if (!place) return { place: region, isDefault: true };
  saveLocation(place);
  return { place, isDefault: false };
}
