import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/** A click handler for HTML of the provider: links to pages of this site are followed without loading a document. */
export function useSiteLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const href = link?.getAttribute("href") ?? "";
    if (!link || !isPlainClick(event) || link.target || link.hasAttribute("download")) return;
    if (!href.startsWith("/") || href.startsWith("//")) return;
    event.preventDefault();
    void navigate(href);
  };
}
