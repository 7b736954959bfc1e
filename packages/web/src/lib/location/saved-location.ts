import { readStoredText, writeStoredText } from "@site/ui/lib/stored.ts";

const key = "userLocation";

/** @returns the place that was found before on this device, if any */
export const savedLocation = (): string | undefined => readStoredText("localStorage", key)?.trim() || undefined;

/** Without storage the place is looked up again the next time. */
export const saveLocation = (place: string): void => writeStoredText("localStorage", key, place);
