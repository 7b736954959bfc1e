import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import { AlarmStatusWidget, Dashboard, GraphWidget } from "aws-cdk-lib/aws-cloudwatch";
import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { StackContext } from "sst/constructs";
import { alarmRules } from "./alarm-rules.ts";
import { newAlarm } from "./alarms.ts";
import { getStageSettings, isWatched } from "./settings.ts";

/** Warns at 80 % of what was spent and when the month's forecast goes over it. */
function newBudget(stack: StackContext["stack"], amount: number, addresses: readonly string[]): void {
  const subscribers = addresses.map((address) => ({ subscriptionType: "EMAIL", address }));
  const warnings = [
    { notificationType: "ACTUAL", threshold: 80 },
    { notificationType: "FORECASTED", threshold: 100 },
  ];
  new CfnBudget(stack, "Budget", {
    budget: { budgetType: "COST", timeUnit: "MONTHLY", budgetLimit: { amount, unit: "USD" } },
    notificationsWithSubscribers: warnings.map((warning) => ({
      notification: { ...warning, comparisonOperator: "GREATER_THAN", thresholdType: "PERCENTAGE" },
      subscribers,
    })),
  });
}

/** Alarms by mail, the month's budget and one dashboard; only where somebody listens. */
export function Monitoring(context: StackContext) {
  const { stack, app } = context;
  const settings = getStageSettings(app.stage);
  const { alarmMail, monthlyBudget } = settings;
  if (!isWatched(settings) || app.mode === "dev") return;
  const topic = new Topic(stack, "Alarms", { enforceSSL: true });
  topic.grantPublish(new ServicePrincipal("cloudwatch.amazonaws.com"));
  for (const address of alarmMail) topic.addSubscription(new EmailSubscription(address));
  const rules = Object.entries(alarmRules(context));
  const alarms = rules.map(([name, rule]) => newAlarm(stack, name, topic, rule));
  newBudget(stack, monthlyBudget, alarmMail);
  new Dashboard(stack, "Dashboard", {
    dashboardName: `${app.name}-${app.stage}`,
    widgets: [
      [new AlarmStatusWidget({ title: "Alarms", alarms, width: 24 })],
      rules.map(([name, { metric }]) => new GraphWidget({ title: name, left: [metric], width: 6 })),
    ],
  });
}
