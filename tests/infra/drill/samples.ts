import { createHmac } from "node:crypto";
import { buildToken } from "@site/core/records/request-link";
import { readSettings } from "@site/core/settings";
import { newId } from "@site/core/store/ids";
import type { background } from "@site/functions/background";
import { officeBodies } from "@site/functions/handlers/office/office-bodies.fixture";
import { type OfficeRoute, officeRoutes } from "@site/functions/office-routes";
import { type Route, routes } from "@site/functions/routes";

/** A person whose details must never be found in a log. */
export const visitor = {
  name: "Zebulon Markedvisitor",
  email: "zebulon.marked@example.org",
  phone: "(315) 555-0177",
  address: "77 Marked Court",
} as const;

const { name, email, phone, address } = visitor;
const filledMs = 60_000;

/** Bodies by endpoint; a new POST route needs a line here. */
const bodies: Partial<Record<keyof typeof routes, object>> = {
  submitQuote: { name, email, phone, serviceType: "windows", notes: `Call ${name} at ${phone}`, filledMs },
  submitServiceRequest: { name, email, phone, address, product: "doors", description: `${name} has a draft`, filledMs },
  enterGiveaway: {
    ...visitor,
    cityZip: "Utica, NY 13501",
    projectInterest: "Windows",
    referralSource: "Google",
    agreedToTerms: "yes",
    filledMs,
  },
  applyForJob: { ...visitor, position: "Installer", coverLetter: `I am ${name}`, filledMs },
  createChatSession: { sessionData: { startedAt: "2026-11-21T12:00:00.000Z", userName: name } },
  countPageViews: { views: ["quote"], counts: { call: 1 } },
  queryContent: { query: "query PageBySlug($slug: ID!) { page(id: $slug) { id } }", variables: { slug: name } },
};

/** What the stage's JSON secret holds. */
export const keys = {
  generated: "k".repeat(48),
  WEBHOOK_SECRET: "crm",
  WORDPRESS_SECRET: "wordpress",
  GOOGLE_PLACES_API_KEY: "places",
} as const;

/** How WordPress signs what it reports. */
function reported() {
  const body = JSON.stringify({ id: newId(), changes: [{ type: "all" }] });
  const time = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", keys.WORDPRESS_SECRET).update(`${time}.${body}`).digest("hex");
  return { body, headers: { "x-timestamp": time, "x-signature": `sha256=${signature}` } };
}

const derived = (variable: string): string => createHmac("sha256", keys.generated).update(variable).digest("hex");

/** The other secrets' values are their names (aws-stub.ts). */
const chatSecret = derived("CHAT_SECRET");
const originSecret = "contractor-site/test/origin-3";

/** What is sent to a chat that exists. @param sessionId of a session made before */
function chatMessage(sessionId: string) {
  const tag = createHmac("sha256", chatSecret).update(sessionId).digest("base64url");
  return {
    body: {
      sessionId,
      message: `I am ${name}, ${email}`,
      role: "user",
      content: `I am ${name}`,
      contact: { name, email, phone },
    },
    cookie: `__Host-chat=${tag}`,
  };
}

const queriesFor = (sessionId: string): Record<string, Record<string, string>> => ({
  readChatSession: { sessionId },
  getSeo: { path: "/quote" },
  getThemeFile: { path: "/wp-content/themes/sample/a.woff2" },
});

/** An HTTP API event of a visitor who came through CloudFront. */
export function routeEvent(key: string, sessionId = newId()) {
  const route: Route | undefined = Object.entries<Route>(routes).find(([each]) => each === key)?.[1];
  const [method = "GET", pattern = "/no/such/page"] = route ? [route.endpoint.method, route.endpoint.path] : [];
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, each = ""]) => each);
  const values: Record<string, string> = { category: "windows", id: "7", name: "Sam", resource: "pages" };
  const pathParameters = Object.fromEntries(names.map((each) => [each, values[each] ?? "windows"]));
  const rawPath = pattern.replace(/\{(\w+)\}/g, (_, each: string) => pathParameters[each] ?? "");
  const chat = chatMessage(sessionId);
  const query = queriesFor(sessionId)[key];
  const sample = Object.entries(bodies).find(([each]) => each === key)?.[1];
  const report = key === "contentChanged" ? reported() : undefined;
  return {
    version: "2.0",
    routeKey: `${method} ${pattern}`,
    rawPath,
    rawQueryString: new URLSearchParams(query).toString(),
    queryStringParameters: query ?? {},
    pathParameters,
    headers: {
      host: "api.internal",
      "content-type": "application/json",
      "idempotency-key": newId(),
      "x-origin-verify": originSecret,
      "x-forwarded-for": "198.51.100.7",
      "x-forwarded-proto": "https",
      ...report?.headers,
    },
    cookies: [chat.cookie],
    requestContext: {
      http: {
        method,
        path: rawPath,
        sourceIp: "198.51.100.7",
        userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      },
    },
    isBase64Encoded: false,
    ...(method === "POST" ? { body: report?.body ?? JSON.stringify(sample ?? chat.body) } : {}),
  };
}

