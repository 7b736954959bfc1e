import { expect, test } from "vitest";
import { functions, shared } from "./assembly.ts";

const resources = (type: string) => Object.entries(shared.resources(type, "Monitoring"));
const alarms = Object.fromEntries(
  resources("AWS::CloudWatch::Alarm").map(([id, { Properties }]) => [id.slice(0, -8), Properties]),
);
const text = (value: unknown) => JSON.stringify(value);

test("alarms watch the path of a lead from the form to the staff's mailbox, the money and the site", () => {
  expect(Object.keys(alarms).sort()).toEqual(
    [
      ["FormFailures", "NoLead", "LeadsParked", "FormsSlow", "FormsThrottled", "TableThrottled", "ParkingOld"],
      ["ParkedTooLong", "UndeliveredNotices", "FailedRuns", "NotifierBehind", "NoticesPending", "StaffMailFailures"],
      [
        "CanaryFails",
        "CanarySilent",
        "MailBounces",
        "MailComplaints",
        "ModelSpend",
        "ApiFailures",
        "OfficeFailures",
        "SiteFailures",
      ],
    ]
      .flat()
      .sort(),
  );
});

test("each alarm mails when it goes off and when it is over, and says what is wrong", () => {
  for (const [name, { AlarmActions, OKActions, AlarmDescription }] of Object.entries(alarms)) {
    expect(text(AlarmActions), name).toContain("Alarms");
    expect(text(OKActions), name).toContain("Alarms");
    expect(AlarmDescription.length, name).toBeGreaterThan(15);
  }
  const subscriptions = resources("AWS::SNS::Subscription").map(([, { Properties }]) => Properties.Endpoint);
  expect(subscriptions).toEqual(["oncall@example.org"]);
});

test("CloudWatch and the mail service may publish to their topics, over TLS only", () => {
  const policies = Object.values(shared.resources("AWS::SNS::TopicPolicy")).map(text);
  expect(policies.some((policy) => policy.includes("cloudwatch.amazonaws.com"))).toBe(true);
  expect(policies.some((policy) => policy.includes("ses.amazonaws.com"))).toBe(true);
  for (const policy of policies) expect(policy).toContain('"aws:SecureTransport":"false"');
});

test("silence is an alarm where something must happen: a lead a day, a canary a quarter of an hour", () => {
  expect(alarms.NoLead).toMatchObject({ Period: 86_400, Threshold: 1, TreatMissingData: "breaching" });
  expect(alarms.CanarySilent).toMatchObject({ Period: 900, TreatMissingData: "breaching" });
  expect(alarms.FormFailures).toMatchObject({ Period: 300, Threshold: 1, TreatMissingData: "notBreaching" });
});

test("an alarm watches at most a week, as CloudWatch allows", () => {
  for (const [name, { Period, EvaluationPeriods }] of Object.entries(alarms))
    if (Period) expect(Period * EvaluationPeriods, name).toBeLessThanOrEqual(Period >= 3600 ? 604_800 : 86_400);
});

test("forms are counted in their own logs, without the canary's", () => {
  const filters = resources("AWS::Logs::MetricFilter").map(([, { Properties }]) => Properties);
  const accepted = filters.filter(({ MetricTransformations: [{ MetricName }] }) => MetricName === "LeadsAccepted");
  expect(accepted).toHaveLength(4);
  for (const { FilterPattern } of accepted) expect(FilterPattern).toContain("$.canary NOT EXISTS");
});

test("the month's budget and the day's tokens warn before they are spent", () => {
  expect(alarms.ModelSpend).toMatchObject({ Threshold: 800_000 });
  const [budget] = resources("AWS::Budgets::Budget");
  const warnings = budget?.[1].Properties.NotificationsWithSubscribers.map(
    ({ Notification }: { Notification: { Threshold: number } }) => Notification.Threshold,
  );
  expect(warnings).toEqual([80, 100]);
});

test("mails use the set that stops bounced addresses and reports bounces and complaints", () => {
  const [set] = Object.values(shared.resources("AWS::SES::ConfigurationSet"));
  expect(set?.Properties.SuppressionOptions.SuppressedReasons).toEqual(["BOUNCE", "COMPLAINT"]);
  for (const name of ["notifyRecords", "sweepPending"])
    expect(text(functions[name]?.Properties.Environment.Variables.MAIL_CONFIGURATION_SET)).toContain("Mails");
  const [identity] = Object.values(shared.resources("AWS::SES::EmailIdentity"));
  expect(identity?.Properties.EmailIdentity).toBe("example.org");
  const [destination] = Object.values(shared.resources("AWS::SES::ConfigurationSetEventDestination"));
  expect(destination?.Properties.EventDestination.MatchingEventTypes).toEqual(["bounce", "complaint"]);
});
