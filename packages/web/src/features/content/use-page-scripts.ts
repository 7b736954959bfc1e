import { useEffect } from "react";

async function loadScript(src: string): Promise<void> {
  const script = document.createElement("script");
  script.src = src;
  script.async = false;
  script.dataset.content = "";
  await new Promise((resolve) => {
    script.onload = resolve;
    script.onerror = resolve;
    document.body.append(script);
  });
}

/** Errors of scripts that we don't own: of another origin, which browsers tell nothing about, or of the page's own hosts. */
function isForeignError({ message, filename }: ErrorEvent, origins: ReadonlySet<string>): boolean {
  if (/^Script error\.?$/.test(message)) return true;
  return URL.canParse(filename) && origins.has(new URL(filename).origin);
}

/** Runs the scripts of a page one after another once its styles are there, keeps their errors to themselves and takes
 * their elements away when the page is left. */
export function usePageScripts(urls: readonly string[], isStyled: boolean): void {
  useEffect(() => {
    if (!isStyled || urls.length === 0) return;
    const foreign = urls
      .map((url) => new URL(url, location.href).origin)
      .filter((origin) => origin !== location.origin);
    const origins = new Set(foreign);
    let isShown = true;
    function onError(event: ErrorEvent) {
      if (!isForeignError(event, origins)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    async function run() {
      for (const url of urls) if (isShown) await loadScript(url);
    }
    window.addEventListener("error", onError, true);
    void run();
    return () => {
      isShown = false;
      window.removeEventListener("error", onError, true);
      for (const script of document.querySelectorAll("script[data-content]")) script.remove();
    };
  }, [urls, isStyled]);
}
