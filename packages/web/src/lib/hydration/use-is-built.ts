import { useState } from "react";

/** Whether the component takes over HTML of the built page, or is that HTML: false for what the application draws
 * afterwards. */
export function useIsBuilt(): boolean {
  const [isBuilt] = useState(() => typeof document === "undefined" || !("ready" in document.documentElement.dataset));
  return isBuilt;
}
