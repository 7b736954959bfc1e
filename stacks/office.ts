import { apiPattern } from "@site/core/contract/paths";
import { officeRoutes } from "@site/functions/office-routes";
import { officeHeaders } from "@site/office/headers";
import { S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { dependsOn, type StackContext, StaticSite, use } from "sst/constructs";
import { newHttpApi, newRoutes } from "./api.ts";
import { getPublicAddress } from "./bindings.ts";
import { getOfficeDomain } from "./domain.ts";
import { atViewerRequest, screenSource } from "./edge.ts";
import { newPageHeaders } from "./page-headers.ts";
import { Secrets } from "./secrets.ts";
import { getStageSettings } from "./settings.ts";
import { distributionOptions, newApiBehavior, newBucket, siteOptions, unkept } from "./static-site.ts";
import { Web } from "./web.ts";

/** The staff's application, on a host of its own, with an API of its own: the site's host leads to none of its routes,
 * and this one to none of the site's. */
export function Office(context: StackContext) {
  const { stack, app } = context;
  const { site: publicSite } = use(Web);
  const address = publicSite?.customDomainUrl ?? publicSite?.url;
  const functions = newRoutes(context, officeRoutes, getPublicAddress(address));
  const api = newHttpApi(stack, "OfficeApi", functions);
  stack.addOutputs({ OfficeApiUrl: api.url });
  // `npm run dev` serves its pages.
  if (app.mode === "dev") return { api, functions };
  dependsOn(Secrets);
  const settings = getStageSettings(app.stage);
  const domain = getOfficeDomain(stack, settings.domain);
  const bucket = newBucket(context, "OfficePages");
  const responseHeadersPolicy = newPageHeaders(stack, officeHeaders, settings);
  const site = new StaticSite(stack, "OfficeSite", {
    ...siteOptions,
    buildOutput: "packages/office/dist",
    ...(domain ? { customDomain: domain.customDomain } : {}),
    cdk: {
      bucket,
      distribution: {
        ...use(Web).webAcl,
        ...distributionOptions,
        defaultBehavior: {
          origin: S3BucketOrigin.withOriginAccessControl(bucket),
          functionAssociations: [atViewerRequest(stack, "Screens", screenSource)],
          responseHeadersPolicy,
          compress: true,
        },
        additionalBehaviors: {
          [apiPattern]: {
            ...newApiBehavior(stack, api, responseHeadersPolicy),
            ...unkept,
          },
        },
      },
    },
  });
  stack.addOutputs({ OfficeUrl: site.customDomainUrl ?? site.url });
  return { api, functions, site };
}
