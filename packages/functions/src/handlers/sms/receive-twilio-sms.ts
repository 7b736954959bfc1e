import { AppError } from "@site/core/contract/errors";
import { formBodyLimit } from "@site/core/contract/form-schema";
import { receiveSms } from "@site/core/incoming-sms/receive-sms";
import { recordFailedSms } from "@site/core/notify/record-feedback";
import { receiveTextEndpoint } from "@site/core/sms/contract";
import { isSignedByTwilio, optedOutCode } from "@site/core/sms/twilio";
import type { HandlerContext } from "../../context.ts";
import { api, type Middleware } from "../../http/api.ts";
import { siteHost } from "../../http/guards.ts";
import { isPosted, parsePosted } from "../../http/no-js-form.ts";
import { withOfficeClosings } from "../../http/office-closings.ts";

/** Reads the form that Twilio posts, if it is signed by it for this address. */
const signedForm = ({ settings }: HandlerContext): Middleware => ({
  before({ event }) {
    const { twilio } = settings;
    if (!twilio?.authToken) throw new AppError("notFound", "This site takes no texts.");
    if (!isPosted(event)) throw new AppError("unsupportedMediaType", "Please send a form.");
    const fields = parsePosted(event, formBodyLimit, formBodyLimit);
    const query = event.rawQueryString && `?${event.rawQueryString}`;
    const url = `https://${siteHost(event)}${receiveTextEndpoint.path}${query}`;
    if (!isSignedByTwilio(twilio.authToken, url, fields, event.headers["x-twilio-signature"] ?? ""))
      throw new AppError("unauthenticated", "This text's signature is wrong.");
    event.isBodyRead = true;
    event.twilioForm = Object.fromEntries(fields);
  },
});

/** Answers of ours go out as texts of their own, so Twilio is told to say nothing. */
const silence = { body: "<Response/>", headers: { "content-type": "text/xml" } };

const failed = ["failed", "undelivered"];

async function takeReport(context: HandlerContext, record: string, sent: Readonly<Record<string, string>>) {
  const { MessageSid: messageId = "", MessageStatus: status = "", ErrorCode, To } = sent;
  const [kind = "", id] = record.split(".");
  if (!id || !failed.includes(status)) return;
  await recordFailedSms(context, {
    kind,
    id,
    messageId,
    stopped: Number(ErrorCode) === optedOutCode ? To : undefined,
  });
}

/** A picture of the leak may be all that a text says. Twilio keeps it, behind the account's own sign-in. */
function withMedia(body: string, values: Readonly<Record<string, string>>): string {
  const count = Number(values.NumMedia) || 0;
  const addresses = Array.from({ length: count }, (_, at) => values[`MediaUrl${at}`]).filter(Boolean);
  const note = `With ${count} attached, to be seen in Twilio's console: ${addresses.join(" ")}`;
  return count > 0 ? [body, note].filter(Boolean).join("\n") : body;
}

export const handler = api(
  receiveTextEndpoint,
  async ({ context, event: { twilioForm: values = {} }, query: { record = "" } }) => {
    const { MessageSid: id, From: from, Body: body = "", OptOutType } = values;
    if (!id || !from) throw new AppError("invalid", "This text says not who sent it.");
    if (values.MessageStatus) await takeReport(context, record, values);
    else await receiveSms(context, { id, from, body: withMedia(body, values), isAnswered: OptOutType !== undefined });
    return silence;
  },
  () => [],
  (context) => [signedForm(context), withOfficeClosings(context)],
);
