import type { Deployment } from "../template.ts";
import { parseList, toObject, toText, type Value } from "../value.ts";

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

function listNames(config: Value | undefined, behavior: string, list: string): Names {
  const parts = toObject(config);
  const names = parseList(parts[list]).map((name) => toText(name).toLowerCase());
  const kind = toText(parts[behavior]);
  if (kind === "all" || kind === "allViewer") return "all";
  if (kind === "allExcept") return { except: names };
  if (kind === "whitelist") return { only: names };
  if (kind === "none" || kind === "") return "none";
  throw new Error(`the rehearsal doesn't know the ${behavior} ${kind}`);
}

const read = (parts: { [key: string]: Value }): Forwarding => ({
  headers: listNames(parts.HeadersConfig, "HeaderBehavior", "Headers"),
  cookies: listNames(parts.CookiesConfig, "CookieBehavior", "Cookies"),
  query: listNames(parts.QueryStringsConfig, "QueryStringBehavior", "QueryStrings"),
  compresses: parts.EnableAcceptEncodingGzip === true || parts.EnableAcceptEncodingBrotli === true,
});

function getPolicy(deployment: Deployment, type: string, config: string, id: string): Forwarding {
  const known = managed[id];
  if (known) return known;
  const { properties } = deployment.find(type, id);
  const parts = toObject(properties[config]);
  return read(toObject(parts.ParametersInCacheKeyAndForwardedToOrigin ?? parts));
}

const takes = (names: Names, name: string): boolean => {
  if (typeof names === "string") return names === "all";
  return "only" in names ? names.only.includes(name) : !names.except.includes(name);
};

/** What a behavior's cache policy and origin request policy let through together. */
export function getForwarding(deployment: Deployment, behavior: { [key: string]: Value }) {
  const caching = getPolicy(
    deployment,
    "AWS::CloudFront::CachePolicy",
    "CachePolicyConfig",
    toText(behavior.CachePolicyId),
  );
  const asked = behavior.OriginRequestPolicyId
    ? getPolicy(
        deployment,
        "AWS::CloudFront::OriginRequestPolicy",
        "OriginRequestPolicyConfig",
        toText(behavior.OriginRequestPolicyId),
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
  ContentSecurityPolicy: ({ ContentSecurityPolicy: value }) => ["content-security-policy", toText(value)],
  ContentTypeOptions: () => ["x-content-type-options", "nosniff"],
  FrameOptions: ({ FrameOption }) => ["x-frame-options", toText(FrameOption)],
  ReferrerPolicy: ({ ReferrerPolicy: value }) => ["referrer-policy", toText(value)],
  StrictTransportSecurity({ AccessControlMaxAgeSec, IncludeSubdomains, Preload }) {
    const more = [IncludeSubdomains ? "; includeSubDomains" : "", Preload ? "; preload" : ""].join("");
    return ["strict-transport-security", `max-age=${toText(AccessControlMaxAgeSec)}${more}`];
  },
};

/** Headers that a response headers policy adds. @param id undefined when the behavior has none */
export function getResponseHeaders(deployment: Deployment, id: Value | undefined): Map<string, SentHeader> {
  const added = new Map<string, SentHeader>();
  if (id === undefined) return added;
  const { properties } = deployment.find("AWS::CloudFront::ResponseHeadersPolicy", id);
  const { CustomHeadersConfig, SecurityHeadersConfig } = toObject(properties.ResponseHeadersPolicyConfig);
  for (const item of parseList(toObject(CustomHeadersConfig).Items)) {
    const { Header, Value: value, Override } = toObject(item);
    added.set(toText(Header).toLowerCase(), { value: toText(value), isForced: Override === true });
  }
  for (const [kind, value] of Object.entries(toObject(SecurityHeadersConfig))) {
    const parts = toObject(value);
    const header = securityHeaders[kind]?.(parts);
    if (!header) throw new Error(`the rehearsal doesn't know the security header ${kind}`);
    added.set(header[0], { value: header[1], isForced: parts.Override === true });
  }
  return added;
}
