import { afterEach, expect, test, vi } from "vitest";
import { placeOfAddress, placeOfCoordinates } from "./place-services.ts";

afterEach(() => vi.unstubAllGlobals());

function answer(response: Response) {
  const fetched = vi.fn<typeof fetch>(async () => response);
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const whitesboro = { latitude: 43.122_612_3, longitude: -75.291_612_3 };
const service = "https://geo.example/reverse?email=a@b.co";

test("the geocoder gets a rounded position and the zoom of a town, and no cookies or referrer [S-02]", async () => {
  const fetched = answer(
    Response.json({ address: { village: "Whitesboro", state: "New York", country: "United States" } }),
  );
  expect(await placeOfCoordinates(service, whitesboro)).toBe("Whitesboro, New York");
  expect(String(fetched.mock.calls[0]?.[0])).toBe(
    "https://geo.example/reverse?email=a%40b.co&format=jsonv2&lat=43.12&lon=-75.29&zoom=10",
  );
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer" });
});

test.each([
  [{ city: "Utica", region: "New York", country_name: "United States" }, "Utica, New York"],
  [{ city: "Toronto", region: "Ontario", country_name: "Canada" }, "Toronto, Ontario, Canada"],
  [{ city: "New York", region: "New York", country_name: "United States" }, "New York"],
  [{ city: " Little \n Falls ", region: 5 }, "Little Falls"],
  [{ city: "x".repeat(500) }, "x".repeat(100)],
  [{ country_name: "United States" }, undefined],
  [{ error: true, reason: "RateLimited" }, undefined],
  [null, undefined],
  ["Utica", undefined],
])("the service of internet addresses answers %j: %j [S-03]", async (json, place) => {
  answer(Response.json(json));
  expect(await placeOfAddress("https://ip.example/json/")).toBe(place);
});

test("a refusal or a web page is an error, which the caller passes over", async () => {
  answer(new Response("Too many requests", { status: 429 }));
  await expect(placeOfAddress("https://ip.example/json/")).rejects.toThrow("ip.example answered 429");
  answer(new Response("<html>"));
  await expect(placeOfAddress("https://ip.example/json/")).rejects.toThrow();
});
