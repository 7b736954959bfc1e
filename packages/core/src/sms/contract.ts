import { defineEndpoint, noStore } from "../contract/endpoint.ts";
import { apiPaths } from "../contract/paths.ts";

/** What Twilio received for us, or reports of a text that we sent about a record ("lead.ID"): a signed form. */
export const receiveTextEndpoint = defineEndpoint({
  method: "POST",
  path: apiPaths.receiveText,
  query: ["record"],
  cache: noStore,
});
