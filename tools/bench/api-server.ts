// A server for `npm run bench -- api`: `handlers` runs the route's handler as Lambda does, `bare` is Node's HTTP server with JSON.parse
// and the same conditional put, `electro` the bare server with that put made by ElectroDB. All tell their CPU time at
// /cpu, ms.

import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json, text } from "node:stream/consumers";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, PutCommand } from "@aws-sdk/lib-dynamodb";
import { environment } from "@site/core/settings";
import { buildContext, buildEvent } from "@site/functions/http/event.fixture";

const [mode, endpoint, template = "{}"] = process.argv.slice(2);

/** An item as the handler wrote it; the bare server puts the same with another key. */
const item: Record<string, unknown> & { pk?: string; id?: string } = JSON.parse(template);

function bareListener() {
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region: "us-east-1", credentials }));
  return async (request: IncomingMessage, response: ServerResponse) => {
    const body = (await json(request)) as object;
    const id = randomUUID();
    const Item = { ...item, ...body, id, pk: item.pk?.replace(item.id ?? "", id), createdAt: new Date().toISOString() };
    const ConditionExpression = "attribute_not_exists(pk)";
    await client.send(new PutCommand({ TableName: environment.TABLE_NAME, Item, ConditionExpression }));
    response.writeHead(201, { "content-type": "application/json" }).end(JSON.stringify({ id }));
  };
}

async function electroListener() {
  const { leadRecord } = await import("@site/core/leads/record");
  const { createContext } = await import("@site/core/context");
  const { readSettings } = await import("@site/core/settings");
  const { storeOnce } = await import("@site/core/records/receive");
  const context = createContext(readSettings(environment));
  return async (request: IncomingMessage, response: ServerResponse) => {
    const body = (await json(request)) as object;
    const id = randomUUID();
    await storeOnce(context, leadRecord, { ...item, ...body, id });
    response.writeHead(201, { "content-type": "application/json" }).end(JSON.stringify({ id }));
  };
}

/**
 * The handler behind as little as turns a request into Lambda's event. The event's other parts, and the headers of the
 * answer, are API Gateway's work: Lambda hands the result on as one JSON text.
 */
async function handlersListener() {
  const { submitQuoteHandler } = await import("@site/functions/handlers/quote/submit-quote");
  return async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const result = await submitQuoteHandler(buildEvent({ body }), buildContext());
    response.writeHead(result.statusCode ?? 500, { "content-type": "application/json" }).end(JSON.stringify(result));
  };
}

const listeners = { bare: bareListener, electro: electroListener, handlers: handlersListener };
export type Mode = keyof typeof listeners;

// Also when who asked was killed: without it the servers would stay.
process.once("disconnect", () => process.exit(0));
const listener = await listeners[mode as Mode]();
const server = createServer((request, response) => {
  if (request.url !== "/cpu") return listener(request, response);
  const { user, system } = process.cpuUsage();
  response.end(String((user + system) / 1000));
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  process.send?.(port);
});
