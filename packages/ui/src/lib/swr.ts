import type { SWRConfiguration } from "swr";
import { load } from "./api.ts";

/** No refetch by interval, focus or age and no retries: data changes with a deployment. */
export const swrDefaults: SWRConfiguration = {
  fetcher: load,
  refreshInterval: 0,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
};
