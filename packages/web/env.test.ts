import { afterEach, expect, test, vi } from "vitest";
import { locationServices } from "./env.ts";
import { pageHeaders } from "./headers.ts";

afterEach(() => vi.unstubAllEnvs());

const connect = () => /connect-src [^;]*/.exec(pageHeaders()["content-security-policy"] ?? "")?.[0];

test("without location services the pages may ask nobody but the site itself", () => {
  expect(locationServices()).toEqual({ geocoder: "", ip: "" });
  expect(connect()).toBe("connect-src 'self'");
});

test("configured location services, and only their origins, may be asked by the pages", () => {
  vi.stubEnv("VITE_PUBLIC_GEOCODER_URL", "https://geo.example/reverse?email=a@b.co");
  vi.stubEnv("VITE_PUBLIC_IP_LOCATION_URL", "https://ip.example:8443/json/");
  expect(connect()).toBe("connect-src 'self' https://geo.example https://ip.example:8443");
});

test.each(["geo.example", "javascript:alert(1)", "ftp://geo.example/"])("the address %j is refused at once", (text) => {
  vi.stubEnv("VITE_PUBLIC_GEOCODER_URL", text);
  expect(() => pageHeaders()).toThrow("VITE_PUBLIC_GEOCODER_URL must be an address");
});
