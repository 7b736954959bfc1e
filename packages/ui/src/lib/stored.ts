export type StorageName = "localStorage" | "sessionStorage";

/** The text that a browser or a tab keeps under a key; undefined where it keeps nothing, or forbids its storage, of which
 * the very name may throw. */
export function readStoredText(storage: StorageName, key: string): string | undefined {
  try {
    return globalThis[storage].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text, or with none drops what was kept; a full or forbidden storage loses it, and never the visit. */
export function writeStoredText(storage: StorageName, key: string, text?: string): void {
  try {
    if (text === undefined) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, text);
  } catch {
    // What was to be kept lasts as long as its page.
  }
}

/** The same for a value, which is kept as JSON; undefined also where that can't be read. */
export function readStored<Value>(storage: StorageName, key: string): Value | undefined {
  try {
    return JSON.parse(readStoredText(storage, key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

export const writeStored = (storage: StorageName, key: string, value?: object): void =>
  writeStoredText(storage, key, value && JSON.stringify(value));
