import { apiPattern, chatPattern } from "@site/core/contract/paths";
import { edgeFunctionSource } from "@site/core/site/edge-function";
import { isProduction } from "@site/core/stage";
import { type Route, routes } from "@site/functions/routes";
import { pageHeaders } from "@site/web/headers";
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  HttpVersion,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, OriginGroup, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { BlockPublicAccess, Bucket } from "aws-cdk-lib/aws-s3";
import { Fn, RemovalPolicy, SecretValue } from "aws-cdk-lib/core";
import { dependsOn, type Api as HttpApi, type StackContext, StaticSite, use } from "sst/constructs";
import { Api } from "./api.ts";
import { domainOf } from "./domain.ts";
import { atViewerRequest, newApiCache, newCookielessRequest, viewerHostSource } from "./edge.ts";
import { newFirewall } from "./firewall.ts";
import { newPageHeaders } from "./page-headers.ts";
import { Secrets } from "./secrets.ts";
import { isWatched, settingsOf } from "./settings.ts";

const queryNames = [...new Set(Object.values<Route>(routes).flatMap(({ endpoint }) => endpoint.query ?? []))];

/** How long copies are kept, later entries winning. Every deployment tells CloudFront to forget its copies; the day bounds
 * what a failed call of that would cost. */
export const fileOptions = [
  { files: "**", cacheControl: "public,max-age=0,s-maxage=86400,must-revalidate" },
  { files: "assets/**", cacheControl: "public,max-age=31536000,immutable" },
];

/** The API as an origin: it proves to it that a request came through CloudFront. */
export const newApiOrigin = (api: HttpApi): HttpOrigin =>
  new HttpOrigin(Fn.select(2, Fn.split("/", api.cdk.httpApi.apiEndpoint)), {
    customHeaders: {
      "x-origin-verify": SecretValue.secretsManager(use(Secrets).origin[0]?.name ?? "").unsafeUnwrap(),
    },
  });

/** Only CloudFront reads it. Its name is made up by CloudFormation, so that a bucket left behind is in nobody's way. */
export const newBucket = ({ stack, app: { stage } }: StackContext, id: string): Bucket =>
  new Bucket(stack, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    removalPolicy: isProduction(stage) ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    autoDeleteObjects: !isProduction(stage),
  });

/** The built site and, on the same origin, the API: CloudFront, its firewall and what it adds to requests and answers. */
export function Web(context: StackContext) {
  const { stack, app } = context;
  // `sst dev` runs the functions on the developer's machine, and `npm run dev` the pages.
  if (app.mode === "dev") return {};
  dependsOn(Secrets);
  const { api } = use(Api);
  const settings = settingsOf(app.stage);
  const { wordpressUrl, wordpressAssetHosts = [], hstsPreload, firewall = isWatched(settings) } = settings;
  const domain = domainOf(stack, settings.domain);
  const bucket = newBucket(context, "Pages");
  const provider = [...(wordpressUrl ? [wordpressUrl] : []), ...wordpressAssetHosts.map((host) => `https://${host}`)];
  const headers = pageHeaders({ provider: provider.join(" "), isHttps: true });
  const responseHeadersPolicy = newPageHeaders(stack, headers, { hstsPreload });
  const apiOrigin = newApiOrigin(api);
  const webAcl = firewall ? { webAclId: newFirewall(context).attrArn } : {};
  const apiBehavior = {
    origin: apiOrigin,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    responseHeadersPolicy,
    compress: true,
    functionAssociations: [atViewerRequest(stack, "ViewerHost", viewerHostSource)],
  };
  const site = new StaticSite(stack, "Site", {
    path: ".",
    // Without a build command: the site was built before the functions were packed (sst.config.ts).
    buildOutput: "packages/web/dist",
    vite: { types: ".sst/sst-env.d.ts" },
    // Visitors who opened the site before a deployment still load the scripts of then.
    purgeFiles: false,
    ...(domain ? { customDomain: domain.customDomain } : {}),
    assets: { fileOptions },
    cdk: {
      bucket,
      distribution: {
        ...webAcl,
        httpVersion: HttpVersion.HTTP2_AND_3,
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        // SST's default turns every 403 and 404, also of /api, into the home page with 200: a lost lead would look accepted.
        errorResponses: [],
        defaultBehavior: {
          // A page that was not built is rendered by the page function, which knows its true status.
          origin: new OriginGroup({
            primaryOrigin: S3BucketOrigin.withOriginAccessControl(bucket, {
              // Who may list is told 404 for a missing key and not 403.
              originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
            }),
            fallbackOrigin: apiOrigin,
            // 5xx as well: the page function has every page, so that S3's bad moments are not the visitor's.
            fallbackStatusCodes: [403, 404, 500, 502, 503, 504],
          }),
          functionAssociations: [atViewerRequest(stack, "Edge", edgeFunctionSource(domain?.hosts))],
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
            cachePolicy: newApiCache(stack, queryNames),
            originRequestPolicy: newCookielessRequest(stack),
          },
        },
      },
    },
  });
  if (site.cdk) domain?.addRecords(site.cdk.distribution);
  stack.addOutputs({ SiteUrl: site.customDomainUrl ?? site.url });
  return { site, webAcl };
}
