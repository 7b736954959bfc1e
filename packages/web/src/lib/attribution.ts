import { type Attribution, campaignParameters, type Touch } from "@site/core/contract/attribution";

/** Where the first touch is kept between visits. */
const firstTouchKey = "firstTouch";
/** Where the touch of this visit is kept while the tab lives. */
const lastTouchKey = "lastTouch";

/** Visitors who ask not to be followed are remembered for this visit only. */
function wantsPrivacy(): boolean {
  const { doNotTrack } = navigator;
  return doNotTrack === "1" || ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true);
}

function read(storage: Storage, key: string): Touch | undefined {
  try {
    return JSON.parse(storage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

function write(storage: Storage, key: string, touch: Touch): void {
  try {
    storage.setItem(key, JSON.stringify(touch));
  } catch {
    // A full or forbidden storage loses the campaign, never the visit.
  }
}

function currentTouch(): Touch {
  const query = new URLSearchParams(window.location.search);
  const parameters = campaignParameters.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  const isOutside = document.referrer !== "" && new URL(document.referrer).host !== window.location.host;
  return {
    ...Object.fromEntries(parameters),
    ...(isOutside ? { referrer: document.referrer } : {}),
    landingPath: window.location.pathname,
  };
}

/** Remembers how this visit began. Call once, before anything changes the address. */
export function rememberTouch(): void {
  if (read(sessionStorage, lastTouchKey)) return;
  const touch = currentTouch();
  write(sessionStorage, lastTouchKey, touch);
  if (!wantsPrivacy() && !read(localStorage, firstTouchKey)) write(localStorage, firstTouchKey, touch);
}

/** The first visit and this one, for a form that is being sent. */
export function attribution(): Attribution {
  const last = read(sessionStorage, lastTouchKey);
  return { first: read(localStorage, firstTouchKey) ?? last, last };
}
