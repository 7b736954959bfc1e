import { failedKey } from "@site/core/content/contract";
import { BuiltDataContext } from "@site/ui/lib/built-data.ts";
import { useContext } from "react";
import { useLocation } from "react-router-dom";

/** Whether the document says of what it could not show that the provider was away, and not that there is nothing. That is
 * said of the first page of a visit alone. */
export function useIsAway(): boolean {
  const { key } = useLocation();
  return useContext(BuiltDataContext)[failedKey] === true && key === "default";
}
