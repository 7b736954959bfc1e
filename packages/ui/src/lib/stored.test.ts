import { afterEach, expect, test, vi } from "vitest";
import { forbidStorage, stubStorage } from "./storage.fixture.ts";
import { readStored, readStoredText, writeStored, writeStoredText } from "./stored.ts";

afterEach(() => vi.unstubAllGlobals());

test("a text is kept as it is, a value as JSON, and neither once it is dropped", () => {
  const items = stubStorage("localStorage");
  writeStoredText("localStorage", "place", "Rome, New York");
  writeStored("localStorage", "lists", ["a"]);
  expect([...items]).toEqual([
    ["place", "Rome, New York"],
    ["lists", '["a"]'],
  ]);
  expect(readStoredText("localStorage", "place")).toBe("Rome, New York");
  expect(readStored("localStorage", "lists")).toEqual(["a"]);
  expect(readStored("localStorage", "place")).toBeUndefined();
  writeStoredText("localStorage", "place");
  writeStored("localStorage", "lists");
  expect(items.size).toBe(0);
  expect(readStoredText("localStorage", "place")).toBeUndefined();
});

test("a browser that forbids the very name of its storage keeps nothing, and nothing fails", () => {
  forbidStorage("localStorage");
  writeStoredText("localStorage", "place", "Rome");
  writeStored("localStorage", "lists", ["a"]);
  expect(readStoredText("localStorage", "place")).toBeUndefined();
  expect(readStored("localStorage", "lists")).toBeUndefined();
});
