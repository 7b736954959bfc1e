import { AllowedMethods, CachePolicy, OriginRequestPolicy, ViewerProtocolPolicy } from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { Fn } from "aws-cdk-lib/core";
import { type StackContext, StaticSite, use } from "sst/constructs";
import { Api } from "./api.ts";

const yearImmutable = "public,max-age=31536000,immutable";
const revalidate = "public,max-age=0,must-revalidate";

/** The built site on CloudFront, with the API below /api on the same origin. */
export function Web({ stack }: StackContext) {
  const { api } = use(Api);
  const apiHost = Fn.select(2, Fn.split("/", api.cdk.httpApi.apiEndpoint));
  const site = new StaticSite(stack, "Site", {
    path: ".",
    buildCommand: process.env.NODE_ENV === "test" ? "true" : "npm run build",
    buildOutput: "packages/web/dist",
    vite: { types: ".sst/sst-env.d.ts" },
    assets: {
      // Later entries win.
      fileOptions: [
        { files: "**", cacheControl: revalidate },
        { files: "assets/**", cacheControl: yearImmutable },
      ],
    },
    cdk: {
      distribution: {
        // SST's default turns every 403 and 404, also of /api, into the home page with 200: a lost lead would look accepted.
        errorResponses: [],
        additionalBehaviors: {
          "/api/*": {
            origin: new HttpOrigin(apiHost),
            allowedMethods: AllowedMethods.ALLOW_ALL,
            viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
            cachePolicy: CachePolicy.CACHING_DISABLED,
            originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          },
        },
      },
    },
  });
  stack.addOutputs({ SiteUrl: site.url });
}
