import { type StackContext, use } from "sst/constructs";
import { combineMetrics, getMetric, type Rule } from "./alarms.ts";
import { Api } from "./api.ts";
import { Background } from "./background.ts";
import { Data } from "./data.ts";
import { countFailuresAtApi, countInLogs } from "./log-metrics.ts";
import { Office } from "./office.ts";
import { getStageSettings, type StageSettings } from "./settings.ts";
import { Web } from "./web.ts";

const day = 24 * 60;

/** Everything that can hold up a lead on its way from the button to the staff's mailbox. */
function leads(context: StackContext): Record<string, Rule> {
  const { functions: routes, accessLog } = use(Api);
  const { functions: background, undelivered, failedRuns } = use(Background);
  const { fallbackQueue, fallbackDeadLetters, table } = use(Data);
  const forms = routes.filter(({ route }) => route.bindings?.includes("fallbackQueue"));
  // A chat's lead is written by any of these; they count for what failed and not for how long a form may take.
  const leadRoutes = [...forms, ...routes.filter(({ route }) => route.handler.startsWith("chat/"))];
  const { daysWithoutLead } = getStageSettings(context.app.stage);
  if (accessLog)
    countFailuresAtApi(
      context,
      accessLog,
      leadRoutes.map(({ key }) => key),
    );
  const getLogs = (name: string) => background.filter((each) => each.name === name).map(({ logGroup }) => logGroup);
  const formLogs = forms.map(({ logGroup }) => logGroup);
  const lambda = (name: string, metric: string, more = {}) => {
    const functionName = [...routes, ...background].find((each) => each.name === name)?.lambda.functionName ?? "";
    return getMetric("AWS/Lambda", metric, { FunctionName: functionName }, more);
  };
  const durations = forms.map(({ name }) => lambda(name, "Duration", { statistic: "p95" }));
  const throttles = forms.map(({ name }) => lambda(name, "Throttles"));
  const queue = (name: string, metric: string, statistic = "Maximum") =>
    getMetric("AWS/SQS", metric, { QueueName: name }, { statistic });
  const visible = "ApproximateNumberOfMessagesVisible";
  return {
    FormFailures: {
      description: "A visitor's form or chat was answered 5xx. See the log of the function.",
      metric: countInLogs(
        context,
        "FormFailures",
        leadRoutes.map(({ logGroup }) => logGroup),
      ),
      atLeast: 1,
    },
    NoLead: {
      description: `Nobody sent a form for ${daysWithoutLead} days. Send one yourself.`,
      metric: countInLogs(context, "LeadsAccepted", formLogs, day),
      atLeast: 1,
      periods: daysWithoutLead,
      isBelow: true,
      isSilenceBad: true,
    },
    LeadsParked: {
      description: "The table refused records; they wait in the fallback queue.",
      metric: countInLogs(context, "LeadsParked", formLogs),
      atLeast: 1,
    },
    FormsSlow: {
      description: "95 of 100 forms are stored within this time, ms.",
      metric: combineMetrics("MAX", durations),
      atLeast: 1500,
      periods: 2,
    },
    FormsThrottled: {
      description: "Lambda ran out of copies for forms: raise the account's limit.",
      metric: combineMetrics("SUM", throttles),
      atLeast: 1,
    },
    TableThrottled: {
      description: "The table refuses writes: raise its warm throughput.",
      metric: getMetric("AWS/DynamoDB", "WriteThrottleEvents", { TableName: table.tableName }),
      atLeast: 1,
    },
    ParkingOld: {
      description: "Parked records wait for a quarter of an hour.",
      // Not its age: a message that was taken three times is left out of that.
      metric: combineMetrics(
        "SUM",
        [visible, "ApproximateNumberOfMessagesNotVisible"].map((count) =>
          queue(fallbackQueue.queueName, count, "Minimum"),
        ),
      ),
      atLeast: 1,
      periods: 3,
    },
    ParkedTooLong: {
      description: "A record could not be stored again and again. Runbook: redrive.",
      metric: queue(fallbackDeadLetters.queueName, visible),
      atLeast: 1,
    },
    UndeliveredNotices: {
      description: "The notifier gave up on a record. Runbook: redrive.",
      metric: queue(undelivered.queueName, visible),
      atLeast: 1,
    },
    FailedRuns: {
      description: "A scheduled run, the search index or the reading of a photo failed again and again. See its log.",
      // What arrives, not what lies there: nobody needs to empty the queue for the alarm to end.
      metric: getMetric("AWS/SQS", "NumberOfMessagesSent", { QueueName: failedRuns.queueName }, { span: 60 }),
      atLeast: 1,
    },
    NotifierBehind: {
      description: "The notifier is five minutes behind the table, ms.",
      metric: lambda("notifyRecords", "IteratorAge", { statistic: "Maximum" }),
      atLeast: 300_000,
    },
    NoticesPending: {
      description: "The sweeper could not deliver notices that are more than ten minutes old.",
      metric: countInLogs(context, "NoticesPending", getLogs("sweepPending"), 15),
      atLeast: 1,
      periods: 2,
    },
    StaffMailFailures: {
      description: "An email to the staff came back: nobody hears of new leads.",
      metric: countInLogs(context, "StaffMailFailures", getLogs("recordFeedback")),
      atLeast: 1,
    },
    CanaryFails: {
      description: "Our own test lead was refused or its email did not go out, twice in a row.",
      metric: lambda("sendCanary", "Errors"),
      atLeast: 1,
      periods: 2,
    },
    CanarySilent: {
      description: "Our own test lead was not sent for a quarter of an hour.",
      metric: lambda("sendCanary", "Invocations", { span: 15 }),
      atLeast: 1,
      isBelow: true,
      isSilenceBad: true,
    },
  };
}

