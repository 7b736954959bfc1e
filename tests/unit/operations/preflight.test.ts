import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { stages } from "../../../stacks/settings.ts";
import { readAccount } from "../../../tools/preflight/read-account.ts";
import { runNode } from "../../support/run-node.ts";
import { type Cloud, readyCloud, startStubCloud } from "../../support/servers/stub-cloud.ts";

let stub: Awaited<ReturnType<typeof startStubCloud>>;

const credentials = { accessKeyId: "x", secretAccessKey: "y" };

const certificateArn = "arn:aws:acm:us-east-1:123456789012:certificate/11111111";

beforeAll(async () => {
  stub = await startStubCloud();
  stages.shop = {
    domain: { name: "www.example.org", certificateArn, hostedZone: { id: "Z1", name: "example.org" } },
    mailFrom: "office@example.org",
    mailIdentity: "create",
    caps: {
      pages: { perSecond: 5 },
      chat: { reservedConcurrency: 20, perSecond: 5 },
      content: { perSecond: 5 },
      assets: { perSecond: 5 },
      forms: { perSecond: 5 },
      traffic: { perSecond: 5 },
    },
    chatModel: { id: "us.amazon.nova-lite-v1:0", region: "us-east-1", dailyTokens: 1_000_000 },
    sms: { service: "aws", from: "phone-1" },
  };
});

afterAll(() => {
  delete stages.shop;
  stub.close();
});

const smsNumber = {
  ...{ PhoneNumberId: "phone-1", Status: "ACTIVE", TwoWayEnabled: true, SelfManagedOptOutsEnabled: true },
};

/** An account that the stage `shop` can be deployed to. */
const forShop: Partial<Cloud> = {
  certificates: { [certificateArn]: { status: "ISSUED", names: ["example.org", "*.example.org"] } },
  zones: { Z1: { name: "example.org", records: [] } },
  models: { "amazon.nova-lite-v1:0": "" },
  texts: { tier: "PRODUCTION", numbers: [smsNumber] },
};

beforeEach(() => void Object.assign(stub.cloud, structuredClone({ ...readyCloud, ...forShop })));

async function findingsFor(stage: string, change: Partial<Cloud> = {}) {
  Object.assign(stub.cloud, change);
  return readAccount(stage, { region: "us-east-1", maxAttempts: 1, endpoint: stub.endpoint, credentials });
}

test("an account that can take the stage is ready in every point", async () => {
  const findings = await findingsFor("shop");
  expect(findings.filter(({ verdict }) => verdict !== "ready")).toEqual([]);
  expect(findings.length).toBeGreaterThan(12);
});

interface Trouble {
  change: Partial<Cloud>;
  subject: string;
  verdict: string;
  found?: RegExp;
  next: RegExp;
}

const deployed = (id: string, resources: Record<string, string>, status = "CREATE_COMPLETE") => ({
  stacks: { ...readyCloud.stacks, [`shop-contractor-site-${id}`]: { status, resources } },
});

