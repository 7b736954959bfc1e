import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import type { IDistribution } from "aws-cdk-lib/aws-cloudfront";
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from "aws-cdk-lib/aws-route53";
import { CloudFrontTarget } from "aws-cdk-lib/aws-route53-targets";
import type { StackContext } from "sst/constructs";
import type { StageSettings } from "./settings.ts";

type Stack = StackContext["stack"];
type Domain = Exclude<StageSettings["domain"], "none" | undefined>;

const getZone = (stack: Stack, { hostedZone }: Domain) =>
  hostedZone &&
  HostedZone.fromHostedZoneAttributes(stack, "Zone", { hostedZoneId: hostedZone.id, zoneName: hostedZone.name });

/** The office's own host, where the stage has one. */
export function getOfficeDomain(stack: Stack, domain: StageSettings["domain"]) {
  if (!domain || domain === "none" || !domain.office) return undefined;
  const { office, redirectFrom: _, ...rest } = domain;
  return getDomain(stack, { ...rest, name: office });
}

/** Imported by their ids, so that nothing is looked up in the account while a template is made. */
export function getDomain(stack: Stack, domain: StageSettings["domain"]) {
  if (!domain || domain === "none") return undefined;
  const certificate = Certificate.fromCertificateArn(stack, "Certificate", domain.certificateArn);
  const hostedZone = getZone(stack, domain);
  const redirectFrom = [...(domain.redirectFrom ?? [])];
  const shared = { domainName: domain.name, alternateNames: redirectFrom };
  return {
    hosts: { from: redirectFrom, to: domain.name },
    customDomain: hostedZone
      ? { ...shared, cdk: { certificate, hostedZone } }
      : { ...shared, isExternalDomain: true, cdk: { certificate } },
    /** Records for the names that lead to the domain; SST makes those of the domain itself. */
    addRecords(distribution: IDistribution): void {
      if (!hostedZone) return;
      const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
      for (const recordName of redirectFrom) {
        new ARecord(stack, `Redirect${recordName}`, { zone: hostedZone, recordName, target });
        new AaaaRecord(stack, `RedirectAAAA${recordName}`, { zone: hostedZone, recordName, target });
      }
    },
  };
}
