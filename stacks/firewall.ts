import { profile } from "@site/core/business/profile";
import { apiRoot } from "@site/core/contract/paths";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import type { StackContext } from "sst/constructs";
import { managedGroups } from "./managed-rules.ts";
import { settingsOf } from "./settings.ts";

/** Seconds over which WAF counts an address, and after which a blocked one may come back. */
const span = 300;
/** Requests of one address within the span: a page view is 17 requests, a household has several devices. */
const requestsPerAddress = 1000;

/** A blocked request gets the same JSON as any other refusal of the API. */
const bodies = {
  tooMany: `We received many requests from you in a short time. Please wait a few minutes or call us at ${profile.phone}.`,
  refused: `We could not accept this request. Please call us at ${profile.phone}.`,
} as const;

const tooMany = {
  block: {
    customResponse: {
      responseCode: 429,
      customResponseBodyKey: "tooMany",
      responseHeaders: [{ name: "retry-after", value: String(span) }],
    },
  },
};
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

/** Address limits, known bad addresses and common attacks, answered at the edge before anything is paid for. */
export function newFirewall({ stack, app }: StackContext): CfnWebACL {
  const base = { aggregateKeyType: "IP", evaluationWindowSec: span };
  const posts = { andStatement: { statements: [isMethod("POST"), startsWith(apiRoot)] } };
  const rates = {
    Requests: { ...base, limit: requestsPerAddress },
    Posts: { ...base, limit: settingsOf(app.stage).postsPerAddress, scopeDownStatement: posts },
  };
  const rateRules = Object.entries(rates).map(([name, rateBasedStatement]) => ({
    name,
    action: tooMany,
    statement: { rateBasedStatement },
  }));
  const managedRules = Object.entries(managedGroups).map(([name, { block, count }]) => ({
    name,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: "AWS",
        name,
        ruleActionOverrides: [
          ...block.map((rule) => ({ name: rule, actionToUse: refused })),
          ...count.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
        ],
      },
    },
  }));
  return new CfnWebACL(stack, "Firewall", {
    scope: "CLOUDFRONT",
    defaultAction: { allow: {} },
    visibilityConfig: visibility("Firewall"),
    customResponseBodies: Object.fromEntries(
      Object.entries(bodies).map(([key, message]) => [
        key,
        { contentType: "APPLICATION_JSON", content: JSON.stringify({ message }) },
      ]),
    ),
    rules: [...rateRules, ...managedRules].map((rule, priority) => ({
      ...rule,
      priority,
      visibilityConfig: visibility(rule.name),
    })),
  });
}
