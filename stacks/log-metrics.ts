import type { Metric } from "aws-cdk-lib/aws-cloudwatch";
import { FilterPattern, type ILogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import type { StackContext } from "sst/constructs";
import { getMetric } from "./alarms.ts";

/** What is counted in the one JSON line that each request and each run writes (functions/src/http/log.ts). */
const patterns = {
  FormFailures: { pattern: "{ $.status >= 500 }", value: "1" },
  LeadsAccepted: { pattern: "{ ($.status = 201 || $.status = 202) && $.canary NOT EXISTS }", value: "1" },
  LeadsParked: { pattern: "{ $.status = 202 }", value: "1" },
  NoticesPending: { pattern: '{ $.task = "sweep" }', value: "$.failed" },
  StaffMailFailures: { pattern: '{ $.task = "feedback" && $.level = "error" }', value: "1" },
} as const;

/** Counts the API's own log lines of these routes that say 5xx into the metric of failed forms: a function that broke
 * off, ran out of time or was throttled writes no line itself. */
export function countFailuresAtApi(
  { stack, app }: StackContext,
  accessLog: ILogGroup,
  routeKeys: readonly string[],
): void {
  const isRoute = routeKeys.map((key) => `$.route = "${key}"`).join(" || ");
  new MetricFilter(stack, "FormFailuresAtApi", {
    logGroup: accessLog,
    metricNamespace: `${app.name}/${app.stage}`,
    metricName: "FormFailures",
    filterPattern: FilterPattern.literal(`{ $.status = "5*" && (${isRoute}) }`),
    metricValue: "1",
  });
}

/** @returns the sum over all these logs of the lines that fit, every five minutes unless stated */
export function countInLogs(
  { stack, app }: StackContext,
  name: keyof typeof patterns,
  logGroups: readonly ILogGroup[],
  span = 5,
): Metric {
  const { pattern, value } = patterns[name];
  const namespace = `${app.name}/${app.stage}`;
  for (const logGroup of logGroups) {
    new MetricFilter(stack, `${name}In${logGroup.node.id}`, {
      logGroup,
      metricNamespace: namespace,
      metricName: name,
      filterPattern: FilterPattern.literal(pattern),
      metricValue: value,
    });
  }
  return getMetric(namespace, name, {}, { span });
}
