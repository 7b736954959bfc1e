import type { Need } from "@site/functions/deployment";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { type StackContext, use } from "sst/constructs";
import { Data } from "./data.ts";
import { Email } from "./email.ts";
import type { Binding } from "./lambda.ts";
import { modelBinding } from "./model.ts";
import { Secrets } from "./secrets.ts";
import { readSettings } from "./settings.ts";

/** What each need comes to on this stage. A need whose supplier is not configured comes to nothing: the feature then
 * runs without it. */
export function bindingsFor(context: StackContext): Record<Need, Binding> {
  const { parking } = use(Data);
  const keys = [use(Secrets).keys];
  const settings = readSettings(context.app.stage);
  const { mailFrom, mailTo, staffMail, webhookUrl, wordpressUrl, googlePlaceId, chatModel } = settings;
  const email = use(Email);
  const allow = (actions: string[], resources: string[]) => [new PolicyStatement({ actions, resources })];
  return {
    visitorHash: { secrets: { IP_HASH_SECRET: keys } },
    chatCookie: { secrets: { CHAT_SECRET: keys } },
    parking: {
      environment: { FALLBACK_QUEUE_URL: parking.queueUrl },
      statements: allow(["sqs:SendMessage"], [parking.queueArn]),
    },
    mail: {
      environment: {
        MAIL_FROM: mailFrom,
        STAFF_MAIL: staffMail.join(","),
        MAIL_CONFIGURATION_SET: email.configurationSetName,
        ...(mailTo === "everyone" ? {} : { MAIL_TO: mailTo.join(",") }),
      },
      statements: [
        ...allow(["ses:SendEmail", "ses:SendRawEmail"], email.arns),
        // The account's quota, of which confirmations leave a part to the staff's mails. It belongs to no resource.
        ...allow(["ses:GetAccount"], ["*"]),
      ],
    },
    webhook: webhookUrl
      ? {
          environment: { WEBHOOK_URL: webhookUrl },
          secrets: { WEBHOOK_SECRET: keys },
        }
      : {},
    content: wordpressUrl
      ? {
          environment: {
            WORDPRESS_URL: wordpressUrl,
            WORDPRESS_ASSET_HOSTS: (settings.wordpressAssetHosts ?? []).join(","),
            WORDPRESS_TEMPLATES: JSON.stringify(settings.wordpressTemplates ?? {}),
            WORDPRESS_MENUS: JSON.stringify(settings.wordpressMenus ?? {}),
            ...(settings.sampleArticles === false ? { WORDPRESS_SAMPLES: "off" } : {}),
          },
        }
      : {},
    contentKey: wordpressUrl ? { secrets: { WORDPRESS_SECRET: keys } } : {},
    model: chatModel ? modelBinding(context, chatModel) : {},
    reviewSource: googlePlaceId
      ? {
          environment: { GOOGLE_PLACE_ID: googlePlaceId },
          secrets: { GOOGLE_PLACES_API_KEY: keys },
        }
      : {},
    pageRenderer: {
      environment: { PAGES_DIR: "/var/task/pages" },
      files: [{ from: "packages/web/dist-server", to: "pages" }],
    },
    // Without a domain it is known once the site is made: who comes after it says it (getPublicAddress).
    publicAddress:
      settings.domain && settings.domain !== "none"
        ? { environment: { PUBLIC_URL: `https://${settings.domain.name}` } }
        : {},
    // Known once site and office are made: stacks/background.ts fills them in.
    siteAddress: {},
    officeAddress: {},
  };
}

/** Where this stage's pages are found, for links in mails. @param address of the site, once that is made */
export const getPublicAddress = (address: string | undefined): { publicAddress?: Binding } =>
  address ? { publicAddress: { environment: { PUBLIC_URL: address } } } : {};

/** Every route refuses what did not come through CloudFront; under `sst dev` there is none in front. */
export function originBinding({ app }: StackContext): Binding {
  return app.mode === "dev"
    ? { environment: { ORIGIN_GUARD: "off" } }
    : { secrets: { ORIGIN_SECRETS: use(Secrets).origin } };
}
