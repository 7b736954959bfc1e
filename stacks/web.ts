import { previewRoot } from "@site/core/content/preview";
import { apiPattern, chatPattern, requestPattern } from "@site/core/contract/paths";
import { edgeFunctionSource } from "@site/core/site/edge-function";
import { requestPagePattern } from "@site/core/site/pages";
import { type Route, routes } from "@site/functions/routes";
import { pageHeaders } from "@site/web/headers";
import { AccessLevel } from "aws-cdk-lib/aws-cloudfront";
import { OriginGroup, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { Policy, PolicyStatement } from "aws-cdk-lib/aws-iam";
import { ArnFormat } from "aws-cdk-lib/core";
import { dependsOn, type StackContext, StaticSite, use } from "sst/constructs";
import { Api } from "./api.ts";
import { Data } from "./data.ts";
import { getDomain } from "./domain.ts";
import { atViewerRequest, newApiCache, newCookielessRequest } from "./edge.ts";
import { getFilesUrl } from "./files.ts";
import { newFirewall } from "./firewall.ts";
import { newPageHeaders } from "./page-headers.ts";
import { Secrets } from "./secrets.ts";
import { getStageSettings, isWatched } from "./settings.ts";
import { distributionOptions, newApiBehavior, newBucket, siteOptions, unkept } from "./static-site.ts";

// Also of answers that are not kept: what the key lacks does not reach the API, and Twilio signs the query with the rest.
const queryNames = [...new Set(Object.values<Route>(routes).flatMap(({ endpoint }) => endpoint.query ?? []))];

/** Lets the content provider's reports empty the copies of this distribution, and of no other. */
function allowPurge(stack: StackContext["stack"], resourceName: string): void {
  const { role } = use(Api).functions.find(({ name }) => name === "contentChanged")?.lambda ?? {};
  const resource = stack.formatArn({
    service: "cloudfront",
    region: "",
    resource: "distribution",
    resourceName,
    arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
  });
  const statements = [new PolicyStatement({ actions: ["cloudfront:CreateInvalidation"], resources: [resource] })];
  if (role) new Policy(stack, "Purge", { statements, roles: [role] });
}

/** The built site and, on the same origin, the API: CloudFront, its firewall and what it adds to requests and answers. */
export function Web(context: StackContext) {
  const { stack, app } = context;
  // `sst dev` runs the functions on the developer's machine, and `npm run dev` the pages.
  if (app.mode === "dev") return {};
  dependsOn(Secrets);
  const { api } = use(Api);
  const settings = getStageSettings(app.stage);
  const { wordpressUrl, wordpressAssetHosts = [], wordpressFrameHosts: frames = [] } = settings;
  const { hstsPreload, firewall = isWatched(settings) } = settings;
  const domain = getDomain(stack, settings.domain);
  const bucket = newBucket(context, "Pages");
  const provider = [...(wordpressUrl ? [wordpressUrl] : []), ...wordpressAssetHosts.map((host) => `https://${host}`)];
  const files = getFilesUrl(use(Data).files);
  const headers = pageHeaders({
    provider: provider.join(" "),
    hasProviderScripts: settings.wordpressScripts,
    frames,
    files,
    isHttps: true,
  });
  const responseHeadersPolicy = newPageHeaders(stack, headers, { hstsPreload });
  const apiBehavior = newApiBehavior(stack, api, responseHeadersPolicy);
  const webAcl = firewall ? { webAclId: newFirewall(context).attrArn } : {};
  const edge = atViewerRequest(stack, "Edge", edgeFunctionSource(domain?.hosts));
  const site = new StaticSite(stack, "Site", {
    ...siteOptions,
    buildOutput: "packages/web/dist",
    ...(domain ? { customDomain: domain.customDomain } : {}),
    cdk: {
      bucket,
      distribution: {
        ...webAcl,
        ...distributionOptions,
        defaultBehavior: {
          // A page that was not built is rendered by the page function, which knows its true status.
          origin: new OriginGroup({
            primaryOrigin: S3BucketOrigin.withOriginAccessControl(bucket, {
              // A role that may list is told 404 for a missing key and not 403.
              originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
            }),
            fallbackOrigin: apiBehavior.origin,
            // 5xx as well: the page function has every page, so that S3's bad moments are not the visitor's.
            fallbackStatusCodes: [403, 404, 500, 502, 503, 504],
          }),
          functionAssociations: [edge],
          responseHeadersPolicy,
          compress: true,
        },
        additionalBehaviors: {
          [chatPattern]: { ...apiBehavior, ...unkept },
          [requestPattern]: { ...apiBehavior, ...unkept },
          [requestPagePattern]: { ...apiBehavior, ...unkept, functionAssociations: [edge] },
          // The edge would keep a page for a second even when it is told not to.
          [`${previewRoot}*`]: { ...apiBehavior, ...unkept },
          [apiPattern]: {
            ...apiBehavior,
            cachePolicy: newApiCache(stack, queryNames),
            originRequestPolicy: newCookielessRequest(stack),
          },
        },
      },
    },
  });
  if (site.cdk) {
    domain?.addRecords(site.cdk.distribution);
    if (wordpressUrl) allowPurge(stack, site.cdk.distribution.distributionId);
  }
  stack.addOutputs({ SiteUrl: site.customDomainUrl ?? site.url });
  return { site, webAcl };
}
