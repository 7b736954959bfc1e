import { expect, test } from "vitest";
import { locationServices } from "./env.ts";
import { locationOrigins, pageHeaders } from "./headers.ts";

const connect = (source: Record<string, string>) =>
  /connect-src [^;]*/.exec(pageHeaders({ location: locationOrigins(source) })["content-security-policy"] ?? "")?.[0];

test("without location services the pages may ask nobody but the site itself", () => {
  expect(locationServices({})).toEqual({ geocoder: "", ip: "" });
  expect(connect({})).toBe("connect-src 'self'");
});

test("configured location services, and only their origins, may be asked by the pages", () => {
  const source = {
    VITE_PUBLIC_GEOCODER_URL: "https://geo.example/reverse?email=a@b.co",
    VITE_PUBLIC_IP_LOCATION_URL: "https://ip.example:8443/json/",
  };
  expect(connect(source)).toBe("connect-src 'self' https://geo.example https://ip.example:8443");
});

test.each(["geo.example", "javascript:alert(1)", "ftp://geo.example/"])("the address %j is refused at once", (text) => {
  expect(() => connect({ VITE_PUBLIC_GEOCODER_URL: text })).toThrow("VITE_PUBLIC_GEOCODER_URL must be an address");
});
