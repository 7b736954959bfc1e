import { type RefObject, useEffect, useState } from "react";

/** Whether an element has come into view, by at least this share of its area; stays true from then on.
 * @param margin px around the screen that count as view, for what should be there before it is seen */
export function useInView(element: RefObject<HTMLElement | null>, share: number, margin = 0): boolean {
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (wasSeen || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      threshold: share,
      rootMargin: `${margin}px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, share, margin, wasSeen]);
  return wasSeen;
}
