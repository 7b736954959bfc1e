import { readFileSync, rmSync } from "node:fs";
import { lintCompany } from "@site/company-lint/lint-company";
import { getPhysicalName } from "@site/core/store/table";
import { background } from "@site/functions/background";
import type { BindingName, Deployment } from "@site/functions/deployment";
import { officeRoutes } from "@site/functions/office-routes";
import { pageFunction, type Route, routes } from "@site/functions/routes";
import { maxAssets } from "@site/wordpress/pages/page-assets";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { StageSettings } from "../../stacks/settings.ts";
import { assertDeployable } from "../../stacks/stages.ts";
import { type Resource, readAssembly, shared } from "./assembly.ts";
import { synthesize } from "./synth.ts";

type Assembly = ReturnType<typeof readAssembly>;

const real = vi.hoisted(() => ({ company: "Miller Home", phone: "(315) 736-1234", email: "office@miller-home.com" }));

let production: Assembly;
let development: Assembly;
let preview: Assembly;

beforeAll(async () => {
  vi.doMock("@site/company/profile", async (original) => {
    const { profile } = await original<typeof import("@site/company/profile")>();
    return { profile: { ...profile, ...real } };
  });
  // The sample company is refused, as it should be: this one has nothing left to be told.
  vi.doMock("@site/company-lint/lint-company", () => ({ lintCompany: () => [] }));
  // A build for production would take the place of the one that tests beside this one are served from.
  vi.doMock("@site/web/built-site", async (original) => {
    const builtSite = await original<typeof import("@site/web/built-site")>();
    return { ...builtSite, buildWebIfNeeded: async () => {} };
  });
  const sms = { service: "twilio", accountSid: "AC1", from: "MG1" } as const;
  const settings: Partial<StageSettings> = {
    domain: "none",
    alarmMail: ["oncall@example.org"],
    sms,
    fileScannerUrl: "https://scanner.example.org",
  };
  production = readAssembly(await synthesize("production", { settings }));
  development = readAssembly(await synthesize("dev"));
  preview = readAssembly(await synthesize("pr-1"));
});

afterAll(() => {
  for (const { directory } of [production, development, preview]) rmSync(directory, { recursive: true });
});

const one = (assembly: Assembly, type: string) => Object.values(assembly.resources(type))[0];

test("a production stage refuses the sample profile and names its values, other stages take it", () => {
  expect(() => assertDeployable("production", lintCompany(true))).toThrow(
    /profile\.ts of the company: profile\.company/,
  );
  expect(() => assertDeployable("prod", [])).toThrow();
  expect(() => assertDeployable("test", [])).not.toThrow();
});

test("a production stage needs a domain, or a word that it has none, and somebody who hears of alarms", () => {
  const settings = { domain: "none", alarmMail: ["oncall@example.org"] } as const;
  const check = (more: Partial<StageSettings>) => () => assertDeployable("production", [], { ...settings, ...more });
  expect(check({})).not.toThrow(/domain|alarmMail/);
  expect(check({ alarmMail: [] })).toThrow(/alarmMail is empty/);
  expect(() => assertDeployable("production", [], { alarmMail: ["a@example.org"] })).toThrow(/domain is not set/);
});

test("alarms go to somebody beside the mailboxes whose failure they report", () => {
  const staffMail = ["office@example.org"];
  expect(() => assertDeployable("dev", [], { staffMail, alarmMail: staffMail })).toThrow(/alarmMail needs/);
  expect(() => assertDeployable("dev", [], { staffMail, alarmMail: [...staffMail, "ann@example.org"] })).not.toThrow();
});

test("a stage whose name would break the deployment half-way is refused before it starts, in plain words", () => {
  expect(() => assertDeployable("a".repeat(28), [])).toThrow(/28 characters, and 27 fit/);
  expect(() => assertDeployable("my_stage", [])).toThrow(/letters, digits and hyphens/);
  const longest = "a".repeat(27);
  expect(() => assertDeployable(longest, [])).not.toThrow();
  const names = [...Object.keys(routes), ...Object.keys(officeRoutes), ...Object.keys(background), "renderPage"];
  for (const name of names) expect(getPhysicalName(longest, name).length, name).toBeLessThanOrEqual(64);
  expect(names.some((name) => getPhysicalName(`${longest}a`, name).length > 64)).toBe(true);
});

