import { createSession } from "@site/assistant/conversation/sessions";
import { type Context, createContext } from "@site/core/context";
import { files } from "@site/core/files/file-entity";
import { leads } from "@site/core/leads/record";
import { addMember } from "@site/core/office/auth/members";
import { startSession } from "@site/core/office/auth/sessions";
import { readSettings } from "@site/core/settings";
import { patient } from "@site/core/store/patient.fixture";
import { type EmbeddedStore, localTableName, openStore } from "@site/dev/store/embedded-dynamodb";
import { background } from "@site/functions/background";
import { officeRoutes } from "@site/functions/office-routes";
import { type Route, routes } from "@site/functions/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { functions } from "./assembly.ts";
import { startAwsStub } from "./drill/aws-stub.ts";
import { needsLambdaRuntime } from "./drill/needs-lambda-runtime.ts";
import {
  backgroundEvents,
  fileId,
  officeEvent,
  requestEvent,
  routeEvent,
  staffEmail,
  stopEvent,
  uploadEvent,
  visitor,
} from "./drill/samples.ts";
import { declaredVariables, type Fault, type Outcome, startFunction } from "./drill/start-function.ts";
import { getPermissions } from "./permissions.ts";

needsLambdaRuntime();

let store: EmbeddedStore;
let context: Context;
let stub: Awaited<ReturnType<typeof startAwsStub>>;

/** What a visitor types in these drills, and the address that they come from. */
const typed = /Zebulon|Markedvisitor|zebulon\.marked|555-0177|5550177|Marked Court|198\.51\.100\.7/;

beforeAll(async () => {
  store = await openStore();
  const source = { DYNAMODB_ENDPOINT: store.endpoint, TABLE_NAME: localTableName };
  context = patient(createContext(readSettings(source)));
  await addMember(context, { email: staffEmail, name: "Owner", role: "owner" });
  stub = await startAwsStub(store.endpoint, async (id) => {
    await leads(context.store).create({ id, name: "Test lead", source: "quote", notifyState: "sent" }).go();
  });
});

afterAll(async () => {
  stub.close();
  await store.close();
});

async function newLead(): Promise<string> {
  const { name, email, phone } = visitor;
  const { data } = await leads(context.store).create({ name, email, phone, source: "quote" }).go();
  const file = { id: fileId, noun: "leads", kind: "photo", type: "image/jpeg", bytes: 5000, state: "pending" } as const;
  const { id: recordId, createdAt: at, expiresAt } = data;
  await files(context.store)
    .put({ ...file, recordId, place: "0", at, expiresAt })
    .go();
  return recordId;
}

/** A chat of its own for each run: two at once would wait for each other. */
async function newChat(): Promise<string> {
  const { session } = await createSession(context, { sessionData: { startedAt: new Date().toISOString() } });
  return session.id;
}

/** An event of a function, with what it is about in the table. */
async function eventFor(name: string): Promise<object> {
  if (name in officeRoutes) {
    const secret = await startSession(context, staffEmail, { way: "code" });
    return officeEvent(name, secret, await newLead());
  }
  if (name === "changeRequest") return requestEvent(await newLead());
  if (name === "stopMails") return stopEvent(await newLead());
  if (name === "startUpload") return uploadEvent(await newLead());
  const events: Record<string, object> = name in background ? backgroundEvents(await newLead()) : {};
  return events[name] ?? routeEvent(name, await newChat());
}

async function run(name: string, fault?: Fault, event?: object): Promise<Outcome> {
  const outcome = await startFunction(name, event ?? (await eventFor(name)), stub.endpoint, fault);
  expect(outcome.log).not.toMatch(typed);
  return outcome;
}

const isContent = (name: string): boolean =>
  Object.entries<Route>(routes).some(([each, { pool }]) => each === name && (pool === "content" || pool === "assets"));

