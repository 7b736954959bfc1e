import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { json, refusal, type Service } from "../aws.ts";
import type { Deployment } from "../template.ts";
import { account, region, toObject, toText } from "../value.ts";

interface SentMail {
  FromEmailAddress: string;
  Destination: { ToAddresses: string[] };
  Content: { Raw?: { Data: string } };
  ConfigurationSetName?: string;
}

const operations: Record<string, string> = {
  "POST /v2/email/outbound-emails": "SendEmail",
  "GET /v2/email/account": "GetAccount",
};

const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/**
 * Amazon SES, as far as the site uses it: a raw mail of an identity that the templates verify becomes a file.
 * @param outbox folder that takes the mails
 */
export function createMail(deployment: Deployment, outbox: string) {
  let count = 0;
  const identities = deployment.resources("AWS::SES::EmailIdentity");

  const getIdentity = (from: string): string | undefined => {
    const address = addressIn(from);
    const names = identities.map(({ ref }) => ref);
    return [address, address.split("@")[1]].find((name) => name !== undefined && names.includes(name));
  };

  const arn = (resource: string) => `arn:aws:ses:${region}:${account}:${resource}`;

  function getConfigurationSet(mail: SentMail, identity: string | undefined): string | undefined {
    const own = identities.find(({ ref }) => ref === identity)?.properties.ConfigurationSetAttributes;
    return mail.ConfigurationSetName ?? (toText(toObject(own).ConfigurationSetName) || undefined);
  }

  const service: Service = {
    getOperation: ({ method, url }) => operations[`${method} ${url}`] ?? `${method} ${url}`,
    needs({ operation, input }) {
      if (operation === "GetAccount") return [{ action: "ses:GetAccount", resource: "*" }];
      if (operation !== "SendEmail") throw new Error(`the rehearsal's mail service doesn't know ${operation}`);
      const mail = input as unknown as SentMail;
      const identity = getIdentity(mail.FromEmailAddress);
      const set = getConfigurationSet(mail, identity);
      const action = mail.Content.Raw ? "ses:SendRawEmail" : "ses:SendEmail";
      const resources = [`identity/${identity ?? addressIn(mail.FromEmailAddress)}`];
      if (set) resources.push(`configuration-set/${set}`);
      return resources.map((resource) => ({ action, resource: arn(resource) }));
    },
    async answer({ operation, input }) {
      const SendQuota = { Max24HourSend: 50_000, MaxSendRate: 14, SentLast24Hours: count };
      if (operation === "GetAccount") return json({ ProductionAccessEnabled: true, SendingEnabled: true, SendQuota });
      const { FromEmailAddress, Content } = input as unknown as SentMail;
      if (!getIdentity(FromEmailAddress))
        return refusal("MessageRejected", `Email address is not verified: ${FromEmailAddress}`);
      count += 1;
      await mkdir(outbox, { recursive: true });
      await writeFile(join(outbox, `${count}.eml`), Buffer.from(Content.Raw?.Data ?? "", "base64"));
      return json({ MessageId: `mail-${count}` });
    },
  };
  return { service };
}
