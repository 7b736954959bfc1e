import { defineEndpoint, noStore } from "../contract/endpoint.ts";
import { apiPaths } from "../contract/paths.ts";

/** Texts that Twilio received for us: a signed form. */
export const receiveText = defineEndpoint({
  method: "POST",
  path: apiPaths.receiveText,
  cache: noStore,
});
