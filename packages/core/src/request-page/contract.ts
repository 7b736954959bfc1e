import * as z from "zod";
import { noStore, siteGet, sitePost } from "../contract/endpoint.ts";
import { listKeys } from "../contract/form.ts";
import { formBodyLimit } from "../contract/form-schema.ts";
import { fileStates } from "../files/options.ts";
import { doneTexts, requestActions } from "./options.ts";

/** What a visitor does on the page of their record. `token` is that of the page's address; `values` are those of the form of
 * the action, checked by its fields, with what each showed at first under "shown.NAME" where only what is different counts;
 * `code` answers the mail that an action asked for. */
export const RequestChange = z.object({
  token: z.string(),
  action: z.enum(requestActions, "Please choose what to do"),
  values: z.record(z.string(), z.string()).default({}),
  code: z.string().trim().max(20).optional(),
});
export type RequestChange = z.output<typeof RequestChange>;

/** Either it is done, or a code was sent, which comes with the same change once more. */
export const RequestAnswer = z.union([
  z.object({ done: z.enum(listKeys(doneTexts)) }),
  z.object({ codeSentTo: z.string() }),
]);
export type RequestAnswer = z.output<typeof RequestAnswer>;

export const changeRequestEndpoint = sitePost("changeRequest", {
  request: RequestChange,
  response: RequestAnswer,
  bodyLimit: formBodyLimit,
});

/** A file that the visitor wants to send; `id` is made by the browser, and stands for the file however often it is sent. */
export const UploadRequest = z.object({
  token: z.string(),
  id: z.uuid(),
  type: z.string().max(100),
  bytes: z.int().min(1, "This file is empty or no longer there. Please choose it again."),
  name: z.string().max(300).optional(),
});
export type UploadRequest = z.output<typeof UploadRequest>;

/** Where it is to be sent, with these headers; or what became of it. */
export const UploadAnswer = z.object({
  state: z.enum(fileStates),
  reason: z.string().optional(),
  upload: z.object({ url: z.string(), headers: z.record(z.string(), z.string()) }).optional(),
});
export type UploadAnswer = z.output<typeof UploadAnswer>;

export const startUploadEndpoint = sitePost("startUpload", { request: UploadRequest, response: UploadAnswer });

/** Stops mails by the link in them: a mail program posts it by itself, without a page. */
export const stopMailsEndpoint = sitePost("stopMails", { query: ["token", "stop"], response: RequestAnswer });

/** The same link in a browser. */
export const showStopEndpoint = siteGet("stopMails", noStore, { query: ["token", "stop"] });
