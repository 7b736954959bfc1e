import { ConfigurationError } from "@site/core/configuration-error";
import * as z from "zod";

const SecretIds = z.record(z.string(), z.array(z.string()));

/** The only reader of process.env in functions. Read at use: the local server sets these before it loads a handler. */
export const env = {
  /** Variable name -> ids of the secrets that make up its value, comma-separated; nothing on one machine. */
  get secretIds(): Record<string, string[]> {
    return SecretIds.parse(JSON.parse(process.env.SECRET_IDS || "{}"));
  },
  /** Makes a secret's value readable here and in core. */
  setSecret(name: string, value: string): void {
    process.env[name] = value;
  },
  /** What Lambda tells a function of where and as whom it runs. `endpoint` only in tests. */
  get aws() {
    const { AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_ENDPOINT_URL } = process.env;
    return {
      region: AWS_REGION ?? "us-east-1",
      accessKeyId: AWS_ACCESS_KEY_ID ?? "",
      secretAccessKey: AWS_SECRET_ACCESS_KEY ?? "",
      ...(AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}),
      ...(AWS_ENDPOINT_URL ? { endpoint: AWS_ENDPOINT_URL } : {}),
    };
  },
  /**
   * Secrets that CloudFront adds to every request, comma-separated: the current one and, while rotating, the previous.
   * Empty switches the guard off, which only a machine of a developer may do.
   * @throws ConfigurationError on AWS without any, unless the stage has no CloudFront (`sst dev` says so)
   */
  get originSecrets(): string[] {
    const { ORIGIN_SECRETS = "", ORIGIN_GUARD, AWS_LAMBDA_FUNCTION_NAME } = process.env;
    const secrets = ORIGIN_SECRETS.split(",").filter(Boolean);
    if (secrets.length === 0 && AWS_LAMBDA_FUNCTION_NAME && ORIGIN_GUARD !== "off")
      throw new ConfigurationError("ORIGIN_SECRETS is not set");
    return secrets;
  },
  /** Folder of the pages' renderer, made by `npm run build` (packages/web/dist-server). */
  get pagesDir(): string {
    const folder = process.env.PAGES_DIR;
    if (!folder) throw new ConfigurationError("PAGES_DIR is not set");
    return folder;
  },
  /** Key of the hashes that stand for visitors' addresses; the local server makes one at each start. */
  get ipHashSecret(): string {
    const secret = process.env.IP_HASH_SECRET;
    if (!secret) throw new ConfigurationError("IP_HASH_SECRET is not set");
    return secret;
  },
  /** Address of the site that the canary visits. */
  get siteUrl(): string {
    const url = process.env.SITE_URL;
    if (!url) throw new ConfigurationError("SITE_URL is not set");
    return url;
  },
  /** Key of the cookies that bind a chat to its browser; the local server makes one at each start. */
  get chatSecret(): string {
    const secret = process.env.CHAT_SECRET;
    if (!secret) throw new ConfigurationError("CHAT_SECRET is not set");
    return secret;
  },
  /** @throws Error on AWS: only tests on one machine may switch the limit off (RUL-18) */
  get isRateLimitOff(): boolean {
    const isOff = process.env.RATE_LIMIT === "off";
    if (isOff && process.env.AWS_LAMBDA_FUNCTION_NAME)
      throw new ConfigurationError("RATE_LIMIT=off is for local tests only");
    return isOff;
  },
};