/** The share of mails that come back, above which SES first warns and then stops an account (5 % and 0.1 %). */
const mail: Record<string, Rule> = {
  MailBounces: {
    description: "More than 2 % of emails bounce.",
    metric: getMetric("AWS/SES", "Reputation.BounceRate", {}, { statistic: "Average", span: 60 }),
    atLeast: 0.02,
  },
  MailComplaints: {
    description: "1 of 2,000 readers complains.",
    metric: getMetric("AWS/SES", "Reputation.ComplaintRate", {}, { statistic: "Average", span: 60 }),
    atLeast: 0.0005,
  },
};

/** Tokens that Bedrock counts itself. Only in the stage's own region: an alarm can't watch another one. */
function model({ stack }: StackContext, chatModel: StageSettings["chatModel"]): Record<string, Rule> {
  if (chatModel?.region !== stack.region) return {};
  const tokens = ["InputTokenCount", "OutputTokenCount"].map((name) =>
    getMetric("AWS/Bedrock", name, { ModelId: chatModel.id }, { span: day }),
  );
  return {
    ModelSpend: {
      description: "80 % of the day's tokens are used. Runbook: model bill too high.",
      metric: combineMetrics("SUM", tokens, day),
      atLeast: chatModel.dailyTokens * 0.8,
    },
  };
}

/** What an HTTP API counts itself. */
const listFailures = ({ cdk }: ReturnType<typeof Api>["api"]) =>
  getMetric("AWS/ApiGateway", "5xx", { ApiId: cdk.httpApi.apiId });

function edge(): Record<string, Rule> {
  const { site } = use(Web);
  const id = site?.cdk?.distribution.distributionId;
  return {
    ApiFailures: {
      description: "Routes answer 5xx.",
      metric: listFailures(use(Api).api),
      atLeast: 5,
    },
    OfficeFailures: {
      description: "Routes of the staff's office answer 5xx.",
      metric: listFailures(use(Office).api),
      atLeast: 5,
    },
    ...(id
      ? {
          SiteFailures: {
            description: "More than 1 % of all requests are answered 5xx.",
            metric: getMetric(
              "AWS/CloudFront",
              "5xxErrorRate",
              { DistributionId: id, Region: "Global" },
              { statistic: "Average" },
            ),
            atLeast: 1,
            periods: 2,
          },
        }
      : {}),
  };
}

/** Every alarm of a stage: what is measured and when somebody is woken. */
export const alarmRules = (context: StackContext): Record<string, Rule> => ({
  ...leads(context),
  ...mail,
  ...model(context, getStageSettings(context.app.stage).chatModel),
  ...edge(),
});
