import { runInNewContext } from "node:vm";
import { builtPages } from "@site/core/site/built-pages";
import { pageHeaders } from "@site/web/headers";
import { expect, test } from "vitest";
import { functions, shared } from "./assembly.ts";
import { fullSettings } from "./full-settings.ts";

const one = (type: string) => Object.values(shared.resources(type, "Web"))[0]?.Properties ?? {};
const config = one("AWS::CloudFront::Distribution").DistributionConfig;
const behaviors: Record<string, string>[] = config.CacheBehaviors;
const getBehavior = (pattern: string) => behaviors.find(({ PathPattern }) => PathPattern === pattern) ?? {};
const text = (value: unknown) => JSON.stringify(value);
const named = (type: string, part: string) =>
  Object.entries(shared.resources(type, "Web")).find(([id]) => id.startsWith(part))?.[1].Properties ?? {};

test("errors of the API reach the browser: CloudFront rewrites no answer and passes every method", () => {
  expect(config.CustomErrorResponses).toBeUndefined();
  for (const pattern of ["/api/*", "/api/chat/*", "/api/requests*"])
    expect(getBehavior(pattern).AllowedMethods).toEqual(expect.arrayContaining(["GET", "POST", "OPTIONS"]));
});

test("the paths of chat and requests come before the API's, keep their cookie and are never cached", () => {
  expect(behaviors.map(({ PathPattern }) => PathPattern).slice(0, 5)).toEqual([
    "/api/chat/*",
    "/api/requests*",
    "/request/*",
    "/preview/*",
    "/api/*",
  ]);
  for (const pattern of ["/api/chat/*", "/api/requests*", "/request/*"]) {
    const { CachePolicyId, OriginRequestPolicyId } = getBehavior(pattern);
    // AWS's ids of CachingDisabled and AllViewerExceptHostHeader.
    expect(CachePolicyId).toBe("4135ea2d-6df8-44a3-9df3-4b5a84be39ad");
    expect(OriginRequestPolicyId).toBe("b689b0a8-53d0-40ab-baf2-68738e2966ac");
  }
});

test("everything else of the API is kept as long as its answer says, by path and named query alone and without cookies", () => {
  expect(text(getBehavior("/api/*").CachePolicyId)).toContain("ApiCache");
  expect(named("AWS::CloudFront::CachePolicy", "ApiCache").CachePolicyConfig).toMatchObject({
    MinTTL: 0,
    DefaultTTL: 0,
    MaxTTL: 86_400,
    ParametersInCacheKeyAndForwardedToOrigin: {
      CookiesConfig: { CookieBehavior: "none" },
      HeadersConfig: { HeaderBehavior: "none" },
      QueryStringsConfig: {
        QueryStringBehavior: "whitelist",
        QueryStrings: ["path", "token", "stop", "record", "slug", "sessionId"],
      },
      EnableAcceptEncodingBrotli: true,
      EnableAcceptEncodingGzip: true,
    },
  });
  expect(text(getBehavior("/api/*").OriginRequestPolicyId)).toContain("CookielessRequest");
  expect(named("AWS::CloudFront::OriginRequestPolicy", "Cookieless").OriginRequestPolicyConfig).toMatchObject({
    CookiesConfig: { CookieBehavior: "none" },
    HeadersConfig: { HeaderBehavior: "allExcept", Headers: ["host"] },
    QueryStringsConfig: { QueryStringBehavior: "none" },
  });
});

test("CloudFront proves itself to the API with the newest secret, which the template only names", () => {
  const headers = config.Origins.flatMap(
    ({ OriginCustomHeaders = [] }: { OriginCustomHeaders?: { HeaderName: string; HeaderValue: string }[] }) =>
      OriginCustomHeaders,
  );
  expect(headers.length).toBeGreaterThan(0);
  for (const { HeaderName, HeaderValue } of headers) {
    expect(HeaderName).toBe("x-origin-verify");
    expect(HeaderValue).toBe("{{resolve:secretsmanager:contractor-site/test/origin-3:SecretString:::}}");
  }
});

test("the function at the edge hands the visitor's host on, whatever the visitor claims", () => {
  const { FunctionCode } = named("AWS::CloudFront::Function", "ViewerHost");
  const request = { headers: { host: { value: "www.example.org" }, "x-viewer-host": { value: "evil.example" } } };
  const result = runInNewContext(`${FunctionCode}; handler(event)`, {
    event: { request, context: { distributionId: "E123" } },
  });
  expect(result.headers["x-viewer-host"]).toEqual({ value: "www.example.org" });
  expect(result.headers["x-distribution-id"]).toEqual({ value: "E123" });
  for (const pattern of ["/api/*", "/api/chat/*"])
    expect(text(getBehavior(pattern).FunctionAssociations)).toContain("ViewerHost");
});

