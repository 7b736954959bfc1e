import { stopDigest as endpoint } from "@site/core/office/account-contract";
import { noteRequest } from "@site/core/office/note-request";
import { stopDigest } from "@site/core/office/stop-digest";
import { office } from "./office.ts";

export const handler = office(endpoint, async ({ context, body }) => {
  await stopDigest(context, body.email, body.key);
  await noteRequest(context, {
    by: body.email,
    command: "stop the daily mail",
    names: [],
    query: "",
    isRepeated: false,
  });
  return { body: {} };
});
