import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
} from "aws-cdk-lib/aws-cloudfront";
import { Duration } from "aws-cdk-lib/core";
import type { StackContext } from "sst/constructs";

type Stack = StackContext["stack"];

export const atViewerRequest = (stack: Stack, name: string, source: string) => ({
  eventType: FunctionEventType.VIEWER_REQUEST,
  function: new EdgeFunction(stack, name, { code: FunctionCode.fromInline(source), runtime: FunctionRuntime.JS_2_0 }),
});

/** API Gateway needs its own host name, so the visitor's is handed on beside it: the guard against other sites reads it.
 * So is the distribution's id, for what has to be forgotten there. */
export const viewerHostSource = `function handler(event) {
  var request = event.request;
  request.headers["x-viewer-host"] = { value: request.headers.host.value };
  request.headers["x-distribution-id"] = { value: event.context.distributionId };
  return request;
}
`;

/** What is no file of the office is a screen, which its page shows. */
export const screenSource = `function handler(event) {
  var request = event.request;
  if (!/\\.\\w+$/.test(request.uri)) request.uri = "/index.html";
  return request;
}
`;

/** Answers are kept as long as their contract says and never without saying so; the key is the path and what an
 * endpoint reads of the query.
 * @param queryNames all that any endpoint reads, at most ten */
export const newApiCache = (stack: Stack, queryNames: readonly string[]): CachePolicy =>
  new CachePolicy(stack, "ApiCache", {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(1),
    queryStringBehavior: CacheQueryStringBehavior.allowList(...queryNames),
    cookieBehavior: CacheCookieBehavior.none(),
    headerBehavior: CacheHeaderBehavior.none(),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });

/** What may be cached is asked for without cookies and without more of the query than the key has. */
export const newCookielessRequest = (stack: Stack): OriginRequestPolicy =>
  new OriginRequestPolicy(stack, "CookielessRequest", {
    headerBehavior: OriginRequestHeaderBehavior.denyList("host"),
    cookieBehavior: OriginRequestCookieBehavior.none(),
    queryStringBehavior: OriginRequestQueryStringBehavior.none(),
  });
