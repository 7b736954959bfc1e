import { forbidStorage, stubStorage } from "@site/ui/lib/storage.fixture.ts";
import { afterEach, expect, test, vi } from "vitest";
import { areKeysOn, isShortcut, turnKeys } from "./use-list-keys.ts";

const press = { target: null, ctrlKey: false, metaKey: false, altKey: false } as KeyboardEvent;

afterEach(() => vi.unstubAllGlobals());

test("keys that are turned off stay off until they are turned on, also where they were turned off long ago", () => {
  vi.stubGlobal("HTMLElement", class {});
  stubStorage("localStorage").set("keys-off", "yes");
  expect(areKeysOn()).toBe(false);
  turnKeys(true);
  expect(isShortcut(press)).toBe(true);
  turnKeys(false);
  expect(isShortcut(press)).toBe(false);
});

test("a browser that forbids its storage breaks no key press, and no turning off", () => {
  vi.stubGlobal("HTMLElement", class {});
  forbidStorage("localStorage");
  expect(isShortcut(press)).toBe(true);
  expect(() => turnKeys(false)).not.toThrow();
});
