import {
  DescribeAccountAttributesCommand,
  DescribePhoneNumbersCommand,
  PinpointSMSVoiceV2Client,
} from "@aws-sdk/client-pinpoint-sms-voice-v2";
import type { Check } from "./check.ts";

const steps = 'docs/runbook.md, "Send text messages"';

/** Whether the account may text people it does not know, by a number that takes their answers. No stage needs one. */
export const smsNumber: Check = {
  subject: "text messages",
  action: "sms-voice:DescribePhoneNumbers",
  async run({ config, settings: { sms } }) {
    if (!sms) return { verdict: "ready", found: "none is set: nobody is texted", next: steps };
    if (sms.service === "twilio")
      return { verdict: "ready", found: `Twilio's account ${sms.accountSid}, at which nobody looked`, next: steps };
    const client = new PinpointSMSVoiceV2Client(config);
    const { AccountAttributes = [] } = await client.send(new DescribeAccountAttributesCommand({}));
    const { PhoneNumbers = [] } = await client.send(new DescribePhoneNumbersCommand({}));
    const number = PhoneNumbers.find(({ PhoneNumberId, PoolId }) => [PhoneNumberId, PoolId].includes(sms.from));
    const missing = [
      AccountAttributes.some(({ Name, Value }) => Name === "ACCOUNT_TIER" && Value === "SANDBOX")
        ? "in the sandbox: only verified numbers get texts"
        : "",
      number ? "" : `the account has no number or pool ${sms.from}`,
      number && number.Status !== "ACTIVE" ? `the number is ${number.Status?.toLowerCase()}` : "",
      number && !number.TwoWayEnabled ? "answers to the number go nowhere" : "",
      number && !number.SelfManagedOptOutsEnabled ? "AWS answers STOP, and our ledger does not hear of it" : "",
    ].filter(Boolean);
    if (missing.length > 0) return { verdict: "ask AWS for", found: missing.join(", "), next: steps };
    return { verdict: "ready", found: `${sms.from} sends texts and takes answers` };
  },
};
