import { fullTitle } from "@site/core/site/title";
import { useEffect } from "react";

interface PageHead {
  title: string;
  description?: string;
}

/** Sets the title and description of the page that is shown; the prerender writes the same into the first HTML. */
export function usePageHead({ title, description }: PageHead): void {
  useEffect(() => {
    document.title = fullTitle(title);
    if (description) document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  }, [title, description]);
}