/** Content routes and pages that were not built ask a WordPress that can't be reached from here. */
const expectedStatus = (name: string): number => {
  // The sample's code and passkey are nobody's.
  if (["signIn", "signInWithPasskey", "addPasskey", "stopDigest", "drawGiveaway"].includes(name)) return 400;
  if (
    [
      "endOwnSession",
      "getChat",
      "judgeEntry",
      "reviewPattern",
      "tryPattern",
      "removeMember",
      "getPhoto",
      "getFile",
      "openFile",
      // Texts come from AWS here.
      "receiveText",
    ].includes(name)
  )
    return 404;
  if (name === "contentChanged") return 200;
  if (name === "renderPage") return 503;
  if (name === "showStop") return 303;
  if (isContent(name)) return 502;
  return /^(submit|enter|apply|createChat|storeChat)/.test(name) ? 201 : 200;
};

/** Content is shown without the table, which only says what changed (functions/src/handlers/content/source.ts). */
const showsContent = (name: string): boolean => ["renderPage", "getSeo", "getPost"].includes(name);

/** Services that a function calls by itself; streams, queues and logs are read and written for it. */
const getServices = (name: string): string[] => {
  const actions = getPermissions(name).flatMap((permission) => permission.actions);
  const own = actions.filter((action) => !/Stream|Shard|GetRecords|^logs|^sqs/.test(action));
  return [...new Set(own.map((action) => action.split(":")[0] ?? ""))];
};

const names = Object.keys(functions);
const apiNames = names.filter((name) => name in { ...routes, ...officeRoutes } || name === "renderPage");
const jobNames = names.filter((name) => name in background);

test("the assembly holds a bundle for every route and every background task", () => {
  expect([...apiNames].sort()).toEqual([...Object.keys(routes), ...Object.keys(officeRoutes), "renderPage"].sort());
  expect([...jobNames].sort()).toEqual(Object.keys(background).sort());
});

test.concurrent.each(apiNames)("%s starts with only what its template declares and answers a visitor", async (name) => {
  const { result, thrown, log } = await run(name);
  expect(thrown, log).toBeUndefined();
  expect(log).toContain("drill-request");
  expect(result?.statusCode, `${result?.body} ${log}`).toBe(expectedStatus(name));
});

test.concurrent.each(jobNames)("%s starts with only what its template declares and does its work", async (name) => {
  const { result, thrown, log } = await run(name);
  expect(thrown, log).toBeUndefined();
  expect(result?.batchItemFailures ?? []).toEqual([]);
});

/** Said to a visitor, it must give nothing away. */
function expectDiscreet({ result }: Outcome): void {
  expect(result?.body ?? "").not.toMatch(
    /arn:|marked-secret|AccessDenied|contractor-site|\.mjs|_SECRET|TABLE_NAME|dynamodb/i,
  );
}

/** An answer of 5xx, a throw, a record for another attempt, or a run that counts its failures in the log. */
const hasFailed = ({ result, thrown, log }: Outcome): boolean =>
  (result?.statusCode ?? 0) >= 500 ||
  thrown !== undefined ||
  (result?.batchItemFailures ?? []).length > 0 ||
  /"task":"sweep".*"failed":[1-9]/.test(log);

const formNames = ["submitQuote", "submitServiceRequest", "enterGiveaway", "applyForJob"];

/** What a browser posts without script, with nothing filled in but a name. */
function postedEvent(name: string): object {
  const { headers, ...event } = routeEvent(name);
  const body = Buffer.from(`name=${visitor.name}`).toString("base64");
  const type = { "content-type": "application/x-www-form-urlencoded" };
  return { ...event, headers: { ...headers, ...type }, body, isBase64Encoded: true };
}

test.concurrent.each(formNames)("%s shows a form that a browser posted by itself again", async (name) => {
  const { result, log } = await run(name, {}, postedEvent(name));
  expect(result?.statusCode, log).toBe(400);
  expect(result?.body).toContain("There is a problem");
  expect(result?.body).toContain(visitor.name);
  const bare = await run(name, { without: ["PAGES_DIR"] }, postedEvent(name));
  expect(bare.result?.body).toContain("Please correct the highlighted fields.");
  expectDiscreet(bare);
  expect(bare.log).toContain("PAGES_DIR");
});

