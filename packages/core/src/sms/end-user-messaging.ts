import { PinpointSMSVoiceV2Client, SendTextMessageCommand } from "@aws-sdk/client-pinpoint-sms-voice-v2";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { Undeliverable } from "../email/mail.ts";
import type { Settings } from "../settings.ts";
import { OptedOut, type SendSms } from "./sms.ts";

const limits = { connectionTimeout: 500, requestTimeout: 3000 };

const optedOut = "DESTINATION_PHONE_NUMBER_OPTED_OUT";

interface Sender {
  /** Number, sender or pool, by id or ARN. */
  from: string;
  /** Set of the service that reports what does not arrive. */
  configurationSet: string | undefined;
}

export function createEndUserMessaging({ awsClient }: Settings, { from, configurationSet }: Sender): SendSms {
  const client = new PinpointSMSVoiceV2Client({
    ...awsClient,
    maxAttempts: 2,
    requestHandler: new NodeHttpHandler({ ...limits, throwOnRequestTimeout: true }),
  });
  return async ({ to, body, about }) => {
    const command = new SendTextMessageCommand({
      DestinationPhoneNumber: to,
      OriginationIdentity: from,
      MessageBody: body,
      MessageType: "TRANSACTIONAL",
      ConfigurationSetName: configurationSet,
      Context: about,
    });
    try {
      return (await client.send(command)).MessageId ?? "";
    } catch (error) {
      const { name, Reason, Fields } = error as { name?: string; Reason?: string; Fields?: { Name?: string }[] };
      if (name === "ConflictException" && Reason === optedOut) throw new OptedOut(optedOut, { cause: error });
      // A wrong sender is a fault of the stage, which is tried again once it is mended.
      const isOfNumber = Fields?.some(({ Name }) => Name === "DestinationPhoneNumber");
      if (name === "ValidationException" && isOfNumber) throw new Undeliverable(name, { cause: error });
      throw error;
    }
  };
}
