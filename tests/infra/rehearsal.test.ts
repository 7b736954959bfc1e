import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { runInNewContext } from "node:vm";
import {
  APIGatewayProxyEventV2Schema,
  CloudFormationCustomResourceCreateSchema,
  DynamoDBStreamSchema,
  EventBridgeSchema,
  SnsSchema,
  SqsSchema,
} from "@aws-lambda-powertools/parser/schemas";
import { sendChatMessageEndpoint } from "@site/core/chat/contract";
import { officePaths } from "@site/core/contract/office-paths";
import { submitQuoteEndpoint } from "@site/core/leads/contract";
import { changeRequestEndpoint, startUploadEndpoint } from "@site/core/request-page/contract";
import { newId } from "@site/core/store/ids";
import { demoLibrary } from "@site/dev/fake-wordpress/demo-library";
import { officeHeaders } from "@site/office/headers";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { forwardTo, type Request, serve } from "../../tools/rehearsal/internet.ts";
import { type Rehearsal, startRehearsal } from "../../tools/rehearsal/rehearsal.ts";
import { edgeEvent } from "../../tools/rehearsal/services/edge-functions.ts";
import { twilioAccount } from "../../tools/rehearsal/services/twilio.ts";
import { type Assembly, readAssembly } from "../../tools/rehearsal/template.ts";
import { parseList, toObject } from "../../tools/rehearsal/value.ts";
import { startLibrary } from "../support/servers/upstream.ts";
import { needsLambdaRuntime } from "./drill/needs-lambda-runtime.ts";
import { officeEvent, routeEvent, visitor } from "./drill/samples.ts";
import { fullSettings } from "./full-settings.ts";
import { synthesize } from "./synth.ts";

needsLambdaRuntime();

/** Everything outside of AWS: what was sent to the CRM, and a review of Google's. */
const reports: string[] = [];
const review = { name: "places/1/reviews/1", rating: 5, authorAttribution: { displayName: "Ann" } };

let folder: string;
let outside: Record<string, string>;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rehearsal-"));
  const provider = await startLibrary(demoLibrary);
  const suppliers = await serve(({ method, body }) => {
    if (method === "POST") reports.push(body.toString());
    return {
      status: 200,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ reviews: [review] }),
    };
  });
  const others = `http://127.0.0.1:${suppliers.port}`;
  outside = {
    "wordpress.example.org": provider.url,
    "crm.example.org": others,
    "places.googleapis.com": others,
  };
  closing.push(provider.close, suppliers.close);
});

afterAll(async () => {
  for (const close of closing) await close();
  await rm(folder, { recursive: true });
});

/** Brings the stage up, changed before by `mutate`, until the test run ends. */
async function bringUp(mutate: (assembly: Assembly) => void = () => {}): Promise<Rehearsal & { outbox: string }> {
  const assembly = readAssembly(inject("assembly"));
  mutate(assembly);
  const outbox = await mkdtemp(join(folder, "outbox-"));
  const site = await startRehearsal({ assembly, outbox, outside });
  closing.unshift(site.close);
  return Object.assign(site, { outbox });
}

async function send(site: Rehearsal, name: string, headers: Record<string, string> = {}): Promise<Response> {
  const { rawPath, requestContext, body } = routeEvent(name);
  const { method } = requestContext.http;
  const sent = { "content-type": "application/json", origin: site.url, ...headers };
  return fetch(site.url + rawPath, { method, headers: sent, ...(body ? { body } : {}) });
}

const readMails = async (outbox: string): Promise<string[]> =>
  Promise.all((await readdir(outbox)).map((file) => readFile(join(outbox, file), "utf8")));