test("a page that was not built is asked of the page function, which proves its status (CON-04)", () => {
  const [group] = config.OriginGroups.Items;
  expect(group.FailoverCriteria.StatusCodes.Items).toEqual([403, 404, 500, 502, 503, 504]);
  expect(config.DefaultCacheBehavior.TargetOriginId).toBe(group.Id);
  const [primary, fallback] = group.Members.Items.map(({ OriginId }: { OriginId: string }) =>
    config.Origins.find(({ Id }: { Id: string }) => Id === OriginId),
  );
  expect(primary.S3OriginConfig).toBeDefined();
  expect(text(fallback.DomainName)).toContain("ApiEndpoint");
  expect(text(one("AWS::S3::BucketPolicy"))).toContain("s3:ListBucket");
  expect(functions.renderPage?.Properties.Environment.Variables.PAGES_DIR).toBe("/var/task/pages");
});

test("the deployed function at the edge asks for built pages by their object and redirects other spellings", () => {
  const { FunctionCode, FunctionConfig } = named("AWS::CloudFront::Function", "Edge");
  expect(FunctionConfig.Runtime).toBe("cloudfront-js-2.0");
  expect(Buffer.byteLength(FunctionCode)).toBeLessThan(10_240);
  const associations = text(config.DefaultCacheBehavior.FunctionAssociations);
  expect(associations).toContain('"Fn::GetAtt":["Edge');
  const ask = (uri: string) =>
    runInNewContext(`${FunctionCode}; handler(event)`, {
      event: { request: { uri, querystring: {}, headers: { host: { value: "www.example.org" } } } },
    });
  const other = { request: { uri: "/quote", querystring: {}, headers: { host: { value: "example.org" } } } };
  expect(runInNewContext(`${FunctionCode}; handler(event)`, { event: other }).headers.location.value).toBe(
    "https://www.example.org/quote",
  );
  for (const { path } of builtPages.filter((page) => !/^\/(blog|testimonials)(\/|$)/.test(page.path)))
    expect(ask(path).uri).toBe(path === "/" ? "/index.html" : `${path}.html`);
  expect(ask("/blog").uri).toBe("/blog");
  expect(ask("/Quote/")).toMatchObject({ statusCode: 301, headers: { location: { value: "/quote" } } });
  expect(ask("/no/such/page").uri).toBe("/no/such/page");
});

test("only this distribution reads the bucket, signed, over TLS", () => {
  const bucket = named("AWS::S3::Bucket", "Pages");
  expect(bucket.PublicAccessBlockConfiguration).toEqual({
    BlockPublicAcls: true,
    BlockPublicPolicy: true,
    IgnorePublicAcls: true,
    RestrictPublicBuckets: true,
  });
  expect(one("AWS::CloudFront::OriginAccessControl").OriginAccessControlConfig).toMatchObject({
    SigningBehavior: "always",
    SigningProtocol: "sigv4",
  });
  const policy = text(one("AWS::S3::BucketPolicy").PolicyDocument);
  expect(policy).toContain('"Service":"cloudfront.amazonaws.com"');
  expect(policy).toContain("AWS:SourceArn");
  expect(policy).toContain('"aws:SecureTransport":"false"');
  expect(shared.resources("AWS::CloudFront::CloudFrontOriginAccessIdentity")).toEqual({});
});

