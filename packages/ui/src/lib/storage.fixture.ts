import { vi } from "vitest";
import type { StorageName } from "./stored.ts";

/** Gives the browser of a test a storage. @returns what it holds, by key */
export function stubStorage(name: StorageName): Map<string, string> {
  const items = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  });
  return items;
}

/** Makes the browser of a test one that forbids its storage: the very name throws. */
export function forbidStorage(name: StorageName): void {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
}
