import type { ApiEvent } from "./api.ts";

/** The name that the visitor's browser gives itself, as far as it is kept. */
export const getUserAgent = ({ requestContext }: Pick<ApiEvent, "requestContext">, length = 300): string =>
  requestContext.http.userAgent.slice(0, length);
