import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { NodeHttpHandler } from "@smithy/node-http-handler";

/** Time limits of one request, in ms. Three attempts with back-off stay under 4 s, so that a form answers within 7 s.
 * `requestTimeout` alone only warns: measured, a silent peer kept the call pending until `throwOnRequestTimeout` was
 * set. */
const timeouts = { connectionTimeout: 300, requestTimeout: 1000, throwOnRequestTimeout: true } as const;

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
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}
