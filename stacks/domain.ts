import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import { HostedZone } from "aws-cdk-lib/aws-route53";
import type { StackContext } from "sst/constructs";
import type { StageSettings } from "./settings.ts";

/** Imported by their ids, so that nothing is looked up in the account while a template is made. */
export function domainOf(stack: StackContext["stack"], domain: StageSettings["domain"]) {
  if (!domain) return {};
  const certificate = Certificate.fromCertificateArn(stack, "Certificate", domain.certificateArn);
  if (!domain.hostedZone)
    return { customDomain: { domainName: domain.name, isExternalDomain: true, cdk: { certificate } } };
  const { id: hostedZoneId, name: zoneName } = domain.hostedZone;
  const hostedZone = HostedZone.fromHostedZoneAttributes(stack, "Zone", { hostedZoneId, zoneName });
  return { customDomain: { domainName: domain.name, cdk: { certificate, hostedZone } } };
}