/** Resources whose names CloudFormation does not make up itself. */
const nameProperties: Record<string, string> = {
  "AWS::Logs::LogGroup": "LogGroupName",
  "AWS::DynamoDB::Table": "TableName",
  "AWS::SQS::Queue": "QueueName",
  "AWS::SES::EmailIdentity": "EmailIdentity",
  "AWS::SES::ConfigurationSet": "Name",
  "AWS::SMSVOICE::ConfigurationSet": "ConfigurationSetName",
  "AWS::SecretsManager::Secret": "Name",
  "AWS::Backup::BackupVault": "BackupVaultName",
  "AWS::Lambda::Function": "FunctionName",
  "AWS::S3::Bucket": "BucketName",
  "AWS::IAM::Role": "RoleName",
  "AWS::IAM::ManagedPolicy": "ManagedPolicyName",
  "AWS::CloudWatch::Dashboard": "DashboardName",
  "AWS::CloudWatch::Alarm": "AlarmName",
  "AWS::SNS::Topic": "TopicName",
  "AWS::WAFv2::WebACL": "Name",
  "AWS::Budgets::Budget": "Budget.BudgetName",
  "AWS::Events::Rule": "Name",
  "AWS::CloudFront::Function": "Name",
  "AWS::CloudFront::CachePolicy": "CachePolicyConfig.Name",
  "AWS::CloudFront::OriginRequestPolicy": "OriginRequestPolicyConfig.Name",
  "AWS::CloudFront::ResponseHeadersPolicy": "ResponseHeadersPolicyConfig.Name",
  "AWS::CloudFront::OriginAccessControl": "OriginAccessControlConfig.Name",
};

const all = ({ stacks }: Assembly): Resource[] =>
  stacks.flatMap(({ template }) => Object.values<Resource>(template.Resources ?? {}));

/** The name that a template gives a resource; none where CloudFormation makes one up. */
function fixedName({ Type, Properties = {} }: Resource): string | undefined {
  const name = nameProperties[Type]
    ?.split(".")
    .reduce<unknown>((value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined), Properties);
  return name === undefined ? undefined : `${Type} ${JSON.stringify(name)}`;
}

test("nothing stays behind when a deployment rolls back: no resource is kept before it was once complete", () => {
  for (const assembly of [production, development, preview])
    for (const resource of all(assembly))
      expect(["Delete", "RetainExceptOnCreate", undefined], fixedName(resource)).toContain(resource.DeletionPolicy);
});

test("what outlives production's removal under a fixed name is what no one can make again, and other stages leave nothing", () => {
  const kept = (assembly: Assembly) =>
    all(assembly)
      .filter(({ DeletionPolicy }) => DeletionPolicy?.startsWith("Retain"))
      .flatMap((resource) => fixedName(resource)?.split(" ")[0] ?? []);
  expect(kept(production).sort()).toEqual([
    "AWS::Backup::BackupVault",
    "AWS::DynamoDB::Table",
    "AWS::SES::EmailIdentity",
    "AWS::SQS::Queue",
    "AWS::SQS::Queue",
  ]);
  for (const assembly of [development, preview])
    expect(all(assembly).filter(({ DeletionPolicy }) => DeletionPolicy?.startsWith("Retain"))).toEqual([]);
});

test("three stages of one account share no name, and none of them takes the mail identity of another", () => {
  const names = [production, development, preview].flatMap((assembly) => [
    ...new Set(all(assembly).flatMap((resource) => fixedName(resource) ?? [])),
  ]);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, position) => names.indexOf(name) !== position)).toEqual([]);
  expect(Object.keys(production.resources("AWS::SES::EmailIdentity"))).toHaveLength(1);
  for (const assembly of [development, preview]) expect(assembly.resources("AWS::SES::EmailIdentity")).toEqual({});
});

test("a stage without an entry is watched and guarded by nobody, at no price: no alarm, firewall, canary or dashboard", () => {
  for (const type of ["CloudWatch::Alarm", "CloudWatch::Dashboard", "WAFv2::WebACL", "Logs::MetricFilter"])
    expect(preview.resources(`AWS::${type}`), type).toEqual({});
  const rules = Object.keys(preview.resources("AWS::Events::Rule", "Background"));
  expect(rules.filter((id) => id.startsWith("sendCanary"))).toEqual([]);
  expect(Object.keys(production.resources("AWS::WAFv2::WebACL"))).toHaveLength(1);
  expect(Object.keys(production.resources("AWS::Events::Rule")).some((id) => id.startsWith("sendCanary"))).toBe(true);
});

