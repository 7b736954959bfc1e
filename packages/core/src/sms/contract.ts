import { sitePost } from "../contract/endpoint.ts";

/** What Twilio received for us, or reports of a text that we sent about a record ("lead.ID"): a signed form. */
export const receiveTextEndpoint = sitePost("receiveText", { query: ["record"] });
