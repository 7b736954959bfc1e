import { createHmac } from "node:crypto";
import { ConfigurationError, type Settings } from "@site/core/settings";
import { AwsClient } from "aws4fetch";
import * as z from "zod";

/** A value that an operator replaced by hand is in use this long after, ms. Rotation by a deployment is immediate. */
const freshFor = 15 * 60 * 1000;

/** One attempt's limit, ms. Two of them and a form still answer in its time. */
const attemptTimeout = 1500;

const Answer = z.object({ SecretString: z.string() });

/** Known to http/errors.ts by its name: the visitor may try again in a moment. */
class SecretsUnavailable extends ConfigurationError {
  override name = "SecretsUnavailable";
}

/** Secrets Manager speaks JSON over one signed POST; its SDK client would double the bundles that need nothing else. */
async function readSecret({ aws, awsEndpoint }: Settings, id: string): Promise<string> {
  const client = new AwsClient({ ...aws, service: "secretsmanager", retries: 1 });
  const response = await client.fetch(awsEndpoint ?? `https://secretsmanager.${aws.region}.amazonaws.com`, {
    method: "POST",
    headers: { "content-type": "application/x-amz-json-1.1", "x-amz-target": "secretsmanager.GetSecretValue" },
    body: JSON.stringify({ SecretId: id }),
    signal: AbortSignal.timeout(attemptTimeout),
  });
  if (!response.ok) throw new Error(`Secrets Manager answered ${response.status} for ${id}`);
  return Answer.parse(await response.json()).SecretString;
}

/** Keys that only this site uses. Nobody has to know or set them: each is made of the stage's one generated value. */
const ownKeys: readonly string[] = ["IP_HASH_SECRET", "CHAT_SECRET"];

const Keys = z.looseObject({ generated: z.string().min(32) });

/** The value of a variable in a secret: the whole of it, or what its JSON says or gives. */
function valueIn(secret: string, name: string): string | undefined {
  if (!secret.startsWith("{")) return secret;
  const { generated, [name]: given } = Keys.parse(JSON.parse(secret));
  if (typeof given === "string") return given;
  return ownKeys.includes(name) ? createHmac("sha256", generated).update(name).digest("hex") : undefined;
}

async function readAll(settings: Settings, set: (name: string, value: string) => void): Promise<void> {
  const { secretIds } = settings;
  const ids = [...new Set(Object.values(secretIds).flat())];
  const secrets = new Map(await Promise.all(ids.map(async (id) => [id, await readSecret(settings, id)] as const)));
  for (const [name, parts] of Object.entries(secretIds)) {
    const values = parts.flatMap((id) => valueIn(secrets.get(id) ?? "", name) ?? []);
    // What nobody has set stays unset: only what needs it fails, and says so.
    if (values.length > 0) set(name, values.join(","));
  }
}

/** Loads the function's secrets, which its configuration only names: once per start and again every quarter of an hour.
 * Without names (on one machine) it does nothing.
 * @param set makes a secret's value part of the settings
 * @returns loads; throws SecretsUnavailable when they can't be read and none were read before */
export function getSecrets(settings: Settings, set: (name: string, value: string) => void) {
  let loadedAt: number | undefined;
  return async (now = Date.now()): Promise<void> => {
    if (loadedAt !== undefined && now - loadedAt < freshFor) return;
    try {
      await readAll(settings, set);
      loadedAt = now;
    } catch (cause) {
      if (loadedAt !== undefined) return;
      throw new SecretsUnavailable(`can't read ${Object.keys(settings.secretIds).join(", ")}`, { cause });
    }
  };
}
