import { forbidStorage } from "@site/ui/lib/storage.fixture.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PasskeyOffer } from "./passkey-offer.tsx";

test("a browser that forbids its storage shows the page around the offer all the same", () => {
  forbidStorage("localStorage");
  expect(renderToStaticMarkup(<PasskeyOffer />)).toBe("");
});