const troubles: Record<string, Trouble> = {
  "a new account reserves nothing": {
    change: { concurrency: { limit: 10, unreserved: 10 } },
    subject: "Lambda concurrency",
    verdict: "will fail",
    found: /10 copies at once.*this stage reserves 80/,
    next: /--quota-code L-B99A9384 --desired-value 1000/,
  },
  "the sandbox texts nobody": {
    change: { texts: { tier: "SANDBOX", numbers: [smsNumber] } },
    subject: "text messages",
    verdict: "ask AWS for",
    found: /sandbox/,
    next: /Send text messages/,
  },
  "the number waits, and its answers go nowhere": {
    change: {
      texts: {
        tier: "PRODUCTION",
        numbers: [{ ...smsNumber, Status: "PENDING", TwoWayEnabled: false, SelfManagedOptOutsEnabled: false }],
      },
    },
    subject: "text messages",
    verdict: "ask AWS for",
    found: /is pending, answers to the number go nowhere, AWS answers STOP/,
    next: /Send text messages/,
  },
  "the number is another account's": {
    change: { texts: { tier: "PRODUCTION", numbers: [] } },
    subject: "text messages",
    verdict: "ask AWS for",
    found: /no number or pool phone-1/,
    next: /Send text messages/,
  },
  "the sandbox mails nobody": {
    change: { mail: { isProduction: false, isSending: true, perDay: 200 } },
    subject: "SES sandbox and quota",
    verdict: "ask AWS for",
    found: /sandbox.*200 emails a day/,
    next: /put-account-details --production-access-enabled/,
  },
  "sending is paused": {
    change: { mail: { isProduction: true, isSending: false, perDay: 200 } },
    subject: "SES sandbox and quota",
    verdict: "ask AWS for",
    next: /answer the case/,
  },
  "another stage has made the sender": {
    change: { identities: { "example.org": true } },
    subject: "SES identity",
    verdict: "will fail",
    next: /mailIdentity: "existing"/,
  },
  "the own sender waits for its DNS records": {
    change: { identities: { "example.org": false }, ...deployed("Email", { "example.org": "CREATE_COMPLETE" }) },
    subject: "SES identity",
    verdict: "ask AWS for",
    next: /token1\._domainkey\.example\.org CNAME token1\.dkim\.amazonses\.com/,
  },
  "an account without a distribution may be unverified": {
    change: { distributions: [] },
    subject: "CloudFront",
    verdict: "ask AWS for",
    next: /Your account must be verified/,
  },
  "another distribution holds the name": {
    change: { distributions: [{ id: "E9", aliases: ["www.example.org"] }] },
    subject: "CloudFront",
    verdict: "will fail",
    next: /from E9/,
  },
  "the certificate waits": {
    change: { certificates: { [certificateArn]: { status: "PENDING_VALIDATION", names: ["www.example.org"] } } },
    subject: "certificate",
    verdict: "will fail",
    found: /PENDING_VALIDATION/,
    next: /describe-certificate --region us-east-1/,
  },
  "the certificate is for the bare name only": {
    change: { certificates: { [certificateArn]: { status: "ISSUED", names: ["example.org"] } } },
    subject: "certificate",
    verdict: "will fail",
    found: /does not cover www\.example\.org/,
    next: /request-certificate --region us-east-1/,
  },
  "the certificate is another account's": {
    change: { certificates: {} },
    subject: "certificate",
    verdict: "will fail",
    next: /request-certificate/,
  },
  "the zone is another domain's": {
    change: { zones: { Z1: { name: "example.net", records: [] } } },
    subject: "hosted zone",
    verdict: "will fail",
    next: /correct hostedZone/,
  },
  "the old site's record is there": {
    change: { zones: { Z1: { name: "example.org", records: ["www.example.org"] } } },
    subject: "hosted zone",
    verdict: "will fail",
    next: /delete it in zone Z1/,
  },
  "a rolled-back deployment left log groups": {
    change: {
      logGroups: ["/aws/lambda/contractor-site-shop-submitQuote", "/aws/lambda/contractor-site-shop-2-submitQuote"],
    },
    subject: "log groups left over",
    verdict: "will fail",
    next: /^aws logs delete-log-group --log-group-name \/aws\/lambda\/contractor-site-shop-submitQuote$/,
  },
  "the table is left": {
    change: { tables: ["contractor-site-shop-records"] },
    subject: "table left over",
    verdict: "will fail",
    next: /delete-table --table-name contractor-site-shop-records/,
  },
  "a queue is left": {
    change: { queues: ["contractor-site-shop-Parking", "contractor-site-shop-2-Parking"] },
    subject: "queues left over",
    verdict: "will fail",
    next: /delete-queue --queue-url \S+contractor-site-shop-Parking$/,
  },
  "a secret waits for its deletion": {
    change: { secrets: ["contractor-site/shop/chat-cookie"] },
    subject: "secrets left over",
    verdict: "will fail",
    next: /--force-delete-without-recovery --secret-id contractor-site\/shop\/chat-cookie/,
  },
  "a stack is stuck": {
    change: deployed("Web", {}, "UPDATE_ROLLBACK_FAILED"),
    subject: "stacks of the stage",
    verdict: "will fail",
    next: /continue-update-rollback --stack-name shop-contractor-site-Web/,
  },
  "somebody deploys at this moment": {
    change: deployed("Web", {}, "UPDATE_IN_PROGRESS"),
    subject: "stacks of the stage",
    verdict: "will fail",
    next: /another deployment is under way/,
  },
  "the bootstrap bucket was deleted": {
    change: { buckets: ["sst-state"] },
    subject: "bootstrap stack CDKToolkit",
    verdict: "will fail",
    found: /cdk-assets was deleted by hand/,
    next: /sst bootstrap/,
  },
  "nobody has asked for the assistant's model": {
    change: { models: { "amazon.nova-lite-v1:0": "access" } },
    subject: "chat model",
    verdict: "ask AWS for",
    found: /no access/,
    next: /access to us\.amazon\.nova-lite-v1:0 in the Bedrock console of us-east-1/,
  },
  "the model's agreement is not accepted": {
    change: { models: { "amazon.nova-lite-v1:0": "agreement" } },
    subject: "chat model",
    verdict: "ask AWS for",
    found: /agreement/,
    next: /Bedrock console/,
  },
  "the model is not in its region": {
    change: { models: { "amazon.nova-lite-v1:0": "region" } },
    subject: "chat model",
    verdict: "ask AWS for",
    found: /us-east-1 does not have it/,
    next: /Bedrock console/,
  },
  "the model's name is wrong": {
    change: { models: {} },
    subject: "chat model",
    verdict: "ask AWS for",
    found: /does not know us\.amazon\.nova-lite-v1:0/,
    next: /correct chatModel in stacks\/settings\.ts/,
  },
  "the bootstrap parameter was deleted": {
    change: { parameters: {} },
    subject: "bootstrap version",
    verdict: "will fail",
    next: /npx cdk bootstrap/,
  },
};

