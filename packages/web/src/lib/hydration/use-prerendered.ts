import { useBuiltData } from "@site/ui/lib/built-data.ts";
import { useEffect, useState } from "react";

export interface Built<Answer> {
  /** Null when it could not be had, which is logged. */
  data: Answer | null | undefined;
  isLoading: boolean;
}

/** An answer of our own API that comes with the page; asked for, once, where it has not.
 * @param url nothing is asked without one */
export function usePrerendered<Answer>(
  url: string | undefined,
  { isAnswer, load }: { isAnswer: (value: unknown) => value is Answer; load: (url: string) => Promise<unknown> },
): Built<Answer> {
  const known = useBuiltData();
  const built = url === undefined ? undefined : known[url];
  const [asked, setAsked] = useState<{ url: string; answer: unknown }>();
  const isMissing = url !== undefined && !isAnswer(built);
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    void load(url)
      .catch((error) => console.warn(error))
      .then((answer) => isCurrent && setAsked({ url, answer }));
    return () => {
      isCurrent = false;
    };
  }, [url, isMissing, load]);
  if (!isMissing) return { data: isAnswer(built) ? built : undefined, isLoading: false };
  if (asked?.url !== url) return { data: undefined, isLoading: true };
  return { data: isAnswer(asked.answer) ? asked.answer : null, isLoading: false };
}