/** Where a stage's mails go, as its functions are told. */
const mailTo = (assembly: Assembly): unknown[] =>
  all(assembly)
    .filter(({ Type, Properties }) => Type === "AWS::Lambda::Function" && Properties.Environment?.Variables.MAIL_FROM)
    .map(({ Properties }) => Properties.Environment.Variables.MAIL_TO);

test("only production mails real people; another stage's mails end in the mail service's own sink", () => {
  expect(mailTo(production)).toEqual(Array(7).fill(undefined));
  const sink = "success@simulator.amazonses.com";
  expect(mailTo(preview)).toEqual(Array(7).fill(sink));
});

const deployments: Record<string, Deployment> = { ...routes, ...officeRoutes, ...background };
const having = (binding: BindingName): string[] =>
  Object.keys(deployments).filter((name) => deployments[name]?.bindings?.includes(binding));
const smsSenders = having("sms");
/** They say when a text comes, and send none. */
const announcers = having("smsPromise");

/** The variables of a function, with those whose values are secrets. */
function listVariables(lambda: Resource | undefined): Record<string, object> {
  const { SECRET_IDS = "{}", ...variables } = lambda?.Properties.Environment?.Variables ?? {};
  return { ...JSON.parse(SECRET_IDS), ...variables };
}

/** What each function of a stage is told of texts; functions that know nothing are left out. */
function smsVariables(assembly: Assembly, stage: string): Record<string, object> {
  const named = (name: string) =>
    Object.values(assembly.resources("AWS::Lambda::Function")).find(
      ({ Properties }) => Properties.FunctionName === getPhysicalName(stage, name),
    );
  const known = Object.keys(deployments).map((name) => {
    const all = Object.entries(listVariables(named(name)));
    return [name, Object.fromEntries(all.filter(([variable]) => /^(TEXT|TWILIO)_/.test(variable)))] as const;
  });
  return Object.fromEntries(known.filter(([, variables]) => Object.keys(variables).length > 0));
}

const maySendSms = ({ stacks }: Assembly): boolean => JSON.stringify(stacks).includes("sms-voice");

test("texts by AWS: who sends knows number and set of reports, and what fails comes by the topic of what comes in", () => {
  const byAws = { TEXT_FROM: "phone-1", TEXT_CONFIGURATION_SET: "contractor-site-test" };
  expect(smsVariables(shared, "test")).toEqual({
    ...Object.fromEntries(smsSenders.map((name) => [name, byAws])),
    ...Object.fromEntries(announcers.map((name) => [name, { TEXT_FROM: "phone-1" }])),
  });
  const [set] = Object.values(shared.resources("AWS::SMSVOICE::ConfigurationSet"));
  const [[topic] = []] = Object.entries(shared.resources("AWS::SNS::Topic")).filter(([id]) => id.startsWith("Texts"));
  expect(set?.Properties).toMatchObject({
    ConfigurationSetName: "contractor-site-test",
    EventDestinations: [{ Enabled: true, SnsDestination: { TopicArn: { Ref: topic } } }],
  });
});

test("texts by Twilio: who sends knows sender, account and the key's secret, and nobody may text by AWS", () => {
  const senders = smsSenders.filter((name) => name !== "takeInTexts");
  const byTwilio = { TEXT_FROM: "MG1", TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: [expect.any(String)] };
  expect(smsVariables(production, "production")).toEqual({
    ...Object.fromEntries(senders.map((name) => [name, byTwilio])),
    ...Object.fromEntries(announcers.map((name) => [name, { TEXT_FROM: "MG1" }])),
  });
  expect(maySendSms(production)).toBe(false);
});

test("where nobody is texted no function knows of texts, and none may send any", () => {
  expect([smsVariables(preview, "pr-1"), maySendSms(preview)]).toEqual([{}, false]);
});

