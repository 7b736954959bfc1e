import { type StackContext, use } from "sst/constructs";
import { combineMetrics, getMetric, type Rule } from "./alarms.ts";
import { Api } from "./api.ts";
import { leadAlarms } from "./lead-alarms.ts";
import { Office } from "./office.ts";
import { getStageSettings, type StageSettings } from "./settings.ts";
import { Web } from "./web.ts";

const day = 24 * 60;

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
  ...leadAlarms(context),
  ...mail,
  ...model(context, getStageSettings(context.app.stage).chatModel),
  ...edge(),
});
