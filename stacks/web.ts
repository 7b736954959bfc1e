import { apiPattern, chatPattern } from "@site/core/contract/paths";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  AllowedMethods,
  CachePolicy,
  HttpVersion,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { HostedZone } from "aws-cdk-lib/aws-route53";
import { BlockPublicAccess, Bucket } from "aws-cdk-lib/aws-s3";
import { Fn, RemovalPolicy, SecretValue } from "aws-cdk-lib/core";
import { dependsOn, type StackContext, StaticSite, use } from "sst/constructs";
import { Api } from "./api.ts";
import { atViewerRequest, newApiCache, newCookielessRequest, newPageHeaders, viewerHostSource } from "./edge.ts";
import { newFirewall } from "./firewall.ts";
import { Secrets } from "./secrets.ts";
import { type StageSettings, settingsOf } from "./settings.ts";
import { isProduction } from "./stages.ts";

const yearImmutable = "public,max-age=31536000,immutable";
const revalidate = "public,max-age=0,must-revalidate";

/** Imported by their ids, so that nothing is looked up in the account while a template is made. */
function domainOf(stack: StackContext["stack"], domain: StageSettings["domain"]) {
  if (!domain) return {};
  const certificate = Certificate.fromCertificateArn(stack, "Certificate", domain.certificateArn);
  if (!domain.hostedZone)
    return { customDomain: { domainName: domain.name, isExternalDomain: true, cdk: { certificate } } };
  const { id: hostedZoneId, name: zoneName } = domain.hostedZone;
  const hostedZone = HostedZone.fromHostedZoneAttributes(stack, "Zone", { hostedZoneId, zoneName });
  return { customDomain: { domainName: domain.name, cdk: { certificate, hostedZone } } };
}

/** Only CloudFront reads it. Its content is rebuilt by every deployment, so no stage keeps it. */
const newBucket = (stack: StackContext["stack"], stage: string): Bucket =>
  new Bucket(stack, "Pages", {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    removalPolicy: isProduction(stage) ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    autoDeleteObjects: !isProduction(stage),
  });

/** The built site and, on the same origin, the API: CloudFront, its firewall and what it adds to requests and answers. */
export function Web(context: StackContext) {
  const { stack, app } = context;
  // `sst dev` runs the functions on the developer's machine, and `npm run dev` the pages.
  if (app.mode === "dev") return {};
  dependsOn(Secrets);
  const { api } = use(Api);
  const { domain, wordpressUrl } = settingsOf(app.stage);
  const bucket = newBucket(stack, app.stage);
  const responseHeadersPolicy = newPageHeaders(stack, wordpressUrl && new URL(wordpressUrl).origin);
  const secret = SecretValue.secretsManager(use(Secrets).origin[0]?.name ?? "").unsafeUnwrap();
  const apiBehavior = {
    origin: new HttpOrigin(Fn.select(2, Fn.split("/", api.cdk.httpApi.apiEndpoint)), {
      customHeaders: { "x-origin-verify": secret },
    }),
    allowedMethods: AllowedMethods.ALLOW_ALL,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    responseHeadersPolicy,
    compress: true,
    functionAssociations: [atViewerRequest(stack, "ViewerHost", viewerHostSource)],
  };
  const site = new StaticSite(stack, "Site", {
    path: ".",
    buildCommand: process.env.NODE_ENV === "test" ? "true" : "npm run build",
    buildOutput: "packages/web/dist",
    vite: { types: ".sst/sst-env.d.ts" },
    // Visitors who opened the site before a deployment still load the scripts of then.
    purgeFiles: false,
    ...domainOf(stack, domain),
    assets: {
      // Later entries win.
      fileOptions: [
        { files: "**", cacheControl: revalidate },
        { files: "assets/**", cacheControl: yearImmutable },
      ],
    },
    cdk: {
      bucket,
      distribution: {
        webAclId: newFirewall(context).attrArn,
        httpVersion: HttpVersion.HTTP2_AND_3,
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        // SST's default turns every 403 and 404, also of /api, into the home page with 200: a lost lead would look accepted.
        errorResponses: [],
        defaultBehavior: {
          origin: S3BucketOrigin.withOriginAccessControl(bucket),
          responseHeadersPolicy,
          compress: true,
        },
        additionalBehaviors: {
          [chatPattern]: {
            ...apiBehavior,
            cachePolicy: CachePolicy.CACHING_DISABLED,
            originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          },
          [apiPattern]: {
            ...apiBehavior,
            cachePolicy: newApiCache(stack),
            originRequestPolicy: newCookielessRequest(stack),
          },
        },
      },
    },
  });
  stack.addOutputs({ SiteUrl: site.customDomainUrl ?? site.url });
  return { site };
}
