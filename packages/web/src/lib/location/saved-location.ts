const key = "userLocation";

/** @returns the place that was found before on this device, if any */
export function savedLocation(): string | undefined {
  try {
    return localStorage.getItem(key)?.trim() || undefined;
  } catch {
    return undefined;
  }
}

export function saveLocation(place: string): void {
  try {
    localStorage.setItem(key, place);
  } catch {
    // Without storage the place is looked up again the next time.
  }
}