test("a supplier that stalls can't take the concurrency that forms need: the throttles bound what waits for it", () => {
  const [stage] = Object.values(preview.resources("AWS::ApiGatewayV2::Stage"));
  const cases: { key: string; route: Deployment }[] = [
    ...Object.values<Route>(routes).map((route) => ({
      key: `${route.endpoint.method} ${route.endpoint.path}`,
      route,
    })),
    { key: "$default", route: pageFunction },
  ];
  const waiting = cases
    .filter(({ route }) => route.bindings?.some((name) => name === "content" || name === "model"))
    .map(({ key, route: { timeout } }) => {
      const { ThrottlingRateLimit, ThrottlingBurstLimit } = stage?.Properties.RouteSettings[key] ?? {};
      return ThrottlingBurstLimit + ThrottlingRateLimit * timeout;
    });
  expect(waiting).toHaveLength(14);
  // Of the concurrency of 1,000 that an account has once its limit is raised.
  expect(waiting.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(850);
});

test("where the edge has none of a page's style sheets, all of them are let through at once", () => {
  const [stage] = Object.values(production.resources("AWS::ApiGatewayV2::Stage"));
  const { method, path } = routes.getRichStyle.endpoint;
  expect(stage?.Properties.RouteSettings[`${method} ${path}`].ThrottlingBurstLimit).toBeGreaterThan(maxAssets);
});

test("in production the table is kept, backed up weekly and can't be deleted by accident", () => {
  const table = one(production, "AWS::DynamoDB::Table");
  expect(table).toMatchObject({ DeletionPolicy: "RetainExceptOnCreate", UpdateReplacePolicy: "Retain" });
  expect(table?.Properties.DeletionProtectionEnabled).toBe(true);
  const [rule] = one(production, "AWS::Backup::BackupPlan")?.Properties.BackupPlan.BackupPlanRule ?? [];
  expect(rule.Lifecycle.DeleteAfterDays).toBe(35);
  expect(rule.ScheduleExpression).toMatch(/SUN/);
  expect(one(production, "AWS::Backup::BackupVault")?.DeletionPolicy).toBe("RetainExceptOnCreate");
});

test("other stages clean up after themselves: table, pages, files and logs go with the stage", () => {
  const table = one(development, "AWS::DynamoDB::Table");
  expect(table?.DeletionPolicy).toBe("Delete");
  expect(table?.Properties.DeletionProtectionEnabled).toBe(false);
  expect(development.resources("AWS::Backup::BackupPlan")).toEqual({});
  expect(one(development, "AWS::S3::Bucket")?.DeletionPolicy).toBe("Delete");
  expect(Object.keys(development.resources("Custom::S3AutoDeleteObjects"))).toHaveLength(3);
  for (const group of Object.values(development.resources("AWS::Logs::LogGroup")).filter(({ Properties }) =>
    JSON.stringify(Properties.LogGroupName).includes("/aws/lambda/"),
  ))
    expect(group.DeletionPolicy).toBe("Delete");
});

test("a stage without an entry needs no supplier: no domain, model, webhook or reserved concurrency", () => {
  for (const { Properties } of Object.values(production.resources("AWS::Lambda::Function")))
    expect(Properties.ReservedConcurrentExecutions).toBeUndefined();
  expect(one(development, "AWS::CloudFront::Distribution")?.Properties.DistributionConfig.Aliases).toEqual([]);
  for (const { Properties } of Object.values(development.resources("AWS::Lambda::Function"))) {
    expect(Properties.ReservedConcurrentExecutions).toBeUndefined();
    expect(Object.keys(Properties.Environment?.Variables ?? {})).not.toContain("WEBHOOK_URL");
  }
});

/** Those that Lambda sets, and those that mean something on one machine only. */
const setByNoStage =
  /^(?:AWS_\w+|DYNAMODB_ENDPOINT|(?:FALLBACK|OUTBOX|FILES)_DIR|RATE_LIMIT|ORIGIN_GUARD|(?:TWILIO|GOOGLE_PLACES)_ORIGIN|BEDROCK_URL|CHAT_MODEL(?:_URL|_KEY)?)$/;

test("every setting that the product reads can be set by a stage", () => {
  const read = readFileSync("packages/core/src/settings.ts", "utf8").match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? [];
  const told = [shared, production, preview].flatMap((assembly) =>
    Object.values(assembly.resources("AWS::Lambda::Function")).flatMap((lambda) => Object.keys(listVariables(lambda))),
  );
  const missing = new Set(read).difference(new Set(["SECRET_IDS", ...told]));
  expect([...missing].filter((name) => !setByNoStage.test(name))).toEqual([]);
});
