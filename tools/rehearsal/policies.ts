import type { Deployment } from "./template.ts";
import { listOf, objectOf, textOf, type Value } from "./value.ts";

type Names = "none" | "all" | { only: string[] } | { except: string[] };

/** What of a viewer's request goes on to the origin. */
export interface Forwarding {
  headers: Names;
  cookies: Names;
  query: Names;
  /** Encodings that CloudFront may compress with. */
  compresses: boolean;
}

const nothing = { headers: "none", cookies: "none", query: "none", compresses: false } as const satisfies Forwarding;

/** AWS's own policies, by the ids of its documentation. */
const managed: Record<string, Forwarding> = {
  // CachingDisabled
  "4135ea2d-6df8-44a3-9df3-4b5a84be39ad": nothing,
  // CachingOptimized
  "658327ea-f89d-4fab-a63d-7e88639e58f6": { ...nothing, compresses: true },
  // AllViewerExceptHostHeader
  "b689b0a8-53d0-40ab-baf2-68738e2966ac": {
    headers: { except: ["host"] },
    cookies: "all",
    query: "all",
    compresses: false,
  },
  // AllViewer
  "216adef6-5c7f-47e4-b989-5492eafa07d3": { headers: "all", cookies: "all", query: "all", compresses: false },
};

function namesOf(config: Value | undefined, behavior: string, list: string): Names {
  const parts = objectOf(config);
  const names = listOf(parts[list]).map((name) => textOf(name).toLowerCase());
  const kind = textOf(parts[behavior]);
  if (kind === "all" || kind === "allViewer") return "all";
  if (kind === "allExcept") return { except: names };
  if (kind === "whitelist") return { only: names };
  if (kind === "none" || kind === "") return "none";
  throw new Error(`the rehearsal doesn't know the ${behavior} ${kind}`);
}

const read = (parts: { [key: string]: Value }): Forwarding => ({
  headers: namesOf(parts.HeadersConfig, "HeaderBehavior", "Headers"),
  cookies: namesOf(parts.CookiesConfig, "CookieBehavior", "Cookies"),
  query: namesOf(parts.QueryStringsConfig, "QueryStringBehavior", "QueryStrings"),
  compresses: parts.EnableAcceptEncodingGzip === true || parts.EnableAcceptEncodingBrotli === true,
});

function policyOf(deployment: Deployment, type: string, config: string, id: string): Forwarding {
  const known = managed[id];
  if (known) return known;
  const { properties } = deployment.find(type, id);
  const parts = objectOf(properties[config]);
  return read(objectOf(parts.ParametersInCacheKeyAndForwardedToOrigin ?? parts));
}

const takes = (names: Names, name: string): boolean => {
  if (typeof names === "string") return names === "all";
  return "only" in names ? names.only.includes(name) : !names.except.includes(name);
};

/** What a behavior's cache policy and origin request policy let through together. */
export function forwardingOf(deployment: Deployment, behavior: { [key: string]: Value }) {
  const caching = policyOf(
    deployment,
    "AWS::CloudFront::CachePolicy",
    "CachePolicyConfig",
    textOf(behavior.CachePolicyId),
  );
  const asked = behavior.OriginRequestPolicyId
    ? policyOf(
        deployment,
        "AWS::CloudFront::OriginRequestPolicy",
        "OriginRequestPolicyConfig",
        textOf(behavior.OriginRequestPolicyId),
      )
    : nothing;
  const either = (part: "headers" | "cookies" | "query") => (name: string) =>
    takes(caching[part], name.toLowerCase()) || takes(asked[part], name.toLowerCase());
  return {
    header: either("headers"),
    cookie: either("cookies"),
    query: either("query"),
    compresses: behavior.Compress === true && caching.compresses,
  };
}

interface SentHeader {
  value: string;
  isForced: boolean;
}

const securityHeaders: Record<string, (parts: { [key: string]: Value }) => [string, string]> = {
  ContentSecurityPolicy: ({ ContentSecurityPolicy: value }) => ["content-security-policy", textOf(value)],
  ContentTypeOptions: () => ["x-content-type-options", "nosniff"],
  FrameOptions: ({ FrameOption }) => ["x-frame-options", textOf(FrameOption)],
  ReferrerPolicy: ({ ReferrerPolicy: value }) => ["referrer-policy", textOf(value)],
  StrictTransportSecurity({ AccessControlMaxAgeSec, IncludeSubdomains, Preload }) {
    const more = [IncludeSubdomains ? "; includeSubDomains" : "", Preload ? "; preload" : ""].join("");
    return ["strict-transport-security", `max-age=${textOf(AccessControlMaxAgeSec)}${more}`];
  },
};

/** Headers that a response headers policy adds. @param id undefined when the behavior has none */
export function responseHeadersOf(deployment: Deployment, id: Value | undefined): Map<string, SentHeader> {
  const added = new Map<string, SentHeader>();
  if (id === undefined) return added;
  const { properties } = deployment.find("AWS::CloudFront::ResponseHeadersPolicy", id);
  const { CustomHeadersConfig, SecurityHeadersConfig } = objectOf(properties.ResponseHeadersPolicyConfig);
  for (const item of listOf(objectOf(CustomHeadersConfig).Items)) {
    const { Header, Value: value, Override } = objectOf(item);
    added.set(textOf(Header).toLowerCase(), { value: textOf(value), isForced: Override === true });
  }
  for (const [kind, value] of Object.entries(objectOf(SecurityHeadersConfig))) {
    const parts = objectOf(value);
    const header = securityHeaders[kind]?.(parts);
    if (!header) throw new Error(`the rehearsal doesn't know the security header ${kind}`);
    added.set(header[0], { value: header[1], isForced: parts.Override === true });
  }
  return added;
}