test("a stage that is brought up from its templates alone does all its work, and nothing is refused", async () => {
  const site = await bringUp();
  const { outbox } = site;

  for (const name of ["submitQuote", "submitServiceRequest", "enterGiveaway", "applyForJob"])
    expect((await send(site, name)).status, `${name}\n${site.log()}`).toBe(201);
  await expect
    .poll(async () => (await readMails(outbox)).filter((mail) => mail.includes(visitor.name)).length)
    .toBeGreaterThanOrEqual(2);
  await expect.poll(() => reports.join()).toContain(visitor.email);

  const chat = await send(site, "createChatSession");
  expect(chat.status).toBe(201);
  const { session } = await chat.json();
  const cookie = (chat.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  expect(cookie).toMatch(/^__Host-chat=/);
  const reply = await fetch(site.url + sendChatMessageEndpoint.path, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site.url, cookie },
    body: JSON.stringify({ sessionId: session?.id, message: "How much are windows?" }),
  });
  expect(reply.status, await reply.text()).toBe(200);

  const page = await fetch(`${site.url}/quote`);
  expect(page.status).toBe(200);
  expect(page.headers.get("content-security-policy")).toContain("https://wordpress.example.org");
  expect((await fetch(`${site.url}/our-crew`)).status).toBe(200);
  const missing = await fetch(`${site.url}/no/such/page`);
  expect(missing.status).toBe(404);
  expect(missing.headers.get("content-type")).toContain("text/html");
  expect((await fetch(`${site.url}/quote`, { method: "POST", body: "x" })).status).toBe(403);
  expect((await send(site, "submitQuote", { origin: "https://elsewhere.example" })).status).toBe(403);

  const inAnHour = new Date(Date.now() + 3_600_000);
  for (const name of ["sweepPending", "sendDigests", "syncReviews", "sendCanary"])
    await site.runSchedule(name, inAnHour);
  expect(await (await fetch(`${site.url}/api/google-reviews`)).text()).toContain("Ann");
  const mail = { tags: { kind: ["lead"], id: ["none"], notice: ["visitor"] } };
  await site.reportMail({ eventType: "Complaint", mail });
  expect(site.faults(), site.log()).toEqual([]);
  // Node's own warnings: what it has to find out at every cold start.
  expect(site.log()).not.toMatch(/^\S+-test-.* Warning: /m);
});

