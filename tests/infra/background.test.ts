import { background } from "@site/functions/background";
import { expect, test } from "vitest";
import { functions, shared } from "./assembly.ts";

const mappings = Object.values(shared.resources("AWS::Lambda::EventSourceMapping", "Background"));
const text = (value: unknown) => JSON.stringify(value);
const getReader = (name: string) =>
  mappings.find(({ Properties }) => text(Properties.FunctionName).includes(`"${name}`));
const readsStream = getReader("notifyRecords");

test("the notifier reads new pending rows from the table's stream and nothing else", () => {
  const [{ Pattern }] = readsStream?.Properties.FilterCriteria.Filters ?? [];
  expect(JSON.parse(Pattern)).toEqual({
    eventName: ["INSERT"],
    dynamodb: { NewImage: { notifyState: { S: ["pending"] } } },
  });
});

test("the search index reads new and changed rows of everything that may name a person", () => {
  const reader = getReader("indexRecords")?.Properties ?? {};
  const { eventName, dynamodb } = JSON.parse(reader.FilterCriteria.Filters[0].Pattern);
  expect(eventName).toEqual(["INSERT", "MODIFY"]);
  const [{ "anything-but": left }] = dynamodb.NewImage.__edb_e__.S;
  for (const kind of ["mention", "search_word", "write_counter", "staff_session", "access"])
    expect(left).toContain(kind);
  for (const kind of ["lead", "job_application", "chat_message", "office_event", "blazeo_conversation"])
    expect(left).not.toContain(kind);
  expect(reader).toMatchObject({ BisectBatchOnFunctionError: true, MaximumRetryAttempts: 5 });
  expect(text(reader.DestinationConfig.OnFailure)).toContain("FailedRuns");
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

test("what waits in the fallback queue is read message by message", () => {
  const replay = getReader("replayFallbackQueue");
  expect(text(replay?.Properties.EventSourceArn)).toContain("Parking");
  expect(replay?.Properties.FunctionResponseTypes).toEqual(["ReportBatchItemFailures"]);
});

test("what is due at seven on the company's clock is looked for at every full hour", () => {
  const rules = Object.entries(shared.resources("AWS::Events::Rule", "Background"));
  const digests = rules.find(([id]) => id.startsWith("sendDigests"));
  expect(digests?.[1].Properties.ScheduleExpression).toBe("cron(0 * * * ? *)");
});

test("the bucket wakes the reader of files for what comes in, and for nothing that is kept", () => {
  const rules = Object.entries(shared.resources("AWS::Events::Rule", "Background"));
  const [, rule] = rules.find(([id]) => id.startsWith("takeInFile")) ?? [];
  expect(rule?.Properties.EventPattern).toMatchObject({
    source: ["aws.s3"],
    "detail-type": ["Object Created"],
    detail: { object: { key: [{ prefix: "incoming/" }] } },
  });
  expect(functions.takeInFile?.Properties.MemorySize).toBe(2048);
});

test("what runs by clock or topic reports a failure to a queue after two more attempts", () => {
  const invokes = Object.values(shared.resources("AWS::Lambda::EventInvokeConfig", "Background"));
  const timed = Object.values<{ trigger: unknown }>(background).filter(
    ({ trigger }) => !["newNotices", "changedRows", "fallbackQueue"].includes(String(trigger)),
  );
  expect(invokes).toHaveLength(timed.length);
  for (const { Properties } of invokes) {
    expect(Properties.MaximumRetryAttempts).toBe(2);
    expect(text(Properties.DestinationConfig.OnFailure)).toContain("FailedRuns");
  }
});
