import { showStopEndpoint } from "@site/core/request-page/contract";
import { requestPath } from "@site/core/site/pages";
import { api } from "../../http/api.ts";

/** A visitor who opens the link of a mail in a browser comes to the page of the request, which has the button. Nothing is changed. */
export const handler = api(showStopEndpoint, ({ query: { token = "" } }) => ({
  status: 303,
  body: "",
  headers: { location: requestPath(token), "content-type": "text/plain" },
}));
