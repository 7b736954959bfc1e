import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from "aws-cdk-lib/aws-cloudfront";
import { Duration } from "aws-cdk-lib/core";
import type { StackContext } from "sst/constructs";

const referrerPolicies: Record<string, HeadersReferrerPolicy> = {
  "no-referrer": HeadersReferrerPolicy.NO_REFERRER,
  "strict-origin-when-cross-origin": HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
};

/** The headers of every page, as the local server sends them. CloudFront wants the well-known ones in a form of its own. */
export function newPageHeaders(
  stack: StackContext["stack"],
  headers: Record<string, string>,
  { hstsPreload }: { hstsPreload: boolean },
): ResponseHeadersPolicy {
  const {
    "content-security-policy": contentSecurityPolicy = "",
    "strict-transport-security": _transport,
    "x-content-type-options": _options,
    "x-frame-options": _frame,
    "referrer-policy": referrer = "",
    ...others
  } = headers;
  const referrerPolicy = referrerPolicies[referrer];
  if (!referrerPolicy) throw new Error(`CloudFront knows no referrer policy "${referrer}"`);
  return new ResponseHeadersPolicy(stack, "PageHeaders", {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: hstsPreload,
        preload: hstsPreload,
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      // A page whose address is a secret says so itself, and its word is stricter.
      referrerPolicy: { referrerPolicy, override: false },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override: true })),
    },
  });
}
