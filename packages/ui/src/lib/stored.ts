type StorageName = "localStorage" | "sessionStorage";

/** What a browser or a tab keeps under a key; undefined where it keeps nothing, or forbids its storage, of which the very
 * name may throw. */
export function readStored<Value>(storage: StorageName, key: string): Value | undefined {
  try {
    return JSON.parse(globalThis[storage].getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value, or with none drops what was kept; a full or forbidden storage loses it, and never the visit. */
export function writeStored(storage: StorageName, key: string, value?: object): void {
  try {
    if (value) globalThis[storage].setItem(key, JSON.stringify(value));
    else globalThis[storage].removeItem(key);
  } catch {
    // What was to be kept lasts as long as its page.
  }
}
