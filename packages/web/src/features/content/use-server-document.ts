import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import useSWR from "swr";

/** A redirect may lead to another website, where no script may follow: the browser does. */
async function isThere([, url]: readonly [string, string]): Promise<boolean> {
  const { ok, type } = await fetch(url, { redirect: "manual" });
  return ok || type === "opaqueredirect";
}

/** Only the server knows an address that leads on, or a list under a name of its own. Where the application found
 * nothing and the server has something, its document is loaded.
 * @param isMissing whether the application found nothing
 * @returns whether the server is still asked, or its document is on its way */
export function useServerDocument(isMissing: boolean): boolean {
  const { key, pathname, search, hash } = useLocation();
  // The first page of a visit came as a document: that was the server's word.
  const isFollowed = isMissing && key !== "default";
  const { data: isServed = false, isLoading } = useSWR(
    isFollowed ? (["document", pathname + search] as const) : null,
    isThere,
  );
  useEffect(() => {
    if (isServed) window.location.replace(pathname + search + hash);
  }, [isServed, pathname, search, hash]);
  return isLoading || isServed;
}
