import { useBuiltData } from "@site/ui/lib/built-data.ts";
import { swrDefaults } from "@site/ui/lib/swr.ts";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";

/** Around pages that ask the API: how they ask, and what the page was built with. */
export function DataScope({ children }: { children: ReactNode }) {
  const fallback = useBuiltData();
  return <SWRConfig value={{ ...swrDefaults, fallback }}>{children}</SWRConfig>;
}
