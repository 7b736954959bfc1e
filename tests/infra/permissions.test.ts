import { auditEntries } from "@site/core/audit/audit-entity";
import { createStore } from "@site/core/store/create-store";
import { background } from "@site/functions/background";
import type { Deployment } from "@site/functions/deployment";
import { officeRoutes } from "@site/functions/office-routes";
import { pageFunction, routes } from "@site/functions/routes";
import { expect, test } from "vitest";
import { functions, shared } from "./assembly.ts";
import { getPermissions, permissionTable } from "./permissions.ts";

const deployments: Record<string, Deployment> = { ...routes, ...officeRoutes, ...background, renderPage: pageFunction };
const names = Object.keys(functions);

const actionsOn = (name: string, resource: RegExp): string[] =>
  getPermissions(name)
    .filter(({ resources }) => resources.some((each) => resource.test(each)))
    .flatMap(({ actions }) => actions);

test("the table of permissions in docs is the one that is deployed", async () => {
  await expect(permissionTable()).toMatchFileSnapshot("../../docs/permissions.md");
});

test("no two functions share a role, and no role uses a managed policy", () => {
  const roles = names.map((name) => functions[name]?.Properties.Role["Fn::GetAtt"][0]);
  expect(new Set(roles).size).toBe(names.length);
  for (const role of roles) {
    const [, resource] = Object.entries(shared.resources("AWS::IAM::Role")).find(([id]) => id === role) ?? [];
    expect(resource?.Properties.ManagedPolicyArns).toBeUndefined();
  }
});

test.each(names)("%s may do to the table what its use-case does, and to its indexes", (name) => {
  const { tableActions = [], indexes = [] }: Partial<Deployment> = deployments[name] ?? {};
  const expected = (actions: readonly string[]) => actions.map((action) => `dynamodb:${action}`).sort();
  expect(actionsOn(name, /^table$/).sort()).toEqual(expected(tableActions));
  for (const index of ["gsi1", "gsi2", "pending", "inbox", "changes"] as const)
    expect(actionsOn(name, new RegExp(`^index ${index}$`)), index).toEqual(
      indexes.includes(index) ? ["dynamodb:Query"] : [],
    );
});

test.each(names)("%s writes its own log and reads the secrets that it names", (name) => {
  expect(actionsOn(name, /^own log$/)).toEqual(["logs:CreateLogStream", "logs:PutLogEvents"]);
  const ids: string[] = Object.values<string[]>(
    JSON.parse(functions[name]?.Properties.Environment.Variables.SECRET_IDS ?? "{}"),
  ).flat();
  const readable = getPermissions(name)
    .flatMap(({ resources }) => resources)
    .filter((resource) => resource.startsWith("secret "));
  expect(readable.sort()).toEqual([...new Set(ids)].map((id) => `secret ${id.split("/").at(-1)}`).sort());
});

test("only what sends mail may send mail, only the model's route may call the model, only the drawing may scan, three routes and the index may delete", () => {
  const having = (action: RegExp) =>
    names
      .filter((name) => getPermissions(name).some(({ actions }) => actions.some((each) => action.test(each))))
      .sort();
  expect(having(/^ses:/)).toEqual([
    "changeRecord",
    "changeRequest",
    "notifyRecords",
    "receiveText",
    "requestSignInCode",
    "sendDigests",
    "sweepPending",
    "takeInTexts",
  ]);
  expect(having(/^sms-voice:/)).toEqual([
    "changeRecord",
    "changeRequest",
    "notifyRecords",
    "receiveText",
    "sweepPending",
    "takeInTexts",
  ]);
  expect(having(/^bedrock:/)).toEqual(["sendChatMessage"]);
  expect(having(/:Scan$/)).toEqual(["drawGiveaway"]);
  expect(having(/dynamodb:Delete/)).toEqual(["deletePerson", "indexRecords", "removeMember", "saveWinnersRequest"]);
  expect(having(/dynamodb:(BatchWrite|Transact)|:\*/)).toEqual([]);
  expect(having(/^cloudfront:/)).toEqual(["contentChanged"]);
});

test("who may only read writes nothing but the note of it; who may change, any row", () => {
  const policies = Object.values(shared.resources("AWS::IAM::ManagedPolicy"));
  const statements = (named: string): { Action: string | string[]; Condition?: object }[] =>
    policies.find(({ Properties }) => Properties.Description.startsWith(named))?.Properties.PolicyDocument.Statement;
  const puts = (named: string) =>
    statements(named).filter(({ Action }) => [Action].flat().includes("dynamodb:PutItem"));
  const partitions = (
    auditEntries(createStore({ table: "t" }))
      .put({ by: "a", command: "b" })
      .params() as { Item: { pk: string } }
  ).Item.pk;
  expect(partitions).toMatch(/^\$site#month_\d{4}-\d\d$/);
  expect(puts("Lists")).toMatchObject([
    { Condition: { "ForAllValues:StringLike": { "dynamodb:LeadingKeys": ["$site#month_*"] } } },
  ]);
  expect(puts("Changes").map(({ Condition }) => Condition)).toEqual([undefined]);
});

test("only functions that use the table know its name", () => {
  for (const name of names) {
    const { tableActions = [], indexes = [] }: Partial<Deployment> = deployments[name] ?? {};
    const knows = "TABLE_NAME" in (functions[name]?.Properties.Environment.Variables ?? {});
    expect(knows, name).toBe(tableActions.length + indexes.length > 0);
  }
});
