import { pageHeaders } from "@site/web/headers";
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ResponseHeadersPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { Duration } from "aws-cdk-lib/core";
import type { StackContext } from "sst/constructs";

type Stack = StackContext["stack"];

/** A CloudFront Function for viewer requests. */
export const atViewerRequest = (stack: Stack, name: string, source: string) => ({
  eventType: FunctionEventType.VIEWER_REQUEST,
  function: new EdgeFunction(stack, name, { code: FunctionCode.fromInline(source), runtime: FunctionRuntime.JS_2_0 }),
});

/** API Gateway needs its own host name, so the visitor's is handed on beside it: the guard against other sites reads it. */
export const viewerHostSource = `function handler(event) {
  var request = event.request;
  request.headers["x-viewer-host"] = { value: request.headers.host.value };
  return request;
}
`;

/** Answers are kept as long as their contract says and never without saying so; the key is path and query alone. */
export const newApiCache = (stack: Stack): CachePolicy =>
  new CachePolicy(stack, "ApiCache", {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(1),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    cookieBehavior: CacheCookieBehavior.none(),
    headerBehavior: CacheHeaderBehavior.none(),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });

/** What may be cached is asked for without cookies: nothing personal can get into an answer that others see. */
export const newCookielessRequest = (stack: Stack): OriginRequestPolicy =>
  new OriginRequestPolicy(stack, "CookielessRequest", {
    headerBehavior: OriginRequestHeaderBehavior.denyList("host"),
    cookieBehavior: OriginRequestCookieBehavior.none(),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
  });

/** The headers of every page, as the local server sends them. CloudFront wants the well-known ones in a form of its own. */
export function newPageHeaders(stack: Stack, provider: string | undefined): ResponseHeadersPolicy {
  const {
    "content-security-policy": contentSecurityPolicy = "",
    "strict-transport-security": _transport,
    "x-content-type-options": _options,
    "x-frame-options": _frame,
    "referrer-policy": _referrer,
    ...others
  } = pageHeaders({ provider });
  return new ResponseHeadersPolicy(stack, "PageHeaders", {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        preload: true,
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override: true })),
    },
  });
}
