import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Context, createContext } from "@site/core/context";
import { leads } from "@site/core/leads/record";
import { readSettings } from "@site/core/settings";
import { patient } from "@site/core/store/patient.fixture";
import { type EmbeddedStore, localTableName, openStore } from "@site/dev/store/embedded-dynamodb";
import { afterAll, beforeAll, expect, test } from "vitest";
import { functions, shared } from "./assembly.ts";
import { startAwsStub } from "./drill/aws-stub.ts";
import { needsLambdaRuntime } from "./drill/needs-lambda-runtime.ts";
import { backgroundEvents, routeEvent } from "./drill/samples.ts";
import { type Fault, runInRuntime, startFunction } from "./drill/start-function.ts";
import { fits } from "./filter-pattern.ts";

needsLambdaRuntime();

/** The deployed metric filters: which lines of which function's log count as what. */
const filters = Object.values(shared.resources("AWS::Logs::MetricFilter", "Monitoring")).map(({ Properties }) => ({
  metric: String(Properties.MetricTransformations[0].MetricName),
  pattern: String(Properties.FilterPattern),
  name: Object.keys(functions).find((name) => JSON.stringify(Properties.LogGroupName).includes(`${name}Log`)) ?? "",
}));

const formats = ["TEXT", "JSON"] as const;

let store: EmbeddedStore;
let context: Context;
let stub: Awaited<ReturnType<typeof startAwsStub>>;
let leadId: string;

beforeAll(async () => {
  store = await openStore();
  const source = { DYNAMODB_ENDPOINT: store.endpoint, TABLE_NAME: localTableName };
  context = patient(createContext(readSettings(source)));
  stub = await startAwsStub(store.endpoint, async () => {});
  leadId = (await leads(context.store).create({ name: "Ann", email: "ann@example.org", source: "quote" }).go()).data.id;
});

afterAll(async () => {
  stub.close();
  await store.close();
});

const staffComplains = () => ({
  Records: [
    {
      Sns: {
        Message: JSON.stringify({
          eventType: "Complaint",
          mail: { tags: { kind: ["lead"], id: [leadId], notice: ["staff"] } },
        }),
      },
    },
  ],
});

/** Each event that is counted, brought about: the function that runs, what it gets and what it lacks. */
const events: Record<string, { name: string; event: () => object; fault?: Fault }> = {
  LeadsAccepted: { name: "submitQuote", event: () => routeEvent("submitQuote") },
  LeadsParked: { name: "enterGiveaway", event: () => routeEvent("enterGiveaway"), fault: { denied: ["dynamodb"] } },
  FormFailures: { name: "applyForJob", event: () => routeEvent("applyForJob"), fault: { denied: ["dynamodb", "sqs"] } },
  NoticesPending: {
    name: "sweepPending",
    event: () => backgroundEvents(leadId).sweepPending,
    fault: { denied: ["ses"] },
  },
  StaffMailFailures: { name: "recordFeedback", event: staffComplains },
};

/** Metrics that a run's log is counted in, by the filters of its function's log. */
const countedIn = (name: string, log: string): string[] =>
  filters
    .filter((filter) => filter.name === name)
    .filter(({ pattern }) => log.split("\n").some((line) => fits(pattern, line)))
    .map(({ metric }) => metric);

test("every counted event is brought about here", () => {
  expect([...new Set(filters.map(({ metric }) => metric))].sort()).toEqual(Object.keys(events).sort());
});

test.each(formats.flatMap((logFormat) => Object.keys(events).map((metric) => ({ metric, logFormat }))))(
  "$metric is counted in a log that Lambda writes as $logFormat",
  async ({ metric, logFormat }) => {
    const { name, event, fault } = events[metric] ?? { name: "", event: () => ({}) };
    const { log } = await startFunction(name, event(), stub.endpoint, { ...fault, logFormat });
    const others = metric === "LeadsParked" ? ["LeadsAccepted"] : [];
    expect(countedIn(name, log).sort(), log).toEqual([metric, ...others].sort());
  },
);

test("a form's or a chat's 5xx is counted from the API's own log too, whatever became of its function", () => {
  const [stage] = Object.values(shared.resources("AWS::ApiGatewayV2::Stage", "Api"));
  const line = (route: string, status: string) =>
    String(stage?.Properties.AccessLogSettings.Format)
      .replace("$context.status", status)
      .replace("$context.routeKey", route);
  const atApi = filters.filter(({ pattern }) => pattern.includes("$.route"));
  expect(atApi.map(({ metric }) => metric)).toEqual(["FormFailures"]);
  const isCounted = (route: string, status: string) => fits(atApi[0]?.pattern ?? "", line(route, status));
  const forms = ["/api/quotes", "/api/service-requests", "/api/contest/entries", "/api/jobs/apply"];
  const chat = ["/api/chat/conversation", "/api/chat/messages", "/api/chat/contact"];
  for (const path of [...forms, ...chat]) {
    for (const status of ["500", "503", "504"]) expect(isCounted(`POST ${path}`, status), path).toBe(true);
    for (const status of ["201", "202", "400", "429"]) expect(isCounted(`POST ${path}`, status), path).toBe(false);
  }
  expect(isCounted("GET /api/seo", "503")).toBe(false);
});

test.each(formats)("a line that goes through console.log is counted nowhere in %s", async (logFormat) => {
  const folder = mkdtempSync(join(tmpdir(), "handler-"));
  const line = JSON.stringify({ level: "error", route: "POST /api/quote", status: 503, task: "sweep", failed: 1 });
  writeFileSync(join(folder, "index.mjs"), `export const handler = async () => console.log(${JSON.stringify(line)});`);
  const { log, thrown } = await runInRuntime(
    { handler: "index.handler", folder },
    { event: {}, timeout: 5, variables: { AWS_LAMBDA_LOG_FORMAT: logFormat } },
  );
  rmSync(folder, { recursive: true });
  expect(thrown).toBeUndefined();
  expect(log).toContain("503");
  for (const { name } of filters) expect(countedIn(name, log)).toEqual([]);
  expect(fits("{ $.status >= 500 }", line)).toBe(true);
});
