/** The only reader of process.env in functions. Read at use: the local server sets these before it loads a handler. */
export const env = {
  /**
   * Secrets that CloudFront adds to every request, comma-separated: the current one and, while rotating, the previous.
   * Empty switches the guard off, which only a machine of a developer may do.
   */
  get originSecrets(): string[] {
    return (process.env.ORIGIN_SECRETS ?? "").split(",").filter(Boolean);
  },
  /** Folder of the pages' renderer, made by `npm run build` (packages/web/dist-server). */
  get pagesDir(): string {
    const folder = process.env.PAGES_DIR;
    if (!folder) throw new Error("PAGES_DIR is not set");
    return folder;
  },
  /** Key of the hashes that stand for visitors' addresses; the local server makes one at each start. */
  get ipHashSecret(): string {
    const secret = process.env.IP_HASH_SECRET;
    if (!secret) throw new Error("IP_HASH_SECRET is not set");
    return secret;
  },
  /** Key of the cookies that bind a chat to its browser; the local server makes one at each start. */
  get chatSecret(): string {
    const secret = process.env.CHAT_SECRET;
    if (!secret) throw new Error("CHAT_SECRET is not set");
    return secret;
  },
  /** @throws Error on AWS: only tests on one machine may switch the limit off (RUL-18) */
  get isRateLimitOff(): boolean {
    const isOff = process.env.RATE_LIMIT === "off";
    if (isOff && process.env.AWS_LAMBDA_FUNCTION_NAME) throw new Error("RATE_LIMIT=off is for local tests only");
    return isOff;
  },
};
