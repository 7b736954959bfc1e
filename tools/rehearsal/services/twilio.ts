import { createHmac } from "node:crypto";
import { type Answer, forwardTo, type Site } from "../internet.ts";

/** What a person has of an account at Twilio, and tells the stage. */
export const twilioAccount = {
  sid: "AC0123456789abcdef0123456789abcdef",
  token: "fedcba9876543210fedcba9876543210",
  /** A messaging service, which sends for it. */
  service: "MG0123456789abcdef0123456789abcdef",
  number: "+13155550100",
} as const;

interface SentSms {
  sid: string;
  to: string;
  body: string;
  callback: string | null;
}

const json = (status: number, body: object): Answer => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const refuse = (status: number, code: number, message: string): Answer =>
  json(status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });

/** How Twilio signs what it posts: the address, then every field by its name and value, in the order of the names. */
function signFields(url: string, fields: Readonly<Record<string, string>>): string {
  const signed = Object.keys(fields)
    .toSorted()
    .reduce((text, name) => text + name + fields[name], url);
  return createHmac("sha1", twilioAccount.token).update(signed).digest("base64");
}

let count = 0;
function newSid(): string {
  count += 1;
  return `SM${String(count).padStart(32, "0")}`;
}

/** Twilio, as far as the site uses it: an API that takes texts of one account, and posts to the site.
 * @see https://www.twilio.com/docs/messaging/api/message-resource
 * @see https://www.twilio.com/docs/usage/security#validating-requests */
export function createTwilio() {
  const sent: SentSms[] = [];
  /** Numbers that texted STOP to the messaging service, whose texts it refuses by itself. */
  const stopped = new Set<string>();

  /** Why a message is not taken. */
  function checkMessage(fields: URLSearchParams): Answer | undefined {
    const [to, text] = [fields.get("To"), fields.get("Body")];
    if (!to) return refuse(400, 21604, "A 'To' phone number is required.");
    if (!/^\+[1-9]\d{7,14}$/.test(to)) return refuse(400, 21211, `Invalid 'To' Phone Number: ${to}`);
    if (fields.get("MessagingServiceSid") !== twilioAccount.service)
      return refuse(400, 21603, "A 'From' phone number is required.");
    if (!text) return refuse(400, 21602, "Message body is required.");
    if (text.length > 1600) return refuse(400, 21617, "The concatenated message body exceeds the 1600 character limit");
    return stopped.has(to) ? refuse(400, 21610, "Attempt to send to unsubscribed recipient") : undefined;
  }

  const api: Site = ({ method, url, headers, body }) => {
    const { sid, token, service } = twilioAccount;
    if (headers.authorization !== `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`)
      return refuse(401, 20003, "Authenticate");
    if (method !== "POST" || url !== `/2010-04-01/Accounts/${sid}/Messages.json`)
      return refuse(404, 20404, `The requested resource ${url} was not found`);
    if (!/^application\/x-www-form-urlencoded\b/.test(headers["content-type"] ?? ""))
      return refuse(400, 20001, "Parameters have to be sent as a form");
    const fields = new URLSearchParams(body.toString("utf8"));
    const refused = checkMessage(fields);
    if (refused) return refused;
    const [to, text] = [fields.get("To") ?? "", fields.get("Body") ?? ""];
    const message = { sid: newSid(), to, body: text, callback: fields.get("StatusCallback") };
    sent.push(message);
    return json(201, {
      ...{ sid: message.sid, account_sid: sid, messaging_service_sid: service, to, from: null, body: text },
      ...{ status: "accepted", direction: "outbound-api", error_code: null, error_message: null },
    });
  };

  /** Posts to the site. @param origin where it answers on this machine @param signature in place of the right one */
  async function post(origin: string, address: string, fields: Readonly<Record<string, string>>, signature?: string) {
    const { host, pathname, search } = new URL(address);
    const body = Buffer.from(new URLSearchParams(fields).toString());
    const headers = {
      host,
      "content-type": "application/x-www-form-urlencoded; charset=utf-8",
      "content-length": String(body.length),
      "user-agent": "TwilioProxy/1.1",
      "x-twilio-signature": signature ?? signFields(address, fields),
    };
    return forwardTo(origin)({ method: "POST", url: pathname + search, host, headers, body, peer: "" });
  }

  return {
    api,
    sent,
    stopped,
    sign: signFields,
    post,
    /** What Twilio posts of a text to the number of the account. */
    buildIncoming: (from: string, body: string): Record<string, string> => {
      const sid = newSid();
      return {
        ...{ ToCountry: "US", ToState: "NY", SmsMessageSid: sid, NumMedia: "0", SmsSid: sid, FromState: "NY" },
        ...{ SmsStatus: "received", Body: body, FromCountry: "US", MessagingServiceSid: twilioAccount.service },
        ...{ To: twilioAccount.number, NumSegments: "1", MessageSid: sid, AccountSid: twilioAccount.sid },
        ...{ From: from, ApiVersion: "2010-04-01" },
      };
    },
    /** What Twilio posts of a text that it sent. @param code why it failed */
    buildReport: ({ sid, to }: SentSms, status: string, code?: number): Record<string, string> => ({
      ...{ SmsSid: sid, SmsStatus: status, MessageStatus: status, To: to, MessageSid: sid },
      ...{ MessagingServiceSid: twilioAccount.service, AccountSid: twilioAccount.sid },
      ...{ From: twilioAccount.number, ApiVersion: "2010-04-01", ...(code ? { ErrorCode: String(code) } : {}) },
    }),
  };
}
