import { isProduction } from "@site/core/stage";
import {
  AllowedMethods,
  CachePolicy,
  HttpVersion,
  OriginRequestPolicy,
  type ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { BlockPublicAccess, Bucket, type BucketProps } from "aws-cdk-lib/aws-s3";
import { Fn, RemovalPolicy, SecretValue } from "aws-cdk-lib/core";
import { type Api, type StackContext, use } from "sst/constructs";
import { atViewerRequest, viewerHostSource } from "./edge.ts";
import { Secrets } from "./secrets.ts";

/** What the site's and the office's `StaticSite` have in common. Both are built before the functions are packed
 * (sst.config.ts), so that no build command stands here. */
export const siteOptions = {
  path: ".",
  vite: { types: ".sst/sst-env.d.ts" },
  // Somebody who opened a page before a deployment still loads the scripts of then.
  purgeFiles: false,
  // How long copies are kept, later entries winning. Every deployment tells CloudFront to forget its copies; the day
  // bounds what a failed call of that would cost.
  assets: {
    fileOptions: [
      { files: "**", cacheControl: "public,max-age=0,s-maxage=86400,must-revalidate" },
      { files: "assets/**", cacheControl: "public,max-age=31536000,immutable" },
    ],
  },
};

/** What both distributions have in common. */
export const distributionOptions = {
  httpVersion: HttpVersion.HTTP2_AND_3,
  minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
  // SST's default turns every 403 and 404, also of /api, into the start page with 200: a lost lead would look accepted.
  errorResponses: [],
};

/** Of what is somebody's own the edge keeps no copy, and hands on all that the browser sent. */
export const unkept = {
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
};

/** The API behind a distribution: it proves to it that a request came through CloudFront. */
export const newApiBehavior = (
  stack: StackContext["stack"],
  api: Api,
  responseHeadersPolicy: ResponseHeadersPolicy,
) => ({
  origin: new HttpOrigin(Fn.select(2, Fn.split("/", api.cdk.httpApi.apiEndpoint)), {
    customHeaders: {
      "x-origin-verify": SecretValue.secretsManager(use(Secrets).origin[0]?.name ?? "").unsafeUnwrap(),
    },
  }),
  allowedMethods: AllowedMethods.ALLOW_ALL,
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  responseHeadersPolicy,
  functionAssociations: [atViewerRequest(stack, "ViewerHost", viewerHostSource)],
});

/** A private bucket. Its name is made up by CloudFormation, so that a bucket left behind is in nobody's way. */
export const newBucket = ({ stack, app: { stage } }: StackContext, id: string, more: BucketProps = {}): Bucket =>
  new Bucket(stack, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    removalPolicy: isProduction(stage) ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    autoDeleteObjects: !isProduction(stage),
    ...more,
  });
