import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tableNameOf } from "@site/core/store/table";
import { createTable } from "@site/embedded-store/table";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runOps } from "./ops-builder.ts";

/** Stands for AWS: the unit tests' store as DynamoDB, and a service that says whose credentials these are. */
const endpoint = process.env.DYNAMODB_ENDPOINT ?? "";
const stage = "rehearsal";
const identity = "arn:aws:sts::123456789012:assumed-role/Staff/ann";
process.env.TABLE_NAME = tableNameOf(stage);

const { newId } = await import("@site/core/store/ids");
const { submitQuote } = await import("@site/core/quote/submit-quote");
const { buildQuoteRequest } = await import("@site/core/quote/lead-builder");

const identityService = createServer((_, response) => {
  response.setHeader("content-type", "text/xml");
  response.end(
    `<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult>` +
      `<Arn>${identity}</Arn></GetCallerIdentityResult></GetCallerIdentityResponse>`,
  );
});

beforeAll(async () => {
  await createTable(endpoint, tableNameOf(stage));
  await new Promise<void>((resolve) => identityService.listen(0, "127.0.0.1", resolve));
});

afterAll(() => identityService.close());

test("with --stage the tool works on that stage's table and puts the AWS identity on record", async () => {
  const id = newId();
  await submitQuote(buildQuoteRequest(), { id });
  Object.assign(process.env, {
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "x",
    AWS_SECRET_ACCESS_KEY: "y",
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_ENDPOINT_URL_STS: `http://127.0.0.1:${(identityService.address() as AddressInfo).port}`,
  });
  const ops = (...args: string[]) => runOps("/dev/null/unused", ...args, "--stage", stage, "--json");
  expect(JSON.parse((await ops("leads", "list")).stdout)).toMatchObject([{ id, status: "new" }]);
  const changed = await ops("leads", "set-status", id, "contacted");
  expect(JSON.parse(changed.stdout)).toMatchObject({ history: [{ from: "new", to: "contacted", by: identity }] });
  const noted = JSON.parse((await ops("audit", "list")).stdout);
  expect(noted).toMatchObject([
    { by: identity, command: "leads list" },
    { by: identity, command: "leads set-status", recordIds: [id] },
  ]);
});

test("what can't be noted with a name is not shown", async () => {
  process.env.AWS_ENDPOINT_URL_STS = "http://127.0.0.1:1";
  const { code, stdout } = await runOps("/dev/null/unused", "leads", "list", "--stage", stage);
  expect([code, stdout]).toEqual([1, ""]);
});