test.each(Object.entries(troubles))(
  "%s: told, with the next step",
  async (_, { change, subject, verdict, found, next }) => {
    const findings = await findingsFor("shop", change);
    const finding = findings.find((each) => each.subject === subject);
    expect(finding).toMatchObject({ verdict });
    expect(finding?.next).toMatch(next);
    if (found) expect(finding?.found).toMatch(found);
    // One fault is one finding.
    expect(findings.filter((each) => each.verdict !== "ready")).toEqual([finding]);
  },
);

test("a stage without a model is ready, and told where the steps to one stand", async () => {
  const findings = await findingsFor("dev");
  expect(findings.find(({ subject }) => subject === "chat model")).toMatchObject({
    verdict: "ready",
    found: expect.stringContaining("receptionist"),
    next: expect.stringContaining("docs/runbook.md"),
  });
});

test("a name that is added to a stage that is there is looked up, and one that the stage holds is its own", async () => {
  const zones = { Z1: { name: "example.org", records: ["www.example.org"] } };
  const findZone = async (held: Record<string, string>) =>
    (await findingsFor("shop", { zones, ...deployed("Web", held) })).find(({ subject }) => subject === "hosted zone");
  expect(await findZone({ E1: "CREATE_COMPLETE" })).toMatchObject({ verdict: "will fail" });
  expect(await findZone({ "www.example.org": "CREATE_COMPLETE" })).toMatchObject({ verdict: "ready" });
});

test("a log group of the office that is left over is found", async () => {
  const findings = await findingsFor("shop", { logGroups: ["/aws/lambda/contractor-site-shop-getOffice"] });
  expect(findings.find(({ subject }) => subject === "log groups left over")).toMatchObject({ verdict: "will fail" });
});

test("production's parked records are not given away for a queue in the way", async () => {
  const queues = ["contractor-site-production-Notifier", "contractor-site-production-Parking"];
  const findings = await findingsFor("production", { queues });
  const left = findings.find(({ subject }) => subject === "queues left over");
  expect(left?.next).toMatch(/^its records are real.*contractor-site-production-Parking/);
  const parkedTooLong = await findingsFor("production", { queues: ["contractor-site-production-ParkedTooLong"] });
  expect(parkedTooLong.find(({ subject }) => subject === "queues left over")?.next).toMatch(/^its records are real/);
});

