import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Duration } from "aws-cdk-lib/core";
import type { StackContext } from "sst/constructs";

export interface Rule {
  description: string;
  metric: IMetric;
  atLeast: number;
  /** Periods of the metric in a row; 1 unless stated. */
  periods?: number;
  isSilenceBad?: boolean;
  isBelow?: boolean;
}

const minutes = (count: number) => Duration.minutes(count);

/** A metric of AWS; five minutes and their sum unless stated. */
export const getMetric = (
  namespace: string,
  metricName: string,
  dimensionsMap: Record<string, string> = {},
  { statistic = "Sum", span = 5 }: { statistic?: string; span?: number } = {},
): Metric => new Metric({ namespace, metricName, dimensionsMap, statistic, period: minutes(span) });

/** One figure of several metrics. @param expression CloudWatch's function of a list: "SUM", "MAX" */
export const combineMetrics = (expression: "SUM" | "MAX", metrics: readonly IMetric[], span = 5): MathExpression =>
  new MathExpression({
    expression: `${expression}([${metrics.map((_, position) => `m${position}`).join(",")}])`,
    usingMetrics: Object.fromEntries(metrics.map((metric, position) => [`m${position}`, metric])),
    period: minutes(span),
  });

/** An alarm that mails when it goes off and when it is over. */
export function newAlarm(stack: StackContext["stack"], name: string, topic: ITopic, rule: Rule): Alarm {
  const { description, metric, atLeast, periods = 1, isSilenceBad = false, isBelow = false } = rule;
  const alarm = new Alarm(stack, name, {
    alarmDescription: description,
    metric,
    threshold: atLeast,
    comparisonOperator: isBelow
      ? ComparisonOperator.LESS_THAN_THRESHOLD
      : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    evaluationPeriods: periods,
    treatMissingData: isSilenceBad ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
  });
  const action = new SnsAction(topic);
  alarm.addAlarmAction(action);
  alarm.addOkAction(action);
  return alarm;
}