/** Posts what must be accepted. */
async function postJson(site: Rehearsal, path: string, body: object) {
  const headers = { "content-type": "application/json", origin: site.url, "idempotency-key": newId() };
  const answer = await fetch(site.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  expect(answer.ok, `${path}\n${site.log()}`).toBe(true);
  return answer.json();
}

test("a photo goes to the bucket by a link and comes out of it on the request's page, and a code goes out by text", async () => {
  const site = await bringUp();
  const post = (path: string, body: object) => postJson(site, path, body);
  const lead = { name: "Tess Texted", phone: "315-247-0166", smsOptIn: true, serviceType: "doors" };
  const { page } = await post(submitQuoteEndpoint.path, lead);
  const token = page.split("/").at(-1);
  const photo = await readFile("packages/ops/src/sample-photo.jpg");
  const file = { token, id: newId(), type: "image/jpeg", bytes: photo.length };
  const { upload } = await post(startUploadEndpoint.path, file);
  const { hostname, pathname, search } = new URL(upload.url);
  // The bucket's own host, by its path.
  const bucket = `${site.awsEndpoint}/${hostname.split(".")[0]}`;
  const put = await fetch(bucket + pathname + search, { method: "PUT", headers: upload.headers, body: photo });
  expect(put.status).toBe(200);
  await site.reportUpload(pathname.slice(1));
  expect(await (await fetch(site.url + page)).text(), site.log()).toContain("We have it.");
  expect(await post(changeRequestEndpoint.path, { token, action: "withdraw" })).toEqual({ codeSentTo: "•••0166" });
  expect(site.faults(), site.log()).toEqual([]);
});

test("texts go out and come in by Twilio: STOP in five spellings from a number of three customers, replayed, forged and reported", async () => {
  const { sid: accountSid, service: from } = twilioAccount;
  const byTwilio = { ...fullSettings, sms: { service: "twilio", accountSid, from } } as const;
  const { templates } = readAssembly(await synthesize("test", { settings: byTwilio }));
  const site = await bringUp((assembly) => {
    for (const [stack, { Resources = {} }] of Object.entries(assembly.templates))
      for (const [id, { Properties = {} }] of Object.entries(Resources)) {
        const { Environment, PolicyDocument } = templates[stack]?.Resources?.[id]?.Properties ?? {};
        Object.assign(Properties, Environment && { Environment }, PolicyDocument && { PolicyDocument });
      }
  });
  const { twilio } = site;
  const [number, address] = ["+13152470188", "https://www.example.org/api/texts"];
  const lead = { name: "Tess Texted", phone: number, smsOptIn: true, serviceType: "doors" };
  const pages: string[] = [];
  for (let customer = 0; customer < 3; customer += 1)
    pages.push((await postJson(site, submitQuoteEndpoint.path, lead)).page);
  const askCode = (page: string | undefined) =>
    postJson(site, changeRequestEndpoint.path, { token: page?.split("/").at(-1), action: "copy" });
  const [yes, no] = [{ codeSentTo: "•••0188" }, { done: "unproven" }];
  const sentAs = (words: string) => twilio.sent.filter(({ to, body }) => to === number && body.includes(words));
  const receive = async (fields: Record<string, string>, signature?: string, to = address) => {
    const { status, body } = await twilio.post(site.url, to, fields, signature);
    return [status, String(body)];
  };
  const silence = [200, "<Response/>"];

  expect(await askCode(pages[0]), site.log()).toEqual(yes);
  expect(sentAs("is your code")).toHaveLength(1);
  const forged = twilio.buildIncoming(number, "STOP");
  expect((await receive(forged, "AAAAAAAAAAAAAAAAAAAAAAAAAAA="))[0]).toBe(401);
  expect((await receive({ ...forged, From: "+13152470199" }, twilio.sign(address, forged)))[0]).toBe(401);

  for (const [at, word] of ["STOP", "stop.", "Unsubscribe", "Stop texting me please", "ALTO"].entries()) {
    const before = sentAs("no more texts").length + sentAs("ya no recibe").length;
    const fields = twilio.buildIncoming(number, word);
    for (let times = 0; times < 3; times += 1) expect(await receive(fields), word).toEqual(silence);
    for (const page of pages) expect(await askCode(page), word).toEqual(no);
    expect(sentAs("no more texts").length + sentAs("ya no recibe").length - before, word).toBe(1);
    expect(await receive(twilio.buildIncoming(number, "START"))).toEqual(silence);
    // What is played again after START stops nothing.
    expect(await receive(fields)).toEqual(silence);
    if (at === 0) expect(await askCode(pages[1])).toEqual(yes);
  }
  expect(sentAs("is your code")).toHaveLength(2);

  twilio.stopped.add(number);
  expect(await askCode(pages[2]), site.log()).toEqual(no);
  twilio.stopped.delete(number);
  expect(await askCode(pages[2])).toEqual(no);
  expect(await receive(twilio.buildIncoming(number, "START"))).toEqual(silence);
  expect(await askCode(pages[2])).toEqual(yes);

  const [text] = twilio.sent;
  const { id } = await postJson(site, submitQuoteEndpoint.path, lead);
  const report = text ? twilio.buildReport(text, "undelivered", 21610) : {};
  const reported = `${address}?record=lead.${id}`;
  expect((await receive(report, "", reported))[0]).toBe(401);
  expect(await receive(report, undefined, reported)).toEqual(silence);
  expect(await askCode(pages[2])).toEqual(no);
  expect(site.faults(), site.log()).toEqual([]);
});

test("staff sign in at the office by a mailed code, find a lead by its number, and neither host leads to the other's API", async () => {
  const site = await bringUp();
  const { officeUrl } = site;
  const member = ["--email", "mia@example.org", "--name", "Mia Office", "--role", "owner"];
  const account = { AWS_ENDPOINT_URL: site.awsEndpoint, AWS_ACCESS_KEY_ID: "AKIASTAFF", AWS_SECRET_ACCESS_KEY: "x" };
  await promisify(execFile)(
    process.execPath,
    ["packages/ops/src/main.ts", "staff", "add", ...member, "--stage", "test"],
    {
      env: { ...process.env, AWS_REGION: "us-east-1", ...account },
    },
  );
  const cookies = new Map<string, string>();
  async function ask(path: string, body?: object): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { "content-type": "application/json", origin: officeUrl, cookie };
    const answer = await fetch(
      officeUrl + path,
      body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers },
    );
    for (const each of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      cookies.set(name, value);
    }
    return answer;
  }
  expect((await send(site, "submitQuote")).status).toBe(201);
  expect((await ask(officePaths.getOffice)).status).toBe(401);
  expect((await ask(officePaths.requestSignInCode, { email: "mia@example.org" })).status, site.log()).toBe(200);
  const mail = (await readMails(site.outbox)).find((each) => each.includes("mia@example.org")) ?? "";
  const [, code = ""] = /Your code is (\d{6})/.exec(mail) ?? [];
  expect((await ask(officePaths.signIn, { code })).status, site.log()).toBe(200);
  expect([...cookies.keys()]).toContain("__Host-office");
  const search = `${officePaths.listInbox}?search=${encodeURIComponent("555-0177")}`;
  await expect.poll(async () => (await ask(search)).text()).toContain(visitor.name);
  const person = await ask(officePaths.findPerson, { email: visitor.email });
  expect(await person.text()).toContain('"kind":"lead"');
  expect((await ask(officePaths.deletePerson, { email: visitor.email })).status, site.log()).toBe(200);
  expect(await (await ask(search)).text()).not.toContain(visitor.name);

  const screen = await ask("/records/leads/1");
  expect([screen.status, screen.headers.get("x-robots-tag")]).toEqual([200, "noindex, nofollow"]);
  expect(screen.headers.get("content-security-policy")).toBe(officeHeaders["content-security-policy"]);
  expect((await fetch(site.url + officePaths.getOffice)).status).toBe(404);
  expect((await ask("/api/quotes", {})).status).toBe(404);
  expect(site.faults(), site.log()).toEqual([]);
});