/** The token of a lead's page. */
const tokenOf = (id: string): string =>
  buildToken(readSettings({ IP_HASH_SECRET: derived("IP_HASH_SECRET") }), "lead", { id });

/** A file that its visitor has sent. */
export const fileId = newId();

/** A photo that its visitor sends with a lead. */
export const uploadEvent = (id: string) => ({
  ...routeEvent("startUpload"),
  body: JSON.stringify({ token: tokenOf(id), id: newId(), type: "image/jpeg", bytes: 5000 }),
});

/** What its visitor does on the page of a lead: a code is mailed for it. @param id of the lead */
export const requestEvent = (id: string) => ({
  ...routeEvent("changeRequest"),
  body: JSON.stringify({ token: tokenOf(id), action: "withdraw" }),
});

/** A mail program stops mails by the link of a lead. */
export const stopEvent = (id: string) => ({
  ...routeEvent("stopMails"),
  queryStringParameters: { token: tokenOf(id) },
  body: "List-Unsubscribe=One-Click",
});

/** The owner of the drilled office. */
export const staffEmail = "owner.drill@example.org";

/** Bodies by endpoint of the office, about the drilled visitor. */
const staffBodies: Record<string, object> = {
  ...officeBodies,
  requestSignInCode: { email: staffEmail },
  stopDigest: { email: staffEmail, key: "made-up" },
  changeRecord: { version: 0, change: { kind: "note", text: `${name} called` } },
  saveWinnersRequest: { kind: "asked", id: newId(), name, contact: email },
  findPerson: { email },
  deletePerson: { email },
};

/** An HTTP API event of somebody of the staff. @param secret of their session @param leadId that it is about */
export function officeEvent(key: string, secret: string, leadId: string) {
  const { endpoint }: OfficeRoute = officeRoutes[key as keyof typeof officeRoutes];
  const pathParameters: Record<string, string> = { noun: "leads", id: leadId };
  const rawPath = endpoint.path.replace(/\{(\w+)\}/g, (_, each: string) => pathParameters[each] ?? "");
  const event = routeEvent(key);
  const host = "office.example.org";
  return {
    ...event,
    routeKey: `${endpoint.method} ${endpoint.path}`,
    rawPath,
    rawQueryString: "",
    queryStringParameters: {},
    pathParameters,
    headers: { ...event.headers, origin: `https://${host}`, "x-viewer-host": host },
    cookies: [`__Host-office=${secret}`],
    requestContext: { http: { ...event.requestContext.http, method: endpoint.method, path: rawPath } },
    body: endpoint.method === "POST" ? JSON.stringify(staffBodies[key]) : undefined,
  };
}

let mornings = 0;

/** Eleven in New York, of another day for each run: one day's mail goes out once. */
function nextMorning(): string {
  mornings += 1;
  return `${new Date(Date.now() + (7 + mornings) * 86_400_000).toISOString().slice(0, 10)}T15:30:00Z`;
}

/** Events of background tasks. @param leadId a pending lead in the table */
export const backgroundEvents = (leadId: string): Record<keyof typeof background, object> => ({
  notifyRecords: {
    Records: [
      {
        eventName: "INSERT",
        dynamodb: { Keys: { pk: { S: `$site#id_${leadId}` }, sk: { S: "$lead_1" } }, SequenceNumber: "1" },
      },
    ],
  },
  indexRecords: {
    Records: [
      {
        eventName: "MODIFY",
        dynamodb: { Keys: { pk: { S: `$site#id_${leadId}` }, sk: { S: "$lead_1" } }, SequenceNumber: "1" },
      },
    ],
  },
  // An hour from now the lead is late.
  sweepPending: { time: new Date(Date.now() + 3_600_000).toISOString() },
  sendDigests: { time: nextMorning() },
  replayFallbackQueue: {
    Records: [
      {
        messageId: "parked-1",
        body: JSON.stringify({
          kind: "lead",
          record: { id: newId(), ...bodies.submitQuote, filledMs: undefined, source: "quote" },
        }),
      },
    ],
  },
  takeInTexts: {
    Records: ["STOP", "Do you do gutters?"].map((messageBody) => ({
      Sns: { Message: JSON.stringify({ originationNumber: "+13152470142", messageBody, inboundMessageId: newId() }) },
    })),
  },
  takeInFile: { detail: { object: { key: `incoming/${leadId}/0/${fileId}` } } },
  recordFeedback: {
    Records: [
      {
        Sns: {
          Message: JSON.stringify({
            eventType: "Complaint",
            complaint: { complainedRecipients: [{ emailAddress: email }] },
            mail: { tags: { kind: ["lead"], id: [leadId], notice: ["visitor"] } },
          }),
        },
      },
    ],
  },
  syncReviews: {},
  sendCanary: {},
});
