import { createServer } from "node:http";
import { contextWith } from "@site/core/context.fixture";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { submitQuote } from "@site/core/leads/submit-quote";
import { listenLocally } from "@site/core/listen-locally";
import { newId } from "@site/core/store/ids";
import { getTableName } from "@site/core/store/table";
import { createTable } from "@site/dev/store/table";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { runOpsOn } from "../ops.fixture.ts";

/** Stands for AWS: the unit tests' store as DynamoDB, and a service that says whose credentials these are. */
const endpoint = inject("storeEndpoint");
const stage = "rehearsal";
const identity = "arn:aws:sts::123456789012:assumed-role/Staff/ann";
const context = contextWith({ TABLE_NAME: getTableName(stage) });

const aws = (identityUrl: string) => ({
  AWS_REGION: "us-east-1",
  AWS_ACCESS_KEY_ID: "x",
  AWS_SECRET_ACCESS_KEY: "y",
  AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  AWS_ENDPOINT_URL_STS: identityUrl,
});

const identityService = createServer((_, response) => {
  response.setHeader("content-type", "text/xml");
  response.end(
    `<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult>` +
      `<Arn>${identity}</Arn></GetCallerIdentityResult></GetCallerIdentityResponse>`,
  );
});

let identityUrl: string;

beforeAll(async () => {
  await createTable(endpoint, getTableName(stage));
  identityUrl = await listenLocally(identityService);
});

afterAll(() => identityService.close());

test("with --stage the tool works on that stage's table and puts the AWS identity on record", async () => {
  const id = newId();
  await submitQuote(context, buildQuoteRequest(), { id });
  const ops = (...args: string[]) => runOpsOn(stage, aws(identityUrl), ...args, "--json");
  expect(JSON.parse((await ops("leads", "list")).stdout)).toMatchObject([{ id, status: "new" }]);
  const changed = await ops("leads", "set-status", id, "contacted");
  expect(JSON.parse(changed.stdout)).toMatchObject({ history: [{ from: "new", to: "contacted", by: identity }] });
  const { stdout, stderr } = await ops("chats", "list");
  expect(stdout).toBe("[]\n");
  expect(stderr).toContain("A stage without an office lists its chats only after `search rebuild`");
  const noted = JSON.parse((await ops("audit", "list")).stdout);
  expect(noted).toMatchObject([
    { by: identity, command: "leads list" },
    { by: identity, command: "leads set-status", recordIds: [id] },
    { by: identity, command: "chats list" },
  ]);
});

test("what can't be noted with a name is not shown", async () => {
  const { code, stdout } = await runOpsOn(stage, aws("http://127.0.0.1:1"), "leads", "list");
  expect([code, stdout]).toEqual([1, ""]);
});
