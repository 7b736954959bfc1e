import { expect, test } from "vitest";
import { mapEmbedAddress, mapPageAddress } from "./map-address.ts";

const view = { latitude: 42.7, longitude: -75.5, zoom: 7 };

/** Zoom level that the embedded map chooses for a frame: the largest at which the box fits. */
function zoomFor(address: string, width: number, height: number): number {
  const [west = 0, south = 0, east = 0, north = 0] =
    new URL(address).searchParams.get("bbox")?.split(",").map(Number) ?? [];
  const mercator = (degrees: number) => Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360));
  const perWidth = (width * 360) / ((east - west) * 256);
  const perHeight = (height * 2 * Math.PI) / ((mercator(north) - mercator(south)) * 256);
  return Math.floor(Math.log2(Math.min(perWidth, perHeight)));
}

test.each([
  [350, 500],
  [700, 500],
  [1440, 500],
])("the footer map shows zoom 7 around the specified centre in a frame of %i x %i [G-11]", (width, height) => {
  const address = mapEmbedAddress(view);
  expect(zoomFor(address, width, height)).toBe(7);
  const [west = 0, south = 0, east = 0, north = 0] =
    new URL(address).searchParams.get("bbox")?.split(",").map(Number) ?? [];
  expect((west + east) / 2).toBeCloseTo(-75.5, 3);
  expect((south + north) / 2).toBeCloseTo(42.7, 3);
});

test("a marker and the page of the same view are optional extras", () => {
  const marker = { latitude: 43.1, longitude: -75.3 };
  expect(new URL(mapEmbedAddress({ ...view, marker })).searchParams.get("marker")).toBe("43.1,-75.3");
  expect(mapPageAddress(view)).toBe("https://www.openstreetmap.org/#map=7/42.7/-75.5");
});
