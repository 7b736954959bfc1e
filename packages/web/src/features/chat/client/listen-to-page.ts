/** How a page tells that somebody comes back to it. */
const returns = ["pageshow", "focus", "storage"] as const;

/** @param onOnline when there is a connection again @param onReturn when the page is looked at again, or another tab has
 * written to the browser's storage @returns ends it */
export function listenToPage(onOnline: () => void, onReturn: () => void): () => void {
  addEventListener("online", onOnline);
  for (const event of returns) addEventListener(event, onReturn);
  return () => {
    removeEventListener("online", onOnline);
    for (const event of returns) removeEventListener(event, onReturn);
  };
}
