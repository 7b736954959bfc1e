import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { submitQuoteEndpoint } from "@site/core/leads/contract";
import { listenLocally } from "@site/core/listen-locally";
import { keys } from "./samples.ts";

/** Services that a function of ours calls. */
const services = ["secretsmanager", "dynamodb", "ses", "sqs", "bedrock", "s3", "sms-voice"] as const;
type Service = (typeof services)[number];

/** Every request says by its signature which service it is for. */
const getService = ({ headers }: IncomingMessage): Service | undefined => {
  const scope = /Credential=[^/]+\/\d+\/[\w-]+\/([\w-]+)\//.exec(headers.authorization ?? "")?.[1];
  return services.find((service) => service === scope);
};

/** The access key of a caller names the services that its role may not use. */
const deniedFor = ({ headers }: IncomingMessage): string[] =>
  /Credential=DENIED-([\w.-]+)\//.exec(headers.authorization ?? "")?.[1]?.split(".") ?? [];

const photo = readFileSync("packages/ops/src/sample-photo.jpg");

interface Call {
  service: Service | undefined;
  body: string;
}

/**
 * Stands in for the AWS services on loopback: secrets that name themselves or hold the samples' keys, a table at `store`, mail and queue that accept
 * everything. Callers whose access key is `DENIED-<service>.<service>` are refused there, as without the
 * permission.
 * @param store address of a DynamoDB-compatible store
 * @param onQuote told the key of each lead that is posted here as if to the site
 */
export async function startAwsStub(store: string, onQuote: (id: string) => Promise<unknown>) {
  const calls: Call[] = [];

  const json = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { "content-type": "application/x-amz-json-1.0" }).end(JSON.stringify(body));

  const answers: Record<Service, (body: string, request: IncomingMessage, response: ServerResponse) => unknown> = {
    async dynamodb(body, { headers }, response) {
      const names = ["authorization", "x-amz-target", "x-amz-date"];
      const kept = names.map((name) => [name, String(headers[name] ?? "")]);
      const more = { "content-type": "application/x-amz-json-1.0" };
      const answer = await fetch(store, { method: "POST", headers: { ...Object.fromEntries(kept), ...more }, body });
      response.writeHead(answer.status, more).end(await answer.text());
    },
    secretsmanager(body, _, response) {
      const { SecretId } = JSON.parse(body);
      json(response, 200, { SecretString: SecretId.endsWith("/keys") ? JSON.stringify(keys) : SecretId });
    },
    ses: (_body, _, response) => json(response, 200, { MessageId: "message-1" }),
    sqs(body, _, response) {
      const MD5OfMessageBody = createHash("md5").update(JSON.parse(body).MessageBody).digest("hex");
      json(response, 200, { MessageId: "1", MD5OfMessageBody });
    },
    "sms-voice": (_body, _, response) => json(response, 200, { MessageId: "text-1" }),
    s3: (_body, { method }, response) => response.writeHead(200).end(method === "GET" ? photo : undefined),
    bedrock: (_body, _, response) => json(response, 500, { message: "no model here" }),
  };

  const places = { reviews: [{ name: "places/1/reviews/1", rating: 5, authorAttribution: { displayName: "Ann" } }] };

  /** What is no service of AWS: the site, the CRM and Google. */
  async function answerOthers({ url, headers }: IncomingMessage, response: ServerResponse) {
    if (url === submitQuoteEndpoint.path) {
      await onQuote(String(headers["idempotency-key"]));
      json(response, 201, {});
    } else if (url?.startsWith("/v1/places/")) json(response, 200, places);
    else json(response, url === "/webhook" ? 200 : 500, {});
  }

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const service = getService(request);
    calls.push({ service, body });
    if (!service) await answerOthers(request, response);
    else if (deniedFor(request).includes("s3") && service === "s3")
      response.writeHead(403).end("<Error><Code>AccessDenied</Code></Error>");
    else if (deniedFor(request).includes(service))
      json(response, 400, { __type: "AccessDeniedException", message: "marked-secret-arn is not authorized" });
    else await answers[service](body, request, response);
  });
  const endpoint = await listenLocally(server);
  return { endpoint, calls, close: () => server.close() };
}
