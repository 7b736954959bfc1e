import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listenLocally } from "@site/core/listen-locally";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runOpsOn } from "./ops.fixture.ts";

const stage = "rehearsal";
const calls: { target: string; body: Record<string, string> }[] = [];
/** Whether the function that is called ends badly. */
let isFailing = false;
const counted = '{"level":"error","task":"sweep","delivered":3,"failed":1,"waiting":2}';
const reason = '{"level":"error","task":"sweep","error":{"name":"ThrottlingException","frames":["at send"]}}';
/** What the function logged. */
let logged: string[] = [];

/** Lambda and SQS in small. */
const aws = createServer(async (request, response) => {
  const target = String(request.headers["x-amz-target"] ?? request.url);
  calls.push({ target, body: JSON.parse(await text(request)) });
  const answers: Record<string, object> = {
    "AmazonSQS.GetQueueUrl": { QueueUrl: `http://${request.headers.host}/queue` },
    "AmazonSQS.GetQueueAttributes": { Attributes: { QueueArn: "arn:aws:sqs:us-east-1:123456789012:parked" } },
  };
  response.setHeader("x-amz-log-result", Buffer.from(["START", ...logged, "END"].join("\n")).toString("base64"));
  if (isFailing) response.setHeader("x-amz-function-error", "Unhandled");
  response.end(JSON.stringify(answers[target] ?? {}));
});

let addresses: Record<string, string>;

beforeAll(async () => {
  const endpoint = await listenLocally(aws);
  const credentials = { AWS_ACCESS_KEY_ID: "x", AWS_SECRET_ACCESS_KEY: "y", AWS_REGION: "us-east-1" };
  addresses = { ...credentials, AWS_ENDPOINT_URL_LAMBDA: endpoint, AWS_ENDPOINT_URL_SQS: endpoint };
});

beforeEach(() => {
  calls.length = 0;
  isFailing = false;
  logged = [reason, counted];
});

afterAll(() => aws.close());

const ops = (...args: string[]) => runOpsOn(stage, addresses, ...args);

test("on a stage the sweeper itself sends what is pending, and the queue of lost positions is emptied after it", async () => {
  const { stdout, code } = await ops("redrive", "notices");
  expect({ stdout, code }).toEqual({ stdout: "3 delivered, 3 still pending\n", code: 0 });
  expect(calls.map(({ target }) => target)).toEqual([
    "/2015-03-31/functions/contractor-site-rehearsal-sweepPending/invocations",
    "AmazonSQS.GetQueueUrl",
    "AmazonSQS.PurgeQueue",
  ]);
  expect(calls[0]?.body).toMatchObject({ isRedrive: true });
  expect(calls[1]?.body).toEqual({ QueueName: "contractor-site-rehearsal-UndeliveredNotices" });
});

test("a sweeper that fails is said, and the queue of lost positions is kept", async () => {
  isFailing = true;
  const { stderr, code } = await ops("redrive", "notices");
  expect({ stderr, code }).toEqual({ stderr: "the sweeper failed: Unhandled; see its log\n", code: 2 });
  expect(calls.map(({ target }) => target)).toEqual([
    "/2015-03-31/functions/contractor-site-rehearsal-sweepPending/invocations",
  ]);
});

test("a sweeper whose log does not say how many it sent is said, and the queue of lost positions is kept", async () => {
  logged = [reason];
  const { stdout, stderr, code } = await ops("redrive", "notices");
  expect({ stdout, code }).toEqual({ stdout: "", code: 1 });
  expect(stderr).toMatch(/^the sweeper's log does not say how many notices it delivered[^\n]*\n$/);
  expect(calls).toHaveLength(1);
});

test("for programs both commands print JSON", async () => {
  expect(JSON.parse((await ops("redrive", "notices", "--json")).stdout)).toEqual({ delivered: 3, pending: 3 });
  expect(JSON.parse((await ops("redrive", "parked", "--json")).stdout)).toEqual({ isMoving: true });
});

test("records that were parked too long go back to their queue", async () => {
  expect((await ops("redrive", "parked")).code).toBe(0);
  expect(calls.at(-1)).toMatchObject({
    target: "AmazonSQS.StartMessageMoveTask",
    body: { SourceArn: "arn:aws:sqs:us-east-1:123456789012:parked" },
  });
});