test("what the stage's own stacks hold is not left over, what they left is", async () => {
  const group = "/aws/lambda/contractor-site-shop-submitQuote";
  const held = await findingsFor("shop", { logGroups: [group], ...deployed("Api", { [group]: "CREATE_COMPLETE" }) });
  expect(held.find(({ subject }) => subject === "log groups left over")?.verdict).toBe("ready");
  const left = await findingsFor("shop", { logGroups: [group], ...deployed("Api", { [group]: "DELETE_SKIPPED" }) });
  expect(left.find(({ subject }) => subject === "log groups left over")?.verdict).toBe("will fail");
});

test("production's table is never told to be deleted", async () => {
  const findings = await findingsFor("production", { tables: ["contractor-site-production-records"] });
  const finding = findings.find(({ subject }) => subject === "table left over");
  expect(finding?.verdict).toBe("will fail");
  expect(finding?.next).not.toMatch(/delete-table/);
});

test("a permission that is missing is told and stops nothing", async () => {
  const every = [
    "lambda",
    "ses",
    "cloudfront",
    "acm",
    "route53",
    "logs",
    "dynamodb",
    "sqs",
    "secretsmanager",
    "s3",
    "ssm",
    "bedrock",
  ];
  for (const service of every) {
    const findings = await findingsFor("shop", { denied: [service] });
    const unread = findings.filter(({ verdict }) => verdict !== "ready");
    expect(unread.map(({ verdict }) => verdict)).toContain("not read");
    expect(unread.map(({ verdict }) => verdict)).not.toContain("will fail");
    for (const { found, next } of unread) {
      expect(found).toMatch(/no permission for \w+:\w+/);
      expect(next).toMatch(/^allow /);
    }
  }
  // Nothing is called left over while the stacks can't be seen.
  const blind = await findingsFor("shop", { denied: ["cloudformation"], tables: ["contractor-site-shop-records"] });
  expect(blind.map(({ verdict }) => verdict)).not.toContain("will fail");
});

function command(...args: string[]) {
  const keys = { AWS_ACCESS_KEY_ID: "x", AWS_SECRET_ACCESS_KEY: "y" };
  const env = { ...process.env, ...keys, AWS_ENDPOINT_URL: stub.endpoint, HOME: "/nowhere" };
  return runNode(args, { env });
}

test("the command prints the worst first and ends with 0, 1 or 2", async () => {
  const good = await command("tools/preflight/main.ts", "--stage", "dev", "--json");
  expect(good.code, good.err).toBe(0);
  expect(JSON.parse(good.out)).toMatchObject({ stage: "dev", region: "us-east-1" });
  stub.cloud.tables = ["contractor-site-dev-records"];
  stub.cloud.mail.isProduction = false;
  const bad = await command("tools/preflight/main.ts", "--stage", "dev");
  expect(bad.code).toBe(1);
  const lines = bad.out.trim().split("\n");
  expect(lines[0]).toMatch(/^will fail +table left over/);
  expect(lines[1]).toMatch(/^ +next: aws dynamodb delete-table/);
  expect(lines[2]).toMatch(/^ask AWS for +SES sandbox/);
  const nameless = await command("tools/preflight/main.ts");
  expect([nameless.code, nameless.err.trim()]).toEqual([
    2,
    "No stage is named. Add one: npm run deploy -- preflight --stage NAME",
  ]);
});

test("a deployment looks first, and stops where it would fail", async () => {
  stub.cloud.logGroups = ["/aws/lambda/contractor-site-dev-submitQuote"];
  const { out, err, code } = await command("tools/sst/run.ts", "deploy", "--stage", "dev");
  expect(code).toBe(1);
  expect(out).toMatch(/will fail +log groups left over/);
  expect(err.trim()).toBe("Nothing was deployed. To deploy all the same, add --skip-preflight.");
});
