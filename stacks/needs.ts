import type { Need } from "@site/functions/deployment";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { type StackContext, use } from "sst/constructs";
import { Data } from "./data.ts";
import { Email } from "./email.ts";
import type { Provision } from "./lambda.ts";
import { Secrets } from "./secrets.ts";
import { settingsOf } from "./settings.ts";

/** Calls of a model may also go through an inference profile of the account, whose id starts with a region group. */
function modelArns({ stack }: StackContext, { id, region }: { id: string; region: string }): string[] {
  const profile = /^(us|eu|apac|global)\.(.+)$/.exec(id);
  const model = (name: string, where: string) => `arn:${stack.partition}:bedrock:${where}::foundation-model/${name}`;
  if (!profile) return [model(id, region)];
  const profileArn = `arn:${stack.partition}:bedrock:${region}:${stack.account}:inference-profile/${id}`;
  return [profileArn, model(profile[2] ?? "", "*")];
}

/**
 * What each need comes to on this stage. A need whose supplier is not configured comes to nothing: the feature then runs
 * without it.
 */
export function provisionsOf(context: StackContext): Record<Need, Provision> {
  const { parking } = use(Data);
  const secrets = use(Secrets);
  const { mailFrom, staffMail, webhookUrl, wordpressUrl, googlePlaceId, chatModel } = settingsOf(context.app.stage);
  const allow = (actions: string[], resources: string[]) => [new PolicyStatement({ actions, resources })];
  return {
    visitorHash: { secrets: { IP_HASH_SECRET: [secrets.visitorHash] } },
    chatCookie: { secrets: { CHAT_SECRET: [secrets.chatCookie] } },
    parking: {
      environment: { PARKING_QUEUE_URL: parking.queueUrl },
      statements: allow(["sqs:SendMessage"], [parking.queueArn]),
    },
    mail: {
      environment: { MAIL_FROM: mailFrom, STAFF_MAIL: staffMail.join(",") },
      statements: allow(["ses:SendEmail", "ses:SendRawEmail"], use(Email).arns),
    },
    webhook: webhookUrl
      ? {
          environment: { WEBHOOK_URL: webhookUrl },
          ...(secrets.webhook ? { secrets: { WEBHOOK_SECRET: [secrets.webhook] } } : {}),
        }
      : {},
    content: wordpressUrl ? { environment: { WORDPRESS_URL: wordpressUrl } } : {},
    model: chatModel
      ? {
          environment: { CHAT_MODEL_ID: chatModel.id, CHAT_MODEL_REGION: chatModel.region },
          statements: allow(
            ["bedrock:InvokeModel", "bedrock:InvokeModelWithResponseStream"],
            modelArns(context, chatModel),
          ),
        }
      : {},
    reviewSource: googlePlaceId
      ? {
          environment: { GOOGLE_PLACE_ID: googlePlaceId },
          ...(secrets.googlePlaces ? { secrets: { GOOGLE_PLACES_API_KEY: [secrets.googlePlaces] } } : {}),
        }
      : {},
  };
}

/** Every route refuses what did not come through CloudFront; under `sst dev` there is none in front. */
export function originProvision({ app }: StackContext): Provision {
  return app.mode === "dev" ? {} : { secrets: { ORIGIN_SECRETS: use(Secrets).origin } };
}
