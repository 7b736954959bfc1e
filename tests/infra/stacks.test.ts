import { globSync } from "node:fs";
import { join } from "node:path";
import { type Route, routes } from "@site/functions/routes";
import { Match } from "aws-cdk-lib/assertions";
import { AssetManifest } from "cdk-assets";
import { beforeAll, expect, test } from "vitest";
import { type Synthesized, synthesize } from "./synth.ts";

let synthesized: Synthesized;

beforeAll(async () => {
  synthesized = await synthesize("test");
});

const resources = (stack: string, type: string) => Object.values(synthesized.template(stack).findResources(type));

const usesTable = ({ tableActions, indexes = [] }: Route): boolean => tableActions.length + indexes.length > 0;

/** The functions of this project: those with a handler of ours, not SST's own custom resources. */
const functions = () =>
  resources("Api", "AWS::Lambda::Function").filter(({ Properties }) =>
    String(Properties.Handler).startsWith("packages/"),
  );

test("the API has exactly the routes of the contracts, one function each", () => {
  const keys = resources("Api", "AWS::ApiGatewayV2::Route").map(({ Properties }) => Properties.RouteKey);
  const contracts = Object.values(routes).map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  expect(keys.sort()).toEqual(contracts.sort());
  expect(functions()).toHaveLength(contracts.length);
});

test("every function runs Node 24 on arm64, under the API's 30 s, without tracing", () => {
  for (const { Properties } of functions()) {
    expect(Properties).toMatchObject({ Runtime: "nodejs24.x", Architectures: ["arm64"], MemorySize: 512 });
    expect(Properties.Timeout).toBeLessThan(29);
    expect(Properties.TracingConfig).toBeUndefined();
  }
});

test("a function may do to the table what its use-case does, and nothing anywhere else", () => {
  const policies = resources("Api", "AWS::IAM::Policy").filter(
    ({ Properties }) => !String(Properties.PolicyName).startsWith("LogRetention"),
  );
  const granted = policies.flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
  expect(granted).toHaveLength(Object.values<Route>(routes).filter(usesTable).length);
  for (const statement of granted) {
    const resource = JSON.stringify(statement.Resource);
    expect(resource).toContain("RecordsTable");
    const actions = [statement.Action].flat();
    const allowed = /index.gsi[12]/.test(resource)
      ? /^dynamodb:Query$/
      : /^dynamodb:(PutItem|GetItem|UpdateItem|Query)$/;
    expect(actions.filter((action) => !allowed.test(action))).toEqual([]);
  }
});

test("only functions that use the table know the table's name", () => {
  const knowing = functions().filter(({ Properties }) => Properties.Environment?.Variables?.TABLE_NAME);
  expect(knowing).toHaveLength(Object.values<Route>(routes).filter(usesTable).length);
});

test("the table is on demand, restorable and forgets expired records", () => {
  synthesized.template("Data").hasResourceProperties("AWS::DynamoDB::Table", {
    BillingMode: "PAY_PER_REQUEST",
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
    KeySchema: [
      { AttributeName: "pk", KeyType: "HASH" },
      { AttributeName: "sk", KeyType: "RANGE" },
    ],
    GlobalSecondaryIndexes: Match.arrayWith([
      Match.objectLike({ IndexName: "gsi1" }),
      Match.objectLike({ IndexName: "gsi2" }),
    ]),
  });
});

test("errors of the API reach the browser: CloudFront rewrites no answer and passes every method", () => {
  const [distribution] = resources("Web", "AWS::CloudFront::Distribution");
  const config = distribution?.Properties.DistributionConfig;
  expect(config.CustomErrorResponses).toBeUndefined();
  const api = config.CacheBehaviors.find(({ PathPattern }: { PathPattern: string }) => PathPattern === "/api/*");
  expect(api.AllowedMethods).toEqual(expect.arrayContaining(["GET", "POST", "OPTIONS"]));
});

test("nothing was looked up in an account while synthesizing", () => {
  expect(synthesized.assembly.manifest.missing).toBeUndefined();
});

test("one aws-cdk-lib is installed and cdk-assets reads every asset manifest", () => {
  expect(
    globSync(["node_modules/aws-cdk-lib/package.json", "node_modules/**/node_modules/aws-cdk-lib/package.json"]),
  ).toHaveLength(1);
  const manifests = globSync(join(synthesized.assembly.directory, "*.assets.json"));
  expect(manifests).toHaveLength(synthesized.assembly.stacks.length);
  for (const file of manifests) expect(AssetManifest.fromFile(file).entries.length).toBeGreaterThan(0);
});
