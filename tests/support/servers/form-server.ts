import { enterGiveawayEndpoint } from "@site/core/giveaway/contract";
import { buildEntryRequest } from "@site/core/giveaway/entry.fixture";
import { entries } from "@site/core/giveaway/record";
import { buildApplicationRequest } from "@site/core/jobs/application.fixture";
import { applyForJobEndpoint } from "@site/core/jobs/contract";
import { applications } from "@site/core/jobs/record";
import { submitQuoteEndpoint, submitServiceRequestEndpoint } from "@site/core/leads/contract";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { leads } from "@site/core/leads/record";
import { listenLocally } from "@site/core/listen-locally";
import { buildReference } from "@site/core/records/reference";
import { newId } from "@site/core/store/ids";
import { patient } from "@site/core/store/patient.fixture";
import { apiOver, createSiteServer } from "@site/dev/server/server";
import { localTableName, openStore } from "@site/dev/store/embedded-dynamodb";
import { handlerContext } from "@site/functions/context";
import { expect, vi } from "vitest";

/** The answer to a form whose record has this id. */
export const acceptedAs = (id: string) => ({
  id,
  reference: buildReference(id),
  page: expect.stringMatching(/^\/request\/[\w-]{54}$/),
  reach: expect.stringMatching(/^(?:call|email|call or (?:email|text))$/),
});

/** Sends a form's body. `key` is its Idempotency-Key, `raw` a body that is sent as it is. */
interface Post {
  path: string;
  body?: unknown;
  raw?: string;
  key?: string;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The API behind HTTP on a store of its own. */
export async function startForms(env: Record<string, string> = { RATE_LIMIT: "off" }) {
  const store = await openStore();
  const log: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => log.push(String(line).trimEnd()) > 0);
  const context = patient(
    handlerContext({
      DYNAMODB_ENDPOINT: store.endpoint,
      TABLE_NAME: localTableName,
      IP_HASH_SECRET: "test",
      ...env,
    }),
  );
  const server = createSiteServer(apiOver(context), async (_, response) => void response.writeHead(404).end());
  const url = await listenLocally(server);
  return {
    url,
    context,
    /** The lines that the handlers logged. */
    log,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.close();
    },
    /** Every stored record of the forms. */
    async rows(): Promise<{ id: string; [field: string]: unknown }[]> {
      const pages = [
        await leads(context.store).scan.go({ pages: "all" }),
        await entries(context.store).scan.go({ pages: "all" }),
        await applications(context.store).scan.go({ pages: "all" }),
      ];
      return pages.flatMap(({ data }): { id: string }[] => data);
    },
    async post({ path, body, raw, key = newId(), headers = {} }: Post): Promise<Answer> {
      const response = await fetch(url + path, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": key, ...headers },
        body: raw ?? JSON.stringify(body),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, json: parse(text) };
    },
  };
}

const buildServiceRequest = () => ({
  name: "Ann Lee",
  phone: "315 555 0142",
  email: "ann@example.org",
  address: "12 Main St",
  product: "doors",
  description: "The lock sticks.",
});

/** Every form with its path and a valid body. */
export const forms = [
  { path: submitQuoteEndpoint.path, body: buildQuoteRequest({ phone: "315 555 0142" }) },
  { path: submitServiceRequestEndpoint.path, body: buildServiceRequest() },
  { path: enterGiveawayEndpoint.path, body: buildEntryRequest() },
  { path: applyForJobEndpoint.path, body: buildApplicationRequest() },
];
