import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { attribution, rememberTouch } from "./attribution.ts";
import { forbidStorage, stubStorage } from "./storage.fixture.ts";

/** Opens a page of the site, as a link, an advertisement or another site leads to it. */
function land(address: string, { referrer = "", more = {} } = {}) {
  const { search, pathname, host } = new URL(address, "https://site.test");
  vi.stubGlobal("window", { location: { search, pathname, host } });
  vi.stubGlobal("document", { referrer });
  vi.stubGlobal("navigator", more);
  rememberTouch();
}

beforeEach(() => {
  stubStorage("localStorage");
  stubStorage("sessionStorage");
});

afterEach(() => vi.unstubAllGlobals());

test("a visit is remembered by its campaign, click id, referrer and landing path, and by nothing else of the address", () => {
  land("/windows?utm_source=tv&gclid=abc&email=ann@example.org", { referrer: "https://search.example/?q=windows" });
  const touch = {
    utm_source: "tv",
    gclid: "abc",
    referrer: "https://search.example/?q=windows",
    landingPath: "/windows",
  };
  expect(attribution()).toEqual({ first: touch, last: touch });
});

test("the first visit stays the first; a later one, in a new tab or in the same, is the last", () => {
  land("/?utm_source=radio");
  stubStorage("sessionStorage");
  land("/doors?utm_source=tv");
  expect(attribution()).toMatchObject({
    first: { utm_source: "radio" },
    last: { utm_source: "tv", landingPath: "/doors" },
  });
  land("/?msclkid=xyz");
  expect(attribution().last).toEqual({ msclkid: "xyz", landingPath: "/" });
});

test("pages opened within the visit, by a link of our own or a reload, change nothing", () => {
  land("/?utm_source=radio");
  land("/quote", { referrer: "https://site.test/" });
  expect(attribution().last).toEqual({ utm_source: "radio", landingPath: "/" });
});

test("who asks not to be followed is remembered for this visit only", () => {
  for (const more of [{ doNotTrack: "1" }, { globalPrivacyControl: true }]) {
    stubStorage("localStorage");
    land("/?utm_source=radio", { more });
    expect(localStorage.getItem("firstTouch")).toBeNull();
    expect(attribution().last).toMatchObject({ utm_source: "radio" });
    stubStorage("sessionStorage");
  }
});

test("a browser without storage loses the campaign and nothing else", () => {
  const broken = {
    getItem: () => "{",
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  vi.stubGlobal("localStorage", broken);
  vi.stubGlobal("sessionStorage", broken);
  expect(() => land("/?utm_source=radio")).not.toThrow();
  expect(attribution()).toEqual({ first: undefined, last: undefined });
});

test("a browser that forbids the very name of its storage does so too", () => {
  for (const name of ["localStorage", "sessionStorage"] as const) forbidStorage(name);
  expect(() => land("/?utm_source=radio")).not.toThrow();
  expect(attribution()).toEqual({ first: undefined, last: undefined });
});