/** Content routes are one function eight times over; forms, messages of a chat and routes of the office share their
 * guards: few stand for all. */
const likeOthers =
  /^(?:submitServiceRequest|enterGiveaway|applyForJob|listReviewsByName|readChatSession|storeChatMessage|receiveText|stopMails|saveChatContact|createChatSession|getNotice|countPageViews|listTopics|getCategory)$/;
const drilled = names.filter((name) =>
  name in officeRoutes
    ? ["requestSignInCode", "deletePerson"].includes(name)
    : !likeOthers.test(name) && (!(name in routes) || name === "getPost" || !isContent(name)),
);

/** These find nobody whose files would be shown or go. */
const asksNoBucket = ["renderPage", "deletePerson"];

const required = ["TABLE_NAME", "SECRET_IDS", "PUBLIC_URL", "PAGES_DIR", "FILES_URL"];
const withoutVariable = drilled.flatMap((name) =>
  declaredVariables(name)
    .filter((variable) => required.includes(variable))
    // Links lead to the company's own website without it; the canary has nowhere to go.
    .filter((variable) => variable !== "PUBLIC_URL" || name === "sendCanary")
    // A form is stored without it, and so is a change.
    .filter((variable) => !(variable === "PAGES_DIR" && [...formNames, "changeRequest"].includes(name)))
    .filter((variable) => !(variable === "TABLE_NAME" && showsContent(name)))
    .filter((variable) => !(variable === "FILES_URL" && asksNoBucket.includes(name)))
    .map((variable) => ({ name, variable })),
);

test.concurrent.each(withoutVariable)(
  "$name without $variable fails, says which in its log and nothing to the visitor",
  async ({ name, variable }) => {
    const outcome = await run(name, { without: [variable] });
    expect(hasFailed(outcome), outcome.log).toBe(true);
    expectDiscreet(outcome);
    // A secret is missed under its own name.
    const secrets = /(ORIGIN|IP_HASH|CHAT|WEBHOOK|GOOGLE_PLACES)_\w+/;
    expect(outcome.log).toMatch(variable === "SECRET_IDS" ? secrets : variable);
  },
);

const withoutPermission = drilled.flatMap((name) =>
  getServices(name)
    .filter((service) => !(service === "sms-voice" && name !== "takeInTexts"))
    // A link is signed without a call.
    .filter((service) => !(service === "s3" && [...asksNoBucket, "startUpload"].includes(name)))
    .filter((service) => !(service === "dynamodb" && showsContent(name)))
    .map((service) => ({ name, service })),
);

test.concurrent.each(withoutPermission)(
  "$name without its permission for $service says so in its log and nothing to the visitor",
  async ({ name, service }) => {
    const before = stub.calls.length;
    const outcome = await run(name, { denied: [service] });
    expectDiscreet(outcome);
    expect(outcome.log).toMatch(
      service === "secretsmanager" ? "can't read" : /AccessDenied|not authorized|ModelFailure/,
    );
    const isParked = outcome.result?.statusCode === 202;
    if (isParked) expect(stub.calls.slice(before).some((call) => call.service === "sqs")).toBe(true);
    // Without its model the assistant answers from the site's own texts; who asks for a code must not learn by a failure
    // that the address is known.
    else if (service === "bedrock" || (name === "requestSignInCode" && service === "ses"))
      expect(outcome.result?.statusCode).toBe(200);
    else expect(hasFailed(outcome), outcome.log).toBe(true);
  },
);

test.each(formNames)("%s promises nothing when neither the table nor the queue takes the record", async (name) => {
  const outcome = await run(name, { denied: ["dynamodb", "sqs"] });
  expect(outcome.result?.statusCode).toBe(503);
  expect(JSON.parse(outcome.result?.body ?? "{}").message).toBe("Please try again later.");
  expectDiscreet(outcome);
});

test("a request that did not come through CloudFront is refused", async () => {
  const event = { ...routeEvent("submitQuote"), headers: { "content-type": "application/json" } };
  const { result } = await startFunction("submitQuote", event, stub.endpoint);
  expect(result?.statusCode).toBe(403);
});
