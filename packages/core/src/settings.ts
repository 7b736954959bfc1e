import * as z from "zod";

/** A setting of the deployment is missing or wrong. Its message names settings and never what a visitor sent: it is logged. */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

interface ModelSettings {
  modelId: string;
  dailyTokens: number;
  guardrail?: { guardrailIdentifier: string; guardrailVersion: string };
}

export interface BedrockSettings extends ModelSettings {
  provider: "bedrock";
  region: string;
  baseURL?: string;
}

export interface OpenAiCompatibleSettings extends ModelSettings {
  provider: "openai-compatible";
  /** "http://127.0.0.1:11434/v1" */
  baseURL: string;
  apiKey?: string;
}

export type ChatModel = BedrockSettings | OpenAiCompatibleSettings;

export type Source = Readonly<Record<string, string | undefined>>;

/** The environment of this process. Programs read it where they start; all else is handed its settings. */
export const environment: Source = process.env;

const SecretIds = z.record(z.string(), z.array(z.string()));

function required(source: Source, name: string): string {
  const text = source[name];
  if (!text) throw new ConfigurationError(`${name} is not set`);
  return text;
}

const getOptional = (source: Source, name: string): string | undefined => source[name] || undefined;

const parseList = (text = ""): string[] => text.split(",").flatMap((part) => part.trim() || []);

function parseGooglePlaces(source: Source): { apiKey: string; placeId: string; origin: string } | undefined {
  const { GOOGLE_PLACES_API_KEY: apiKey, GOOGLE_PLACE_ID: placeId, GOOGLE_PLACES_ORIGIN: origin } = source;
  if (!apiKey && !placeId) return undefined;
  if (!placeId) throw new ConfigurationError("GOOGLE_PLACES_API_KEY is set without GOOGLE_PLACE_ID");
  if (!apiKey) throw new ConfigurationError("GOOGLE_PLACE_ID is set without GOOGLE_PLACES_API_KEY");
  return { apiKey, placeId, origin: origin || "https://places.googleapis.com" };
}

/** A setting that is an object in JSON: names of WordPress may hold any character. */
function parseObject<Value extends z.ZodType<string>>(
  source: Source,
  name: string,
  value: Value,
): Record<string, z.output<Value>> {
  try {
    return z.record(z.string().min(1), value).parse(JSON.parse(source[name] || "{}"));
  } catch {
    throw new ConfigurationError(`${name} is no JSON such as {"a name":"another"}, or a value in it is unknown`);
  }
}

/** How a page of the provider is shown: as wide as the screen with its own styles, in the site's column with its own
 * styles, or as an article in the site's own type. */
const pageLayouts = ["full", "plain", "article"] as const;
export type PageLayout = (typeof pageLayouts)[number];

function parseWordpress(source: Source) {
  const url = source.WORDPRESS_URL;
  if (!url) return undefined;
  const frameHosts: readonly string[] = parseList(source.WORDPRESS_FRAME_HOSTS);
  return {
    url,
    /** More hosts, by https, whose styles and scripts content pages may load: a CDN of the provider. */
    assetHosts: parseList(source.WORDPRESS_ASSET_HOSTS),
    frameHosts,
    hasScripts: source.WORDPRESS_SCRIPTS !== "off",
    /** Whether our own sample articles stand among the provider's posts. */
    showsSamples: source.WORDPRESS_SAMPLES !== "off",
    /** Layouts of pages by the name of their template at the provider; those that are not named are full. */
    layouts: parseObject(source, "WORDPRESS_TEMPLATES", z.enum(pageLayouts)),
    /** Menus of the provider that are shown below its pages, by their title here. */
    menus: parseObject(source, "WORDPRESS_MENUS", z.string().min(1)),
    /** Key that signs what WordPress reports, what is asked of it for a preview, and links to previews; unset without. */
    secret: getOptional(source, "WORDPRESS_SECRET"),
    /** On AWS nothing but a public https host is asked; on one machine the provider may be on loopback. */
    isPublicOnly: Boolean(source.AWS_LAMBDA_FUNCTION_NAME),
  };
}

export type WordpressSettings = NonNullable<ReturnType<typeof parseWordpress>>;

function parseDailyTokens({ CHAT_DAILY_TOKENS }: Source): number {
  const dailyTokens = Number(CHAT_DAILY_TOKENS || 1_000_000);
  if (!Number.isInteger(dailyTokens) || dailyTokens < 0)
    throw new ConfigurationError("CHAT_DAILY_TOKENS is no whole number");
  return dailyTokens;
}

