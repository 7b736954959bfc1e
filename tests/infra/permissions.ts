import { functions, type Resource, shared } from "./assembly.ts";

export interface Permission {
  actions: string[];
  /** What may be acted upon, in words: "table", "secret origin-*", ... */
  resources: string[];
}

interface Statement {
  Action: string | string[];
  Resource: unknown;
}

/** A resource of a policy as an operator calls it; ARNs of a template are nested intrinsics. */
function getName(resource: unknown): string {
  const text = JSON.stringify(resource);
  const secret = /secret:contractor-site\/test\/([\w-]+?)-\?{6}/.exec(text)?.[1];
  const model = /bedrock:[^"]*?"?[^"]*?(foundation-model|inference-profile|guardrail)\/[^"]+/.exec(text)?.[0];
  const known = [
    [/index\/(gsi\d|pending|inbox|changes)/, "index $1"],
    [/StreamArn/, "table stream"],
    [/Files[0-9A-F]{8}.*\/(incoming|kept)\//, "files $1/"],
    [/Files[0-9A-F]{8}/, "files"],
    [/RecordsTable/, "table"],
    [/Parking/, "queue Parking"],
    [/UndeliveredNotices/, "queue UndeliveredNotices"],
    [/FailedRuns/, "queue FailedRuns"],
    [/:distribution\//, "the site's distribution"],
    [/sms-voice.*configuration-set/, "text configuration set"],
    [/sms-voice/, "text number"],
    [/ConfigurationSet|configuration-set/, "mail configuration set"],
    [/identity/, "mail identity"],
    [/Log[0-9A-F]{8}/, "own log"],
  ] as const;
  if (secret) return `secret ${secret}`;
  if (model) return model.replace(/^bedrock:.*?(foundation|inference|guardrail)/, "$1").replace(/"$/, "");
  for (const [pattern, name] of known) {
    const found = pattern.exec(text);
    if (found) return name.replace("$1", found[1] ?? "");
  }
  return text === '"*"' ? "*" : text;
}

const getRoles = ({ Properties }: Resource): string => Properties.Role["Fn::GetAtt"][0];

/** Everything that a function's role allows. */
export function getPermissions(name: string): Permission[] {
  const resource = functions[name];
  if (!resource) throw new Error(`no function ${name}`);
  const role = getRoles(resource);
  const policies = Object.values(shared.resources("AWS::IAM::Policy")).filter(({ Properties }) =>
    // A policy of another stack names the role as that stack's export.
    Properties.Roles.some((each: object) => JSON.stringify(each).includes(role)),
  );
  const statements: Statement[] = policies.flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
  return statements.map(({ Action, Resource }) => ({
    actions: [Action].flat().sort(),
    resources: [...new Set([Resource].flat().map(getName))].sort(),
  }));
}

/** The table of docs/permissions.md: function, actions, resources. */
export function permissionTable(): string {
  const rows = Object.keys(functions)
    .sort()
    .flatMap((name) =>
      getPermissions(name).map(
        ({ actions, resources }) => `| ${name} | ${actions.join(", ")} | ${resources.join(", ")} |`,
      ),
    );
  return [
    "# Permissions",
    "",
    "What each function's own role allows, from the synthesized templates with everything configured that can be. The",
    "infrastructure tests fail while this table differs; `npx vitest run --project infra -u` writes it again.",
    "",
    "| Function | Actions | On |",
    "| --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}
