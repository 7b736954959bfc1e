import { type Attribution, campaignParameters, type Touch } from "@site/core/contract/attribution";

const firstTouchKey = "firstTouch";
const lastTouchKey = "lastTouch";

/** Whether the browser asks for its visitor not to be followed. */
export const wantsPrivacy = ({
  doNotTrack,
  globalPrivacyControl,
}: Navigator & { globalPrivacyControl?: boolean }): boolean => doNotTrack === "1" || globalPrivacyControl === true;

type StorageName = "localStorage" | "sessionStorage";

function read(storage: StorageName, key: string): Touch | undefined {
  try {
    return JSON.parse(globalThis[storage].getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

function write(storage: StorageName, key: string, touch: Touch): void {
  try {
    globalThis[storage].setItem(key, JSON.stringify(touch));
  } catch {
    // A full or forbidden storage, of which the very name may throw, loses the campaign, never the visit.
  }
}

function currentTouch(): Touch {
  const { search, host, pathname } = window.location;
  const { referrer } = document;
  const query = new URLSearchParams(search);
  return {
    ...Object.fromEntries(campaignParameters.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : []))),
    ...(referrer && new URL(referrer).host !== host ? { referrer } : {}),
    landingPath: pathname,
  };
}

/** Whether something brought the visitor here: an advertisement or another site, not a reload or a link of our own. */
const isArrival = ({ landingPath, ...source }: Touch): boolean => Object.keys(source).length > 0;

/** Remembers how this visit began; a later arrival in the same tab begins a new one. Call once, before anything changes
 * the address. */
export function rememberTouch(): void {
  const touch = currentTouch();
  if (read("sessionStorage", lastTouchKey) && !isArrival(touch)) return;
  write("sessionStorage", lastTouchKey, touch);
  if (!wantsPrivacy(navigator) && !read("localStorage", firstTouchKey)) write("localStorage", firstTouchKey, touch);
}

/** The first visit and this one, for a form that is being sent. */
export function attribution(): Attribution {
  const last = read("sessionStorage", lastTouchKey);
  return { first: read("localStorage", firstTouchKey) ?? last, last };
}
