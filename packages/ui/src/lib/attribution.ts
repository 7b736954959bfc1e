import { type Attribution, campaignParameters, type Touch } from "@site/core/contract/attribution";
import { readStored, writeStored } from "./stored.ts";

const firstTouchKey = "firstTouch";
const lastTouchKey = "lastTouch";

/** Whether the browser asks for its visitor not to be followed. */
export const wantsPrivacy = ({
  doNotTrack,
  globalPrivacyControl,
}: Navigator & { globalPrivacyControl?: boolean }): boolean => doNotTrack === "1" || globalPrivacyControl === true;

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
  if (readStored("sessionStorage", lastTouchKey) && !isArrival(touch)) return;
  writeStored("sessionStorage", lastTouchKey, touch);
  if (!wantsPrivacy(navigator) && !readStored("localStorage", firstTouchKey))
    writeStored("localStorage", firstTouchKey, touch);
}

export function attribution(): Attribution {
  const last = readStored<Touch>("sessionStorage", lastTouchKey);
  return { first: readStored<Touch>("localStorage", firstTouchKey) ?? last, last };
}
