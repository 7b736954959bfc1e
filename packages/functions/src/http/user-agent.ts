import type { ApiEvent } from "./api.ts";

export const getUserAgent = ({ requestContext }: Pick<ApiEvent, "requestContext">, length = 300): string =>
  requestContext.http.userAgent.slice(0, length);
