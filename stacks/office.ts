import { apiPattern } from "@site/core/contract/paths";
import { officeRoutes } from "@site/functions/office-routes";
import { officeHeaders } from "@site/office/headers";
import {
  AllowedMethods,
  CachePolicy,
  HttpVersion,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { dependsOn, type StackContext, StaticSite, use } from "sst/constructs";
import { newHttpApi, newRoutes } from "./api.ts";
import { officeDomainOf } from "./domain.ts";
import { atViewerRequest, screenSource, viewerHostSource } from "./edge.ts";
import { newPageHeaders } from "./page-headers.ts";
import { Secrets } from "./secrets.ts";
import { settingsOf } from "./settings.ts";
import { fileOptions, newApiOrigin, newBucket, Web } from "./web.ts";

/** The staff's application, on a host of its own, with an API of its own: the site's host leads to none of its routes,
 * and this one to none of the site's. */
export function Office(context: StackContext) {
  const { stack, app } = context;
  const functions = newRoutes(context, officeRoutes);
  const api = newHttpApi(stack, "OfficeApi", functions);
  stack.addOutputs({ OfficeApiUrl: api.url });
  // `npm run dev` serves its pages.
  if (app.mode === "dev") return { api, functions };
  dependsOn(Secrets);
  const settings = settingsOf(app.stage);
  const domain = officeDomainOf(stack, settings.domain);
  const bucket = newBucket(context, "OfficePages");
  const responseHeadersPolicy = newPageHeaders(stack, officeHeaders, settings);
  const site = new StaticSite(stack, "OfficeSite", {
    path: ".",
    buildOutput: "packages/office/dist",
    vite: { types: ".sst/sst-env.d.ts" },
    // Staff who opened it before a deployment still load the scripts of then.
    purgeFiles: false,
    ...(domain ? { customDomain: domain.customDomain } : {}),
    assets: { fileOptions },
    cdk: {
      bucket,
      distribution: {
        ...use(Web).webAcl,
        httpVersion: HttpVersion.HTTP2_AND_3,
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        // SST's default turns every 403 and 404, also of /api, into the start page with 200.
        errorResponses: [],
        defaultBehavior: {
          origin: S3BucketOrigin.withOriginAccessControl(bucket),
          functionAssociations: [atViewerRequest(stack, "Screens", screenSource)],
          responseHeadersPolicy,
          compress: true,
        },
        additionalBehaviors: {
          [apiPattern]: {
            origin: newApiOrigin(api),
            allowedMethods: AllowedMethods.ALLOW_ALL,
            viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
            cachePolicy: CachePolicy.CACHING_DISABLED,
            originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
            responseHeadersPolicy,
            functionAssociations: [atViewerRequest(stack, "ViewerHost", viewerHostSource)],
          },
        },
      },
    },
  });
  stack.addOutputs({ OfficeUrl: site.customDomainUrl ?? site.url });
  return { api, functions, site };
}
