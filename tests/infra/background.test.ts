import { background } from "@site/functions/background";
import { expect, test } from "vitest";
import { functions, shared } from "./assembly.ts";

const mappings = Object.values(shared.resources("AWS::Lambda::EventSourceMapping", "Background"));
const readsStream = mappings.find(({ Properties }) => Properties.StartingPosition);
const text = (value: unknown) => JSON.stringify(value);

test("every background task is deployed with its time limit", () => {
  for (const [name, { timeout }] of Object.entries(background))
    expect(functions[name]?.Properties.Timeout, name).toBe(timeout);
});

test("the notifier reads new pending rows from the table's stream and nothing else", () => {
  const [{ Pattern }] = readsStream?.Properties.FilterCriteria.Filters ?? [];
  expect(JSON.parse(Pattern)).toEqual({
    eventName: ["INSERT"],
    dynamodb: { NewImage: { notifyState: { S: ["pending"] } } },
  });
});

test("one poison record neither blocks nor loses the rest of its batch", () => {
  expect(readsStream?.Properties).toMatchObject({
    BatchSize: 100,
    MaximumBatchingWindowInSeconds: 5,
    BisectBatchOnFunctionError: true,
    MaximumRetryAttempts: 5,
    MaximumRecordAgeInSeconds: 86_400,
    FunctionResponseTypes: ["ReportBatchItemFailures"],
  });
  expect(text(readsStream?.Properties.DestinationConfig.OnFailure)).toContain("UndeliveredNotices");
});

test("the drain reads the parking queue message by message", () => {
  const drain = mappings.find((mapping) => mapping !== readsStream);
  expect(text(drain?.Properties.EventSourceArn)).toContain("Parking");
  expect(drain?.Properties.FunctionResponseTypes).toEqual(["ReportBatchItemFailures"]);
});

test("the sweeper runs every quarter of an hour", () => {
  const rules = Object.entries(shared.resources("AWS::Events::Rule", "Background"));
  const sweep = rules.find(([id]) => id.startsWith("sweepPending"));
  expect(sweep?.[1].Properties.ScheduleExpression).toBe("rate(15 minutes)");
});

test("what runs by clock or topic reports a failure to a queue after two more attempts", () => {
  const invokes = Object.values(shared.resources("AWS::Lambda::EventInvokeConfig", "Background"));
  const timed = Object.values<{ trigger: unknown }>(background).filter(
    ({ trigger }) => trigger !== "tableStream" && trigger !== "parkingQueue",
  );
  expect(invokes).toHaveLength(timed.length);
  for (const { Properties } of invokes) {
    expect(Properties.MaximumRetryAttempts).toBe(2);
    expect(text(Properties.DestinationConfig.OnFailure)).toContain("FailedRuns");
  }
});