test("every answer has the headers that the local server sends: CSP by the boot script's hash, HSTS for two years", () => {
  const policy = one("AWS::CloudFront::ResponseHeadersPolicy").ResponseHeadersPolicyConfig;
  const expected = pageHeaders({
    provider: `${fullSettings.wordpressUrl} https://cdn.example.org`,
    hasProviderScripts: false,
    frames: ["my.matterport.com"],
    files: "https://bucket.example",
    isHttps: true,
  });
  expect(expected["content-security-policy"]).toMatch(/; upgrade-insecure-requests$/);
  const security = policy.SecurityHeadersConfig;
  // The bucket of files is named by its own stack.
  const [, csp]: [string, (string | object)[]] = security.ContentSecurityPolicy.ContentSecurityPolicy["Fn::Join"];
  const joined = csp.map((part) => (typeof part === "string" ? part : "bucket.example")).join("");
  expect(joined).toBe(expected["content-security-policy"]);
  expect(text(csp)).toContain("RegionalDomainName");
  expect(expected["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/);
  // This stage lets no script of WordPress run, so none of its hosts may bring one.
  expect(/script-src[^;]*/.exec(text(csp))?.[0]).not.toContain("example.org");
  expect(/style-src[^;]*/.exec(text(csp))?.[0]).toContain("https://cdn.example.org");
  expect(security.StrictTransportSecurity).toMatchObject({
    AccessControlMaxAgeSec: 63_072_000,
    IncludeSubdomains: true,
    Preload: true,
  });
  expect(security.FrameOptions.FrameOption).toBe("DENY");
  expect(security.ContentTypeOptions.Override).toBe(true);
  expect(security.ReferrerPolicy.ReferrerPolicy).toBe(expected["referrer-policy"]);
  const custom = policy.CustomHeadersConfig.Items.map(({ Header, Value }: Record<string, string>) => [Header, Value]);
  const all = { ...Object.fromEntries(custom) };
  for (const name of ["permissions-policy", "cross-origin-opener-policy", "cross-origin-resource-policy"])
    expect(all[name]).toBe(expected[name]);
  // Five go by CloudFront's own names, the rest as they are: none is left out.
  expect(Object.keys(expected)).toHaveLength(5 + custom.length);
  for (const behavior of [config.DefaultCacheBehavior, ...behaviors])
    expect(text(behavior.ResponseHeadersPolicyId)).toContain("PageHeaders");
});

test("the firewall limits addresses and blocks common attacks, and answers both as JSON", () => {
  const { Scope, Rules, CustomResponseBodies, VisibilityConfig } = one("AWS::WAFv2::WebACL");
  expect(Scope).toBe("CLOUDFRONT");
  expect(text(config.WebACLId)).toContain("Firewall");
  for (const [key, { ContentType, Content }] of Object.entries<{ ContentType: string; Content: string }>(
    CustomResponseBodies,
  )) {
    const isPage = key.endsWith("Page");
    expect(ContentType).toBe(isPage ? "TEXT_HTML" : "APPLICATION_JSON");
    expect(isPage ? Content : JSON.parse(Content).message).toMatch(/call us at/);
    if (isPage) expect(Content).toMatch(/^<!doctype html><html lang="en">.*<title>.*<\/html>$/);
  }
  const metrics = [VisibilityConfig, ...Rules.map((rule: typeof Rules) => rule.VisibilityConfig)];
  for (const { MetricName } of metrics) expect(MetricName).toMatch(/^test-/);
  const rates = Rules.filter(({ Statement }: { Statement: object }) => "RateBasedStatement" in Statement);
  expect(rates.map(({ Statement }: typeof Rules) => Statement.RateBasedStatement.Limit)).toEqual([5000, 5000, 500]);
  for (const { Action } of rates) {
    expect(Action.Block.CustomResponse).toMatchObject({
      ResponseCode: 429,
      ResponseHeaders: [{ Name: "retry-after", Value: "300" }],
    });
  }
  const managed = Rules.filter(({ Statement }: { Statement: object }) => "ManagedRuleGroupStatement" in Statement);
  expect(managed.map(({ Name }: { Name: string }) => Name)).toContain("AWSManagedRulesCommonRuleSet");
  const blocks = managed.flatMap(({ Statement }: typeof Rules) =>
    Statement.ManagedRuleGroupStatement.RuleActionOverrides.filter(
      ({ ActionToUse }: typeof Rules) => "Block" in ActionToUse,
    ),
  );
  for (const { ActionToUse } of blocks) expect(ActionToUse.Block.CustomResponse.CustomResponseBodyKey).toBe("refused");
  // The form of an answer follows the path that was asked for.
  for (const rule of Rules) {
    const isOfPages = /"NotStatement":.*\/api\//.test(text(rule));
    expect(/"tooManyPage"/.test(text(rule)), rule.Name).toBe(isOfPages);
    expect(/"tooMany"|"refused"/.test(text(rule)), rule.Name).toBe(!isOfPages);
    expect(text(rule), rule.Name).toContain("/api/");
  }
});

test("the site has its own domain with TLS 1.2 and records in its zone, without a look-up", () => {
  expect(config.Aliases).toEqual(["www.example.org", "example.org"]);
  expect(config.ViewerCertificate).toMatchObject({
    MinimumProtocolVersion: "TLSv1.2_2021",
    SslSupportMethod: "sni-only",
  });
  const records = Object.values(shared.resources("AWS::Route53::RecordSet", "Web"));
  expect(records.map(({ Properties }) => Properties.Type).sort()).toEqual(["A", "A", "AAAA", "AAAA"]);
  expect(shared.manifest.missing).toBeUndefined();
});

test("assets with a hash in their name are kept for a year and outlive a deployment; pages are asked for again", () => {
  const uploader = Object.values(shared.resources("Custom::S3Uploader", "Web"))[0]?.Properties ?? {};
  expect(uploader.fileOptions.slice(-2)).toEqual([
    { files: "**", cacheControl: "public,max-age=0,s-maxage=86400,must-revalidate" },
    { files: "assets/**", cacheControl: "public,max-age=31536000,immutable" },
  ]);
  expect(uploader.filenames).toBeUndefined();
  // What the edge keeps for a day it forgets with each deployment.
  const [invalidator] = Object.values(shared.resources("Custom::CloudFrontInvalidator", "Web"));
  expect(invalidator?.Properties.paths).toEqual(["/*"]);
});
