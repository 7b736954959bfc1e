import type { SWRConfiguration } from "swr";
import { loaderFor } from "./api.ts";

/** No refetch by interval, focus or age and no retries: data changes with a deployment. */
export const swrDefaults: SWRConfiguration = {
  fetcher: loaderFor({ on401: "throw" }),
  refreshInterval: 0,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
};
