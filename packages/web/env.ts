import { environment, type Source } from "@site/core/settings";

/** Services that turn coordinates or an internet address into a place; "" when there is none, which is the default. */
export interface LocationServices {
  /** Reverse geocoding: asked with `lat`, `lon` and `zoom`, answers as Nominatim does. */
  geocoder: string;
  /** Place of the asking address: answers `city`, `region` and `country_name` as ipapi.co does. */
  ip: string;
}

function address(source: Source, name: string): string {
  const text = source[name] ?? "";
  if (text !== "" && !/^https?:$/.test(URL.parse(text)?.protocol ?? ""))
    throw new Error(`${name} must be an address such as https://geocoder.example/reverse, not "${text}"`);
  return text;
}

/** What the build and the headers of its pages are told. @throws Error for what is no address */
export const locationServices = (source = environment): LocationServices => ({
  geocoder: address(source, "VITE_PUBLIC_GEOCODER_URL"),
  ip: address(source, "VITE_PUBLIC_IP_LOCATION_URL"),
});
