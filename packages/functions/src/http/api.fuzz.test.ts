import { buildEntryRequest } from "@site/core/giveaway/entry.fixture";
import { buildApplicationRequest } from "@site/core/jobs/application.fixture";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { handlerContextWith } from "../context.fixture.ts";
import { handler as enterGiveaway } from "../giveaway/enter-giveaway.ts";
import { handler as applyForJob } from "../jobs/apply-for-job.ts";
import type { lambda } from "../lambda.ts";
import {
  submitQuoteHandler as submitQuote,
  submitServiceRequestHandler as submitServiceRequest,
} from "../quote/submit-quote.ts";
import type { ApiEvent, ApiResult } from "./api.ts";
import { buildContext, buildEvent } from "./event.fixture.ts";

type Handler = ReturnType<typeof lambda<ApiEvent, ApiResult>>;

beforeAll(() => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});

afterAll(() => {
  vi.restoreAllMocks();
});

const context = handlerContextWith({ RATE_LIMIT: "off" });

const service = { name: "Ann", phone: "315 555 0142", product: "doors", description: "The lock sticks." };

const forms: [path: string, handler: Handler, valid: object][] = [
  ["/api/quotes", submitQuote, buildQuoteRequest()],
  ["/api/service-requests", submitServiceRequest, service],
  ["/api/contest/entries", enterGiveaway, buildEntryRequest()],
  ["/api/jobs/apply", applyForJob, buildApplicationRequest()],
];

/** Any text that JSON can carry, lone surrogates and controls among it. */
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((codes) => String.fromCharCode(...codes)),
  fc.constantFrom("__proto__", "constructor", "\u202E", "\r\nBcc: a@b.co", "a@b.co", "x".repeat(201)),
);

const value = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }));

/** A valid body with some fields replaced, some more of any name, and some taken out. */
const mutated = (valid: object) =>
  fc
    .tuple(
      fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(valid)), fc.string({ maxLength: 12 })), value, {
        maxKeys: 4,
      }),
      fc.subarray(Object.keys(valid), { maxLength: 2 }),
    )
    .map(([changes, missing]) => {
      const entries = Object.entries({ ...valid, ...changes }).filter(([name]) => !missing.includes(name));
      return JSON.stringify(Object.fromEntries(entries));
    });

/** Text that is nearly JSON: cut, doubled or with a character changed. */
const broken = (valid: object) =>
  fc
    .tuple(fc.nat(JSON.stringify(valid).length), fc.string({ unit: "binary", maxLength: 3 }))
    .map(([at, insert]) => JSON.stringify(valid).slice(0, at) + insert);

const body = (valid: object) =>
  fc.oneof(
    { arbitrary: mutated(valid), weight: 6 },
    { arbitrary: broken(valid), weight: 2 },
    { arbitrary: fc.json({ maxDepth: 8 }), weight: 1 },
    { arbitrary: fc.string({ unit: "binary", maxLength: 400 }), weight: 1 },
  );

test.each(forms)("%s answers 600 random bodies with JSON and never with a 5xx", async (path, route, valid) => {
  const handler = route.withContext(context);
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(body(valid), fc.boolean(), async (sent, isBase64Encoded) => {
      const encoded = isBase64Encoded ? Buffer.from(sent).toString("base64") : sent;
      const { statusCode = 0, body: answer = "" } = await handler(
        buildEvent({ rawPath: path, body: encoded, isBase64Encoded }),
        buildContext(),
      );
      seen.add(statusCode);
      const json = JSON.parse(answer);
      if (statusCode === 201) {
        const text = expect.any(String);
        expect(json).toEqual({ id: text, reference: text, page: text, reach: text });
      } else {
        expect([400, 413]).toContain(statusCode);
        expect(json.message).toMatch(/\w/);
      }
    }),
    { numRuns: 600, seed: 20_261_121 },
  );
  expect(Reflect.ownKeys(Object.prototype)).not.toContain("polluted");
  expect([...seen]).toEqual(expect.arrayContaining([201, 400]));
});