/** A model of one's own: any endpoint that speaks the OpenAI protocol. */
function parseOpenAiCompatible(source: Source): OpenAiCompatibleSettings | undefined {
  const { CHAT_MODEL: modelId, CHAT_MODEL_URL: baseURL, CHAT_MODEL_KEY: apiKey } = source;
  if (!modelId && !baseURL) return undefined;
  if (!modelId || !baseURL)
    throw new ConfigurationError("CHAT_MODEL_URL and CHAT_MODEL are set together or not at all");
  if (!URL.canParse(baseURL)) throw new ConfigurationError("CHAT_MODEL_URL is no address");
  return {
    provider: "openai-compatible",
    modelId,
    baseURL,
    dailyTokens: parseDailyTokens(source),
    ...(apiKey ? { apiKey } : {}),
  };
}

function parseBedrock(source: Source): BedrockSettings | undefined {
  const { CHAT_MODEL_ID: modelId, CHAT_MODEL_REGION, CHAT_GUARDRAIL_ID, CHAT_GUARDRAIL_VERSION, BEDROCK_URL } = source;
  if (!modelId) return undefined;
  if (!CHAT_GUARDRAIL_ID !== !CHAT_GUARDRAIL_VERSION)
    throw new ConfigurationError("CHAT_GUARDRAIL_ID and CHAT_GUARDRAIL_VERSION are set together or not at all");
  return {
    provider: "bedrock",
    modelId,
    region: CHAT_MODEL_REGION || source.AWS_REGION || "us-east-1",
    dailyTokens: parseDailyTokens(source),
    ...(CHAT_GUARDRAIL_ID && CHAT_GUARDRAIL_VERSION
      ? { guardrail: { guardrailIdentifier: CHAT_GUARDRAIL_ID, guardrailVersion: CHAT_GUARDRAIL_VERSION } }
      : {}),
    ...(BEDROCK_URL ? { baseURL: BEDROCK_URL } : {}),
  };
}

function parseChatModel(source: Source): ChatModel | undefined {
  const [own, bedrock] = [parseOpenAiCompatible(source), parseBedrock(source)];
  if (own && bedrock)
    throw new ConfigurationError("CHAT_MODEL_ID is for Bedrock and CHAT_MODEL for another endpoint: set one");
  return own ?? bedrock;
}

/** `authToken` is missing until it stands among the stage's keys. */
function parseTwilio(source: Source) {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_ORIGIN: origin } = source;
  return accountSid ? { accountSid, authToken, origin: origin || "https://api.twilio.com" } : undefined;
}

export type TwilioSettings = NonNullable<ReturnType<typeof parseTwilio>>;

/** By whom texts go out, and from which number, sender or pool. */
function parseSms(source: Source) {
  const { OUTBOX_DIR: folder, TEXT_FROM: from } = source;
  const twilio = parseTwilio(source);
  if (twilio && !from) throw new ConfigurationError("TWILIO_ACCOUNT_SID is set without TEXT_FROM");
  if (folder) return { service: "outbox" as const, folder };
  if (!from) return undefined;
  return twilio
    ? { service: "twilio" as const, from, ...twilio }
    : { service: "aws" as const, from, configurationSet: source.TEXT_CONFIGURATION_SET };
}

/** A secret that is missing is told when an event is sent: it must not hold up the mails. */
const parseWebhook = ({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }: Source) => (url ? { url, secret } : undefined);

function getOriginSecrets({ ORIGIN_SECRETS = "", ORIGIN_GUARD, AWS_LAMBDA_FUNCTION_NAME }: Source): string[] {
  const secrets = ORIGIN_SECRETS.split(",").filter(Boolean);
  if (secrets.length === 0 && AWS_LAMBDA_FUNCTION_NAME && ORIGIN_GUARD !== "off")
    throw new ConfigurationError("ORIGIN_SECRETS is not set");
  return secrets;
}

function isRateLimitOff({ RATE_LIMIT, AWS_LAMBDA_FUNCTION_NAME }: Source): boolean {
  if (RATE_LIMIT === "off" && AWS_LAMBDA_FUNCTION_NAME)
    throw new ConfigurationError("RATE_LIMIT=off is for local tests only");
  return RATE_LIMIT === "off";
}

/** What a deployment decides, parsed from the texts of a program's environment. Values are parsed at use: a missing one
 * fails the request that needs it, and a secret that is loaded later counts.
 * @throws ConfigurationError at the use of a value that is missing or can't be used */
