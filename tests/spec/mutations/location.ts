import type { Changes } from "../../../tools/prove/spec/mutations.ts";

const find = "packages/web/src/lib/location/find-location.ts";
const services = "packages/web/src/lib/location/place-services.ts";

export const changes: Changes = {
  "S-01": [
    [find, "geolocationLimit = 8000", "geolocationLimit = 20_000", "8 s"],
    [
      find,
      "(await fromBrowser(geocoder)) ?? (await fromAddress(ip))",
      "(await fromAddress(ip)) ?? (await fromBrowser(geocoder))",
      "first",
    ],
  ],
  "S-02": [[services, "zoom = 10", "zoom = 18"]],
  "S-03": [[find, "?? (await fromAddress(ip))", "", "asked"]],
  "S-04": [
    ["packages/web/src/lib/location/saved-location.ts", 'key = "userLocation"', 'key = "location"', "key"],
    [
      "packages/web/src/lib/location/saved-location.ts",
      'writeStoredText("localStorage", key, place)',
      'writeStoredText("localStorage", key, JSON.stringify({ place }))',
      "text",
    ],
  ],
  "S-05": [["packages/company/sample/places.ts", 'region = "Central New York"', 'region = "Upstate"']],
  "S-06": [
    ["packages/web/src/pages/home.tsx", 'address.searchParams.set("marker-color", markerColor);', "", "marker color"],
    ["packages/web/src/pages/home.tsx", 'address.searchParams.set("client", client);', "", "client"],
    ["packages/web/src/pages/home.tsx", 'address.searchParams.set("embed", "true");', "", "embed"],
    ["packages/web/src/pages/home.tsx", 'address.searchParams.set("style", style);', "", "style"],
  ],
};
