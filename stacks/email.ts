import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from "aws-cdk-lib/aws-ses";
import { Topic } from "aws-cdk-lib/aws-sns";
import type { StackContext } from "sst/constructs";
import { settingsOf } from "./settings.ts";

/**
 * The sender's domain at SES. Whoever bounced or complained gets no further mail, and each bounce and complaint goes to
 * the topic, so that the staff learns that a visitor's address, or its own, is wrong.
 */
export function Email({ stack, app }: StackContext) {
  const domain = settingsOf(app.stage).mailFrom.split("@").at(-1) ?? "";
  const configurationSet = new ConfigurationSet(stack, "Mails", {
    reputationMetrics: true,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
  });
  // Mails sent from the identity use its configuration set without naming it.
  const identity = new EmailIdentity(stack, "Sender", { identity: Identity.domain(domain), configurationSet });
  const feedback = new Topic(stack, "Feedback", { enforceSSL: true });
  configurationSet.addEventDestination("ToFeedback", {
    destination: EventDestination.snsTopic(feedback),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  });
  identity.dkimRecords.forEach(({ name, value }, position) => {
    stack.addOutputs({ [`DkimRecord${position + 1}`]: `${name} CNAME ${value}` });
  });
  const configurationSetArn = stack.formatArn({
    service: "ses",
    resource: "configuration-set",
    resourceName: configurationSet.configurationSetName,
  });
  return { arns: [identity.emailIdentityArn, configurationSetArn], feedback };
}
