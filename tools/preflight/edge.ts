import { ACMClient, DescribeCertificateCommand } from "@aws-sdk/client-acm";
import { CloudFrontClient, type DistributionSummary, paginateListDistributions } from "@aws-sdk/client-cloudfront";
import { GetHostedZoneCommand, ListResourceRecordSetsCommand, Route53Client } from "@aws-sdk/client-route-53";
import { type Check, errorName, getDomain } from "./check.ts";

/** Every name that the stage's distributions answer to. */
const listNames = (domain: ReturnType<typeof getDomain>): string[] =>
  domain ? [domain.name, ...(domain.redirectFrom ?? []), ...(domain.office ? [domain.office] : [])] : [];

/** Whether CloudFront lets the account add a distribution, and whether the stage's names are free. */
export const cloudFront: Check = {
  subject: "CloudFront",
  action: "cloudfront:ListDistributions",
  async run({ config, settings, stacks }) {
    const all: DistributionSummary[] = [];
    for await (const page of paginateListDistributions({ client: new CloudFrontClient(config) }, {}))
      all.push(...(page.DistributionList?.Items ?? []));
    const names = listNames(getDomain(settings));
    const holder = all.find(({ Aliases }) => names.some((name) => Aliases?.Items?.includes(name)));
    const name = names.find((each) => holder?.Aliases?.Items?.includes(each));
    if (holder && !stacks.some(({ holds }) => holds.includes(holder.Id ?? "")))
      return {
        verdict: "will fail",
        found: `${name} is a name of distribution ${holder.Id}, which is not this stage's`,
        next: `remove the alternate domain name from ${holder.Id}, then deploy`,
      };
    return all.length > 0
      ? { verdict: "ready", found: `${all.length} distributions of 200` }
      : {
          verdict: "ask AWS for",
          found: "the account has no distribution, and no call tells whether it may make one",
          next:
            "a new account is verified first: open a case with AWS Support (Account and billing, Activation) that asks to add " +
            "CloudFront resources; the sign is the error `Your account must be verified`",
        };
  },
};

const covers = (pattern: string, name: string): boolean =>
  pattern === name || (pattern.startsWith("*.") && name.slice(name.indexOf(".") + 1) === pattern.slice(2));

/** Whether the certificate is where CloudFront looks for it, is issued and covers the stage's names. */
export const certificate: Check = {
  subject: "certificate",
  action: "acm:DescribeCertificate",
  async run({ config, settings }) {
    const domain = getDomain(settings);
    if (!domain) return { verdict: "ready", found: "the stage has no domain of its own and needs none" };
    const { certificateArn, name } = domain;
    const more = listNames(domain).filter((each) => each !== name);
    const others = more.length > 0 ? ` --subject-alternative-names ${more.join(" ")}` : "";
    const request = `aws acm request-certificate --region us-east-1 --validation-method DNS --domain-name ${name}${others}`;
    const region = certificateArn.split(":")[3];
    if (region !== config.region)
      return { verdict: "will fail", found: `it is in ${region}, and CloudFront reads us-east-1`, next: request };
    try {
      const answer = await new ACMClient(config).send(
        new DescribeCertificateCommand({ CertificateArn: certificateArn }),
      );
      const { Status, DomainName = "", SubjectAlternativeNames = [], NotAfter } = answer.Certificate ?? {};
      const missing = listNames(domain).filter(
        (each) => ![DomainName, ...SubjectAlternativeNames].some((has) => covers(has, each)),
      );
      if (Status !== "ISSUED")
        return {
          verdict: "will fail",
          found: `its status is ${Status}`,
          next: `enter its validation records at the domain's DNS: aws acm describe-certificate --region us-east-1 --certificate-arn ${certificateArn}`,
        };
      if (missing.length > 0)
        return { verdict: "will fail", found: `it does not cover ${missing.join(", ")}`, next: request };
      return { verdict: "ready", found: `issued for ${DomainName} until ${NotAfter?.toISOString().slice(0, 10)}` };
    } catch (error) {
      if (errorName(error) !== "ResourceNotFoundException") throw error;
      return { verdict: "will fail", found: `${certificateArn} does not exist in this account`, next: request };
    }
  },
};

/** What a zone says of names already: "www.example.org has a CNAME record". */
async function takenIn(client: Route53Client, zone: string, names: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of names) {
    const { ResourceRecordSets = [] } = await client.send(
      new ListResourceRecordSetsCommand({ HostedZoneId: zone, StartRecordName: name, MaxItems: 10 }),
    );
    const taken = ResourceRecordSets.find(
      ({ Name, Type }) => Name === `${name}.` && ["A", "AAAA", "CNAME"].includes(Type ?? ""),
    );
    if (taken) found.push(`${name} has an ${taken.Type} record`);
  }
  return found;
}

/** Whether the zone is the domain's, and whether its names are free. */
export const hostedZone: Check = {
  subject: "hosted zone",
  action: "route53:GetHostedZone",
  async run({ config, settings, stacks }) {
    const domain = getDomain(settings);
    if (!domain?.hostedZone) {
      const next = domain ? `point ${domain.name} at the SiteUrl that the deployment prints` : undefined;
      return { verdict: "ready", found: "none is set, so no record is made", next };
    }
    const { id: Id, name: zoneName } = domain.hostedZone;
    const client = new Route53Client(config);
    try {
      const { HostedZone } = await client.send(new GetHostedZoneCommand({ Id }));
      const actual = (HostedZone?.Name ?? "").replace(/\.$/, "");
      const names = listNames(domain);
      const outside = names.find((name) => name !== actual && !name.endsWith(`.${actual}`));
      if (actual !== zoneName || outside)
        return {
          verdict: "will fail",
          found: `zone ${Id} is ${actual}'s`,
          next: `correct hostedZone in stacks/settings.ts, which says ${zoneName} for ${outside ?? domain.name}`,
        };
      // A record set's id is its name.
      const held = new Set(stacks.flatMap(({ holds }) => holds.map((id) => id.replace(/\.$/, ""))));
      const others = names.filter((name) => !held.has(name));
      const taken = await takenIn(client, Id, others);
      if (taken.length > 0)
        return {
          verdict: "will fail",
          found: `${taken.join(", and ")} already`,
          next: `note each value, then delete it in zone ${Id} at the moment of the deployment`,
        };
      return { verdict: "ready", found: `${actual} holds ${names.join(", ")}` };
    } catch (error) {
      if (errorName(error) !== "NoSuchHostedZone") throw error;
      return {
        verdict: "will fail",
        found: `zone ${Id} does not exist in this account`,
        next: "aws route53 list-hosted-zones",
      };
    }
  },
};