/** The resources of a type, as the templates hold them. */
const rawResources = ({ templates }: Assembly, type: string) =>
  Object.values(templates)
    .flatMap(({ Resources = {} }) => Object.entries(Resources))
    .filter(([, { Type }]) => Type === type);

test("a permission that a template forgets is named, and the lead waits in the queue until the table takes it", async () => {
  const site = await bringUp((assembly) => {
    const roles = rawResources(assembly, "AWS::IAM::Policy").filter(([id]) => id.startsWith("submitQuoteRole"));
    expect(roles).toHaveLength(1);
    const statements = roles.flatMap(([, { Properties }]) => parseList(toObject(Properties?.PolicyDocument).Statement));
    for (const statement of statements.map(toObject))
      statement.Action = parseList(statement.Action).filter((action) => action !== "dynamodb:PutItem");
  });
  expect((await send(site, "submitQuote")).status).toBe(202);
  expect(site.faults()).toContain(
    "contractor-site-test-submitQuote may not dynamodb:PutItem on arn:aws:dynamodb:us-east-1:123456789012:table/contractor-site-test-records",
  );
  await expect.poll(async () => (await readdir(site.outbox)).length).toBeGreaterThanOrEqual(2);
  for (const { event } of site.invocations) if (eventSource(event) === "aws:sqs") SqsSchema.parse(event);
});

const eventSource = (event: object): unknown => {
  const [record] = "Records" in event && Array.isArray(event.Records) ? event.Records : [event];
  return record.eventSource ?? record.EventSource ?? record.source ?? (record.ResourceType ? "custom" : record.version);
};

test("every event that a function was given is what AWS's own schemas call one", async () => {
  const schemas = new Map<unknown, { parse(event: unknown): unknown }>([
    ["2.0", APIGatewayProxyEventV2Schema],
    ["aws:dynamodb", DynamoDBStreamSchema],
    ["aws.events", EventBridgeSchema],
    ["aws:sns", SnsSchema],
    ["custom", CloudFormationCustomResourceCreateSchema],
  ]);
  const site = await bringUp();
  await send(site, "submitQuote");
  await site.runSchedule("sweepPending");
  await site.reportMail({ eventType: "Bounce", mail: { tags: {} } });
  await expect.poll(() => site.invocations.map(({ event }) => eventSource(event))).toContain("aws:dynamodb");
  for (const { event } of site.invocations) schemas.get(eventSource(event))?.parse(event);
});

test("the API's own address answers nobody but the distribution", async () => {
  const site = await bringUp();
  const asked = [routeEvent("submitQuote"), officeEvent("requestSignInCode", "", "")];
  const apis = site.deployment.resources("AWS::ApiGatewayV2::Api");
  expect(apis).toHaveLength(2);
  for (const [position, api] of apis.entries()) {
    const { rawPath, body } = asked[position] ?? routeEvent("submitQuote");
    const { host } = new URL(api.attribute("ApiEndpoint"));
    const headers = { host, "content-type": "application/json" };
    const request: Request = { method: "POST", url: rawPath, host, headers, body: Buffer.from(body ?? ""), peer: "" };
    expect((await forwardTo(site.awsEndpoint)(request)).status).toBe(403);
  }
});

const hasNjs = spawnSync("njs", ["-v"]).status === 0;

test.skipIf(!hasNjs)("CloudFront's own engine decides as Node's for every kind of address", () => {
  const functions = rawResources(readAssembly(inject("assembly")), "AWS::CloudFront::Function");
  const sources = functions.map(([, { Properties }]) => String(Properties?.FunctionCode));
  const urls = [
    "/",
    "/quote",
    "/Quote/?a=1&a=2&b",
    "/index.php",
    "/no/such",
    "/%zz",
    "/%5cevil.example/",
    "/api/quotes",
  ];
  const events = urls.map((url) =>
    edgeEvent({
      method: "GET",
      url,
      host: "h",
      headers: { host: "h", cookie: "a=1" },
      body: Buffer.alloc(0),
      peer: "",
    }),
  );
  for (const source of sources) {
    const answers = `${JSON.stringify(events)}.map((event) => JSON.stringify(handler(event))).join("\\n")`;
    const program = `(function () { ${source}; return ${answers}; })()`;
    const { stdout } = spawnSync("njs", ["-q", "-c", `console.log(${program})`], { encoding: "utf8" });
    expect(stdout.trim()).toBe(runInNewContext(program));
  }
});
