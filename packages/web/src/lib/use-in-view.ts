import { type RefObject, useEffect, useState } from "react";

/** Whether an element has come into view, by at least this share of its area; stays true from then on. */
export function useInView(element: RefObject<HTMLElement | null>, share: number): boolean {
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (wasSeen || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      threshold: share,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, share, wasSeen]);
  return wasSeen;
}
