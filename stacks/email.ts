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
import { RemovalPolicy } from "aws-cdk-lib/core";
import type { StackContext } from "sst/constructs";
import { getStageSettings } from "./settings.ts";

type Stack = StackContext["stack"];

/** Makes the sender's domain known to SES, with a bounce address of its own for SPF, and prints the DNS records it
 * needs. It stays when the stage is removed, because other stages may send by it. */
function newIdentity(stack: Stack, domain: string): void {
  const bounces = `bounces.${domain}`;
  const identity = new EmailIdentity(stack, "Sender", { identity: Identity.domain(domain), mailFromDomain: bounces });
  identity.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
  const dkim = identity.dkimRecords.map(({ name, value }, position) => [
    `DkimRecord${position + 1}`,
    `${name} CNAME ${value}`,
  ]);
  stack.addOutputs({
    ...Object.fromEntries(dkim),
    BounceMxRecord: `${bounces} MX 10 feedback-smtp.${stack.region}.amazonses.com`,
    BounceSpfRecord: `${bounces} TXT "v=spf1 include:amazonses.com ~all"`,
    DmarcRecord: `_dmarc.${domain} TXT "v=DMARC1; p=quarantine"`,
  });
}

/** Whom the mail service sends for. Whoever bounced or complained gets no further mail, and each bounce and complaint
 * goes to the topic, so that the staff learns that a visitor's address, or its own, is wrong. */
export function Email({ stack, app }: StackContext) {
  const { mailFrom, mailIdentity } = getStageSettings(app.stage);
  const domain = mailFrom.split("@").at(-1) ?? "";
  const configurationSet = new ConfigurationSet(stack, "Mails", {
    reputationMetrics: true,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
  });
  if (mailIdentity === "create") newIdentity(stack, domain);
  const feedback = new Topic(stack, "Feedback", { enforceSSL: true });
  configurationSet.addEventDestination("ToFeedback", {
    destination: EventDestination.snsTopic(feedback),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  });
  const { configurationSetName } = configurationSet;
  const arns = [
    { resource: "identity", resourceName: domain },
    { resource: "configuration-set", resourceName: configurationSetName },
  ].map((of) => stack.formatArn({ service: "ses", ...of }));
  return { arns, configurationSetName, feedback };
}
