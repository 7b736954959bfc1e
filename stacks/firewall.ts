import { profile } from "@site/company/profile";
import { apiRoot } from "@site/core/contract/paths";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import type { StackContext } from "sst/constructs";
import { managedGroups } from "./managed-rules.ts";
import { getStageSettings } from "./settings.ts";

/** Seconds over which WAF counts an address, and after which a blocked one may come back. */
const span = 300;

const messages = {
  tooMany: `We received many requests from you in a short time. Please wait a few minutes or call us at ${profile.phone}.`,
  refused: `We could not accept this request. Please call us at ${profile.phone}.`,
} as const;

const getPage = (message: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${profile.company}</title><body style="font:18px/1.5 sans-serif;max-width:32em;margin:3em auto;padding:0 1em">` +
  `<h1>${profile.company}</h1><p>${message}</p></body></html>`;

const toJson = (message: string) => ({ contentType: "APPLICATION_JSON", content: JSON.stringify({ message }) });

/** A blocked request for a page gets a page; one of the API gets the same JSON as any other refusal. */
const bodies = {
  tooMany: toJson(messages.tooMany),
  tooManyPage: { contentType: "TEXT_HTML", content: getPage(messages.tooMany) },
  refused: toJson(messages.refused),
};

const tooMany = (customResponseBodyKey: "tooMany" | "tooManyPage") => ({
  block: {
    customResponse: {
      responseCode: 429,
      customResponseBodyKey,
      responseHeaders: [{ name: "retry-after", value: String(span) }],
    },
  },
});
const refused = { block: { customResponse: { responseCode: 403, customResponseBodyKey: "refused" } } };

const visibility = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

const startsWith = (searchString: string) => ({
  byteMatchStatement: {
    searchString,
    positionalConstraint: "STARTS_WITH",
    fieldToMatch: { uriPath: {} },
    textTransformations: [{ priority: 0, type: "NONE" }],
  },
});

const isMethod = (searchString: string) => ({
  byteMatchStatement: {
    searchString,
    positionalConstraint: "EXACTLY",
    fieldToMatch: { method: {} },
    textTransformations: [{ priority: 0, type: "NONE" }],
  },
});

const ofApi = startsWith(apiRoot);
const ofPages = { notStatement: { statement: ofApi } };

const managedRule = (group: keyof typeof managedGroups) => {
  const { block, count } = managedGroups[group];
  return {
    name: group,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: "AWS",
        name: group,
        scopeDownStatement: ofApi,
        ruleActionOverrides: [
          ...block.map((rule) => ({ name: rule, actionToUse: refused })),
          ...count.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
        ],
      },
    },
  };
};

/** Address limits and, for the API, known bad addresses and common attacks, answered at the edge before anything is
 * paid for. Pages are files and read nothing of a request but its path; a homeowner behind a bad address may read them.
 * Five rules are what CloudFront's Free plan allows. */
export function newFirewall({ stack, app }: StackContext): CfnWebACL {
  const { requestsPerAddress, postsPerAddress } = getStageSettings(app.stage);
  const rate = (name: string, limit: number, scopeDownStatement: object, key: "tooMany" | "tooManyPage") => ({
    name,
    action: tooMany(key),
    statement: { rateBasedStatement: { aggregateKeyType: "IP", evaluationWindowSec: span, limit, scopeDownStatement } },
  });
  const rules = [
    rate("Pages", requestsPerAddress, ofPages, "tooManyPage"),
    rate("Requests", requestsPerAddress, ofApi, "tooMany"),
    rate("Posts", postsPerAddress, { andStatement: { statements: [isMethod("POST"), ofApi] } }, "tooMany"),
    managedRule("AWSManagedRulesAmazonIpReputationList"),
    managedRule("AWSManagedRulesCommonRuleSet"),
  ];
  return new CfnWebACL(stack, "Firewall", {
    scope: "CLOUDFRONT",
    defaultAction: { allow: {} },
    visibilityConfig: visibility(`${app.stage}-Firewall`),
    customResponseBodies: bodies,
    rules: rules.map((rule, priority) => ({
      ...rule,
      priority,
      visibilityConfig: visibility(`${app.stage}-${rule.name}`),
    })),
  });
}