export const readSettings = (source: Source) => ({
  get tableName(): string {
    return required(source, "TABLE_NAME");
  },
  get dynamodbEndpoint(): string | undefined {
    return getOptional(source, "DYNAMODB_ENDPOINT");
  },
  get awsEndpoint(): string | undefined {
    return getOptional(source, "AWS_ENDPOINT_URL");
  },
  /** What a client of a service of AWS is told; nothing on AWS, where it finds its role by itself. */
  get awsClient() {
    const { region, ...credentials } = this.aws;
    return this.awsEndpoint ? { endpoint: this.awsEndpoint, region, credentials } : {};
  },
  /** Queue that keeps accepted records while the table is away; unset on one machine, where `fallbackDir` does it. */
  get fallbackQueueUrl(): string | undefined {
    return getOptional(source, "FALLBACK_QUEUE_URL");
  },
  get fallbackDir(): string | undefined {
    return getOptional(source, "FALLBACK_DIR");
  },
  /** Folder that takes mails as .eml files in place of the mail service. */
  get outboxDir(): string | undefined {
    return getOptional(source, "OUTBOX_DIR");
  },
  /** Address of the bucket of visitors' files: "https://name.s3.us-east-1.amazonaws.com". */
  get filesUrl(): string | undefined {
    return getOptional(source, "FILES_URL");
  },
  /** Folder in place of the bucket, on one machine. */
  get filesDir(): string | undefined {
    return getOptional(source, "FILES_DIR");
  },
  /** Folder of the codecs that read and write pictures; those of node_modules when unset. */
  get codecsDir(): string | undefined {
    return getOptional(source, "CODECS_DIR");
  },
  /** Service that looks for viruses in visitors' files; none looks unless it is set. */
  get fileScannerUrl(): string | undefined {
    return getOptional(source, "FILE_SCANNER_URL");
  },
  /** Sender of all mails, an address that the mail service has verified; the business's own when unset. */
  get mailFrom(): string | undefined {
    return getOptional(source, "MAIL_FROM");
  },
  /** Addresses that get every mail in place of those it is for: a stage that must not mail real people. */
  get mailTo(): string[] {
    return parseList(source.MAIL_TO);
  },
  /** Set of the mail service that reports bounces and complaints. */
  get mailConfigurationSet(): string | undefined {
    return getOptional(source, "MAIL_CONFIGURATION_SET");
  },
  /** Addresses that hear of every lead and entry, comma-separated; the business's own when unset. */
  get staffMail(): string[] {
    return parseList(source.STAFF_MAIL);
  },
  /** How text messages go out; nobody is texted where it is unset. One machine puts them into the folder of the mails. */
  get sms() {
    return parseSms(source);
  },
  get twilio() {
    return parseTwilio(source);
  },
  /** Where the staff's office answers, for links in mails to them. */
  get officeUrl(): string | undefined {
    return getOptional(source, "OFFICE_URL");
  },
  /** Access to Google's Places API for the scheduled copy of reviews; unset switches it off. */
  get googlePlaces() {
    return parseGooglePlaces(source);
  },
  /** Where new leads are reported to a CRM; unset when they are not. Nothing goes out without the secret that signs it. */
  get webhook() {
    return parseWebhook(source);
  },
  /** The WordPress that holds pages and posts; unset when the site has none. */
  get wordpress() {
    return parseWordpress(source);
  },
  /** The language model that answers chats; without an id the receptionist does. A guardrail needs id and version.
   * The budget is in tokens a day; 0 switches the model off. */
  get chatModel() {
    return parseChatModel(source);
  },
  /** Variable name -> ids of the secrets that make up its value; nothing on one machine. */
  get secretIds(): Record<string, string[]> {
    return SecretIds.parse(JSON.parse(source.SECRET_IDS || "{}"));
  },
  /** What Lambda tells a function of where and as whom it runs. */
  get aws() {
    const { AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = source;
    return {
      region: AWS_REGION ?? "us-east-1",
      accessKeyId: AWS_ACCESS_KEY_ID ?? "local",
      secretAccessKey: AWS_SECRET_ACCESS_KEY ?? "local",
      ...(AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}),
    };
  },
  /** Secrets that CloudFront adds to every request, comma-separated: the current one and, while rotating, the previous.
   * Empty switches the guard off, which only a machine of a developer may do.
   * @throws ConfigurationError on AWS without any, unless the stage has no CloudFront (`sst dev` says so) */
  get originSecrets(): string[] {
    return getOriginSecrets(source);
  },
  /** Folder of the pages' renderer, made by `npm run build` (packages/web/dist-server). */
  get pagesDir(): string {
    return required(source, "PAGES_DIR");
  },
  /** Signs links to requests, stops of mails and the canary's proof, and keys the hashes of addresses: another key ends
   * the links, and the kept stops of people whose data was deleted no longer count. */
  get signingKey(): string {
    return required(source, "IP_HASH_SECRET");
  },
  /** Key of the cookies that bind a chat to its browser; the local server makes one at each start. */
  get chatSecret(): string {
    return required(source, "CHAT_SECRET");
  },
  /** Address of this stage's site, for links in mails, which lead to the company's own website when it is unset, and for the
   * canary. */
  get publicUrl(): string | undefined {
    return getOptional(source, "PUBLIC_URL");
  },
  /** @throws ConfigurationError on AWS: only tests on one machine may switch the limit off */
  get isRateLimitOff(): boolean {
    return isRateLimitOff(source);
  },
});

export type Settings = ReturnType<typeof readSettings>;
