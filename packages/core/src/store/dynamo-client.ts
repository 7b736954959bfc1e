import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { NodeHttpHandler } from "@smithy/node-http-handler";

/** Time limits of one request, in ms. Three attempts with back-off stay under 4 s, so that a form answers within 7 s.
 * `requestTimeout` alone only warns: measured, a silent peer kept the call pending until `throwOnRequestTimeout` was
 * set. */
const timeouts = { connectionTimeout: 300, requestTimeout: 1000, throwOnRequestTimeout: true } as const;

/** Half an emoji, as JSON writes it. The table refuses all that is beside one, and a row that can't be written or indexed is
 * worse than a sign that can't be read. */
const halfLetter = /\\ud[89a-f]/;
const utf8 = new TextDecoder();
const mendText = (_: string, value: unknown) => (typeof value === "string" ? value.toWellFormed() : value);

/** Makes a client of the table's service. Nothing is asked before its first command. */
export function dynamoClient(endpoint: string | undefined): DynamoDBDocumentClient {
  const client = new DynamoDBClient({
    // A local endpoint takes any credentials; on AWS the function's role is used.
    ...(endpoint
      ? { endpoint, region: "us-east-1", credentials: { accessKeyId: "local", secretAccessKey: "local" } }
      : {}),
    maxAttempts: 3,
    retryMode: "standard",
    requestHandler: new NodeHttpHandler(timeouts),
  });
  client.middlewareStack.add(
    (next) => (args) => {
      const request = args.request as { body: Uint8Array | string };
      const body = typeof request.body === "string" ? request.body : utf8.decode(request.body);
      if (halfLetter.test(body)) request.body = JSON.stringify(JSON.parse(body, mendText));
      return next(args);
    },
    { step: "serialize", priority: "low" },
  );
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}
