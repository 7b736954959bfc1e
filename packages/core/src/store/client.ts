import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { env } from "../env.ts";

/**
 * Time limits of one request, in ms. Three attempts with back-off stay under 4 s, so that a form answers within 7 s.
 * `requestTimeout` alone only warns: measured, a silent peer kept the call pending until `throwOnRequestTimeout` was set.
 */
const timeouts = { connectionTimeout: 300, requestTimeout: 1000, throwOnRequestTimeout: true } as const;

const endpoint = env.dynamodbEndpoint;

/** A local endpoint takes any credentials; on AWS the function's role is used. */
const client = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    ...(endpoint
      ? { endpoint, region: "us-east-1", credentials: { accessKeyId: "local", secretAccessKey: "local" } }
      : {}),
    maxAttempts: 3,
    retryMode: "standard",
    requestHandler: new NodeHttpHandler(timeouts),
  }),
  { marshallOptions: { removeUndefinedValues: true } },
);

/** What every entity is built with: the one client of the process and the stage's table. */
export const store = { client, table: env.tableName };
