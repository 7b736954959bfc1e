import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { ArnFormat } from "aws-cdk-lib/core";
import type { StackContext } from "sst/constructs";
import { getStageSettings } from "./settings.ts";

/** A secret as other stacks know it: by name, because an exported ARN could never be taken back. */
export interface SecretName {
  name: string;
  /** ARN pattern for a permission: Secrets Manager appends six characters of its own to the name. */
  arn: string;
}

/** Letters and digits only: the values travel in headers and comma-separated lists. */
const random = { passwordLength: 48, excludePunctuation: true };

/** Every secret of a stage, made by the deployment: no person needs to know one. Functions get their names and read the
 * values at their start. The one of `keys` is JSON: functions derive their keys from `generated`, and what suppliers
 * gave stands beside it under the variable's name, put there by hand (docs/runbook.md). */
export function Secrets({ stack, app }: StackContext) {
  const { originSecret } = getStageSettings(app.stage);
  function newToken(id: string, description: string, generateSecretString: object = random): SecretName {
    const name = `${app.name}/${app.stage}/${id}`;
    new Secret(stack, id, { secretName: name, description, generateSecretString });
    const arn = stack.formatArn({
      service: "secretsmanager",
      resource: "secret",
      resourceName: `${name}-??????`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    return { name, arn };
  }
  // Apart from the keys, because CloudFront's configuration shows it. The newest is sent, two are accepted, three exist:
  // functions that still run while a deployment rotates read theirs.
  const origins = [originSecret, originSecret - 1, originSecret - 2]
    .filter((version) => version > 0)
    .map((version) => newToken(`origin-${version}`, "proves to the API that a request came through CloudFront"));
  const json = { ...random, secretStringTemplate: "{}", generateStringKey: "generated" };
  return {
    origin: origins.slice(0, 2),
    keys: newToken("keys", "address hashes, chat cookies, and the keys of suppliers, set by hand", json),
  };
}
