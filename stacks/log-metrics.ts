import type { Metric } from "aws-cdk-lib/aws-cloudwatch";
import { FilterPattern, type ILogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import type { StackContext } from "sst/constructs";
import { metricOf } from "./alarms.ts";

/** What is counted in the one JSON line that each request and each run writes (functions/src/http/log.ts). */
const patterns = {
  FormFailures: { pattern: "{ $.status >= 500 }", value: "1" },
  LeadsAccepted: { pattern: "{ ($.status = 201 || $.status = 202) && $.canary NOT EXISTS }", value: "1" },
  LeadsParked: { pattern: "{ $.status = 202 }", value: "1" },
  NoticesPending: { pattern: '{ $.job = "sweep" }', value: "$.failed" },
  StaffMailFailures: { pattern: '{ $.job = "feedback" && $.level = "error" }', value: "1" },
} as const;

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
  return metricOf(namespace, name, {}, { span });
}
