import { region } from "@site/company/places";
import { locationServices } from "./env.ts";
import { placeOfAddress, placeOfCoordinates } from "./place-services.ts";
import { savedLocation, saveLocation } from "./saved-location.ts";

/** How long the browser may take to find out, with its question to the visitor, ms. */
const geolocationLimit = 8000;

export interface FoundLocation {
  place: string;
  /** Nothing was found, so this is only where the company works. */
  isDefault: boolean;
}

/** The browser's own limit starts after the visitor has answered its question; a question left open is no answer too. */
function askBrowser(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("no position in time")), geolocationLimit);
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: geolocationLimit, maximumAge: 600_000 });
  });
}

/** @returns undefined when there is no geocoder (coordinates alone name no place) or a step fails */
async function fromBrowser(geocoder: string | undefined): Promise<string | undefined> {
  if (!geocoder || !("geolocation" in navigator)) return undefined;
  try {
    const { coords } = await askBrowser();
    return await placeOfCoordinates(geocoder, coords);
  } catch {
    return undefined;
  }
}

async function fromAddress(service: string | undefined): Promise<string | undefined> {
  try {
    return service ? await placeOfAddress(service) : undefined;
  } catch {
    return undefined;
  }
}

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
