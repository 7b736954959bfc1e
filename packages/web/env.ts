/** Services that turn coordinates or an internet address into a place; "" when there is none, which is the default. */
export interface LocationServices {
  /** Reverse geocoding: asked with `lat`, `lon` and `zoom`, answers as Nominatim does. */
  geocoder: string;
  /** Place of the asking address: answers `city`, `region` and `country_name` as ipapi.co does. */
  ip: string;
}

function address(name: string): string {
  const text = process.env[name] ?? "";
  if (text !== "" && !/^https?:$/.test(URL.parse(text)?.protocol ?? ""))
    throw new Error(`${name} must be an address such as https://geocoder.example/reverse, not "${text}"`);
  return text;
}

/** The only reader of process.env in the tools of web: the build and the headers of its pages. */
export const locationServices = (): LocationServices => ({
  geocoder: address("VITE_PUBLIC_GEOCODER_URL"),
  ip: address("VITE_PUBLIC_IP_LOCATION_URL"),
});
