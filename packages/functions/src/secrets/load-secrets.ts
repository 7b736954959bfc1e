import { ConfigurationError } from "@site/core/configuration-error";
import { AwsClient } from "aws4fetch";
import * as z from "zod";
import { env } from "../env.ts";

/** A value that an operator replaced by hand is in use this long after, ms. Rotation by a deployment is immediate. */
const freshFor = 15 * 60 * 1000;

/** One attempt's limit, ms. Two of them and a form still answer in its time. */
const attemptTimeout = 1500;

const Answer = z.object({ SecretString: z.string() });

let loadedAt: number | undefined;

/** Known to http/errors.ts by its name: the visitor may try again in a moment. */
class SecretsUnavailable extends ConfigurationError {
  override name = "SecretsUnavailable";
}

/** Secrets Manager speaks JSON over one signed POST; its SDK client would double the bundles that need nothing else. */
async function readSecret(id: string): Promise<string> {
  const { region, endpoint = `https://secretsmanager.${region}.amazonaws.com`, ...credentials } = env.aws;
  const client = new AwsClient({ ...credentials, region, service: "secretsmanager", retries: 1 });
  const response = await client.fetch(endpoint, {
    method: "POST",
    headers: { "content-type": "application/x-amz-json-1.1", "x-amz-target": "secretsmanager.GetSecretValue" },
    body: JSON.stringify({ SecretId: id }),
    signal: AbortSignal.timeout(attemptTimeout),
  });
  if (!response.ok) throw new Error(`Secrets Manager answered ${response.status} for ${id}`);
  return Answer.parse(await response.json()).SecretString;
}

async function readAll(): Promise<void> {
  const values = Object.entries(env.secretIds).map(async ([name, ids]) => {
    env.setSecret(name, (await Promise.all(ids.map(readSecret))).join(","));
  });
  await Promise.all(values);
}

/**
 * Puts the function's secrets, which its configuration only names, where `env.ts` reads them: once per start and again
 * every quarter of an hour. Without names (on one machine) it does nothing.
 * @throws SecretsUnavailable when they can't be read and none were read before
 */
export async function loadSecrets(now = Date.now()): Promise<void> {
  if (loadedAt !== undefined && now - loadedAt < freshFor) return;
  try {
    await readAll();
    loadedAt = now;
  } catch (cause) {
    if (loadedAt !== undefined) return;
    throw new SecretsUnavailable(`can't read ${Object.keys(env.secretIds).join(", ")}`, { cause });
  }
}

/** A background handler that finds its secrets loaded. */
export const withSecrets =
  <Event, Context, Result>(handler: (event: Event, context: Context) => Promise<Result>) =>
  async (event: Event, context: Context): Promise<Result> => {
    await loadSecrets();
    return handler(event, context);
  };
