import { basename } from "node:path";
import { codecFiles } from "@site/core/files/codecs";
import type { BindingName } from "@site/functions/deployment";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { type StackContext, use } from "sst/constructs";
import { Data } from "./data.ts";
import { Email } from "./email.ts";
import { getFilesUrl } from "./files.ts";
import type { Binding } from "./lambda.ts";
import { modelBinding } from "./model.ts";
import { Secrets } from "./secrets.ts";
import { getStageSettings, type StageSettings } from "./settings.ts";

/** The bucket of visitors' files, as each kind of work with it needs it. */
function fileBindings(context: StackContext): Record<Extract<BindingName, `file${string}`>, Binding> {
  const { files } = use(Data);
  const { fileScannerUrl } = getStageSettings(context.app.stage);
  const environment = { FILES_URL: getFilesUrl(files) };
  const allow = (actions: string[], ...resources: string[]) => new PolicyStatement({ actions, resources });
  const [incoming, kept] = [files.arnForObjects("incoming/*"), files.arnForObjects("kept/*")];
  return {
    fileUpload: { environment, statements: [allow(["s3:PutObject"], incoming)] },
    fileIntake: {
      environment: {
        ...environment,
        CODECS_DIR: "/var/task/codecs",
        ...(fileScannerUrl ? { FILE_SCANNER_URL: fileScannerUrl } : {}),
      },
      statements: [
        allow(["s3:GetObject", "s3:DeleteObject"], incoming),
        // What was kept of a person who is deleted meanwhile goes again.
        allow(["s3:PutObject", "s3:DeleteObject"], kept),
        // A role that may list is told 404 for a missing key and not 403.
        allow(["s3:ListBucket"], files.bucketArn),
      ],
      files: codecFiles.map((name) => ({ from: `node_modules/${name}`, to: `codecs/${basename(name)}` })),
    },
    fileReading: { environment, statements: [allow(["s3:GetObject"], kept)] },
    fileDeletion: { environment, statements: [allow(["s3:DeleteObject"], incoming, kept)] },
  };
}

/** Set of AWS End User Messaging that reports texts of this stage which do not arrive. */
export const smsConfigurationSet = ({ app }: StackContext): string => `${app.name}-${app.stage}`;

/** How texts go out on a stage that sends some. */
function smsBinding(context: StackContext, { sms }: StageSettings): Binding {
  if (!sms) return {};
  const environment = { TEXT_FROM: sms.from };
  if (sms.service === "twilio")
    return {
      environment: { ...environment, TWILIO_ACCOUNT_SID: sms.accountSid },
      secrets: { TWILIO_AUTH_TOKEN: [use(Secrets).keys] },
    };
  const resource = sms.from.startsWith("pool-") ? "pool" : "phone-number";
  const configurationSet = smsConfigurationSet(context);
  const resources = [
    { resource, resourceName: sms.from },
    { resource: "configuration-set", resourceName: configurationSet },
  ].map((of) => context.stack.formatArn({ service: "sms-voice", ...of }));
  return {
    environment: { ...environment, TEXT_CONFIGURATION_SET: configurationSet },
    statements: [new PolicyStatement({ actions: ["sms-voice:SendTextMessage"], resources })],
  };
}

/** Texts go out, come in, or are only promised: who tells a visitor that one comes sends none. */
function smsBindings(context: StackContext, settings: StageSettings) {
  const { sms } = settings;
  const promise: Binding = sms ? { environment: { TEXT_FROM: sms.from } } : {};
  return {
    sms: smsBinding(context, settings),
    incomingSms: sms?.service === "aws" ? promise : {},
    smsPromise: promise,
  };
}

function contentBinding(settings: StageSettings): Binding {
  const { wordpressUrl, wordpressAssetHosts = [], wordpressFrameHosts = [] } = settings;
  if (!wordpressUrl) return {};
  return {
    environment: {
      WORDPRESS_URL: wordpressUrl,
      WORDPRESS_ASSET_HOSTS: wordpressAssetHosts.join(","),
      WORDPRESS_FRAME_HOSTS: wordpressFrameHosts.join(","),
      WORDPRESS_TEMPLATES: JSON.stringify(settings.wordpressTemplates ?? {}),
      WORDPRESS_MENUS: JSON.stringify(settings.wordpressMenus ?? {}),
      ...(settings.wordpressScripts === false ? { WORDPRESS_SCRIPTS: "off" } : {}),
      ...(settings.sampleArticles === false ? { WORDPRESS_SAMPLES: "off" } : {}),
    },
  };
}

/** What each binding comes to on this stage. One whose supplier is not configured comes to nothing: the feature then
 * runs without it. */
export function bindingsFor(context: StackContext): Record<BindingName, Binding> {
  const { fallbackQueue } = use(Data);
  const keys = [use(Secrets).keys];
  const settings = getStageSettings(context.app.stage);
  const { mailFrom, mailTo, staffMail, webhookUrl, wordpressUrl, googlePlaceId, chatModel } = settings;
  const email = use(Email);
  const allow = (actions: string[], resources: string[]) => [new PolicyStatement({ actions, resources })];
  return {
    signingKey: { secrets: { IP_HASH_SECRET: keys } },
    chatCookie: { secrets: { CHAT_SECRET: keys } },
    fallbackQueue: {
      environment: { FALLBACK_QUEUE_URL: fallbackQueue.queueUrl },
      statements: allow(["sqs:SendMessage"], [fallbackQueue.queueArn]),
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
    ...smsBindings(context, settings),
    webhook: webhookUrl
      ? {
          environment: { WEBHOOK_URL: webhookUrl },
          secrets: { WEBHOOK_SECRET: keys },
        }
      : {},
    content: contentBinding(settings),
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
    ...fileBindings(context),
    // Known once the office is made: stacks/background.ts fills it in.
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
