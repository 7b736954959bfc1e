import { randomBytes } from "node:crypto";
import { json, refusal, type Service } from "../aws.ts";
import type { Deployment } from "../template.ts";
import { account, region, toObject, toText } from "../value.ts";
import { twilioAccount } from "./twilio.ts";

/** What a person adds to the stage's keys after the first deployment (docs/runbook.md). */
const setByHand = {
  WEBHOOK_SECRET: "told to the CRM",
  WORDPRESS_SECRET: "told to WordPress",
  GOOGLE_PLACES_API_KEY: "got from Google",
  TWILIO_AUTH_TOKEN: twilioAccount.token,
} as const;

/** Values that CloudFormation makes up for the templates' secrets, or takes from them. */
export function createSecrets(find: () => Deployment) {
  const values = new Map<string, string>();

  const getResource = (id: string) =>
    find()
      .resources("AWS::SecretsManager::Secret")
      .find(({ ref, properties }) => id === ref || id === properties.Name);

  function make(id: string): string | undefined {
    const secret = getResource(id);
    const { SecretString, GenerateSecretString } = secret?.properties ?? {};
    if (SecretString !== undefined) return toText(SecretString);
    if (GenerateSecretString === undefined) return undefined;
    const { PasswordLength, SecretStringTemplate, GenerateStringKey } = toObject(GenerateSecretString);
    const length = Number(PasswordLength ?? 32);
    const password = randomBytes(length).toString("hex").slice(0, length);
    if (!GenerateStringKey) return password;
    const generated = { ...JSON.parse(toText(SecretStringTemplate)), [toText(GenerateStringKey)]: password };
    return JSON.stringify({ ...generated, ...setByHand });
  }

  /** @param id name or ARN. @returns undefined when no template makes it or gives it a value */
  function value(id: string): string | undefined {
    const name = toText(getResource(id)?.properties.Name) || id;
    const known = values.get(name) ?? make(id);
    if (known !== undefined) values.set(name, known);
    return known;
  }

  const service: Service = {
    needs({ operation, input }) {
      const id = String(input.SecretId);
      const arn = getResource(id)?.ref ?? `arn:aws:secretsmanager:${region}:${account}:secret:${id}`;
      return [{ action: `secretsmanager:${operation}`, resource: arn }];
    },
    answer({ operation, input }) {
      const id = String(input.SecretId);
      const found = operation === "GetSecretValue" ? value(id) : undefined;
      if (found === undefined)
        return refusal("ResourceNotFoundException", "Secrets Manager can't find the specified secret.");
      return json({ Name: id, SecretString: found, VersionId: "1", VersionStages: ["AWSCURRENT"] });
    },
  };
  return { value, service };
}
