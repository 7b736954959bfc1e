import type { Deployment, Resource } from "../template.ts";
import { parseList, toObject, toText, type Value } from "../value.ts";

/** A statement of an identity's policy. */
export interface Statement {
  effect: "Allow" | "Deny";
  actions: string[];
  resources: string[];
}

/** IAM's wildcards: `*` is any text, also with slashes and colons, `?` one character. */
function matches(pattern: string, text: string): boolean {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${source}$`, "s").test(text);
}

/**
 * Reads a policy document.
 * @throws Error for what isn't decided here (conditions, NotAction, policy variables): nothing is allowed by oversight
 */
function listStatements(document: Value | undefined): Statement[] {
  return parseList(toObject(document).Statement).map((each) => {
    const { Effect, Action, Resource: on, Sid: _, ...more } = toObject(each);
    const unknown = Object.keys(more);
    const resources = parseList(on).map(toText);
    if (unknown.length > 0)
      throw new Error(`a statement of an identity has ${unknown.join(", ")}: ${JSON.stringify(each)}`);
    if (resources.some((resource) => resource.includes("${"))) throw new Error(`policy variables in ${resources}`);
    if (Effect !== "Allow" && Effect !== "Deny") throw new Error(`a statement's effect is ${toText(Effect)}`);
    return { effect: Effect, actions: parseList(Action).map(toText), resources };
  });
}

/** Whether an identity may do something: an Allow is needed, a Deny ends it. Actions are compared without case. */
export function isAllowed(statements: readonly Statement[], action: string, resource: string): boolean {
  const applies = ({ actions, resources }: Statement) =>
    actions.some((pattern) => matches(pattern.toLowerCase(), action.toLowerCase())) &&
    resources.some((pattern) => matches(pattern, resource));
  const found = statements.filter(applies);
  return found.length > 0 && found.every(({ effect }) => effect === "Allow");
}

const basicExecution: Statement = {
  effect: "Allow",
  actions: ["logs:CreateLogGroup", "logs:CreateLogStream", "logs:PutLogEvents"],
  resources: ["*"],
};

/** Everything that a role's own and attached policies say. */
export function roleStatements(deployment: Deployment, role: Resource): Statement[] {
  const managed = parseList(role.properties.ManagedPolicyArns).map((arn) => {
    if (toText(arn).endsWith("/AWSLambdaBasicExecutionRole")) return basicExecution;
    throw new Error(`the rehearsal doesn't know the policy ${toText(arn)} of ${role.id}`);
  });
  const inline = parseList(role.properties.Policies).map((policy) => toObject(policy).PolicyDocument);
  const attached = deployment
    .resources("AWS::IAM::Policy")
    .filter(({ properties }) => parseList(properties.Roles).includes(role.ref))
    .map(({ properties }) => properties.PolicyDocument);
  return [...managed, ...[...inline, ...attached].flatMap(listStatements)];
}
