import { failedKey } from "@site/core/content/contract";
import { BuiltDataContext } from "@site/ui/lib/built-data.ts";
import { useContext } from "react";
import { useLocation } from "react-router-dom";

/** Whether the first document of a visit says of what it could not show that the provider was away. */
export function useIsAway(): boolean {
  const { key } = useLocation();
  return useContext(BuiltDataContext)[failedKey] === true && key === "default";
}
