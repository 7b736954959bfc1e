import { CreateTableCommand, type CreateTableCommandInput, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { openStore } from "@site/dev/store/embedded-dynamodb";
import type { Call, Need, Service } from "../aws.ts";
import type { Answer } from "../internet.ts";
import type { Deployment, Resource } from "../template.ts";
import { account, region, toObject, toText } from "../value.ts";

type Item = Record<string, unknown>;

/** A record of the table's stream, as Lambda hands it over. */
export interface StreamRecord {
  eventID: string;
  eventName: "INSERT" | "MODIFY" | "REMOVE";
  eventVersion: "1.1";
  eventSource: "aws:dynamodb";
  awsRegion: string;
  eventSourceARN: string;
  dynamodb: {
    ApproximateCreationDateTime: number;
    Keys: Item;
    NewImage?: Item;
    SequenceNumber: string;
    SizeBytes: number;
    StreamViewType: string;
  };
}

const tableArn = (name: unknown): string =>
  String(name).startsWith("arn:") ? String(name) : `arn:aws:dynamodb:${region}:${account}:table/${name}`;

/** DynamoDB's permissions: an index is a resource of its own, a batch needs its action on every table in it. */
function needs({ operation, input }: Call): Need[] {
  const action = `dynamodb:${operation}`;
  const { TableName, IndexName, RequestItems } = input;
  if (RequestItems) return Object.keys(RequestItems).map((name) => ({ action, resource: tableArn(name) }));
  if (!TableName) return [{ action, resource: "*" }];
  return [{ action, resource: IndexName ? `${tableArn(TableName)}/index/${IndexName}` : tableArn(TableName) }];
}

const creation = ({ properties }: Resource) => {
  const { TableName, AttributeDefinitions, KeySchema, GlobalSecondaryIndexes, BillingMode } = properties;
  return { TableName, AttributeDefinitions, KeySchema, GlobalSecondaryIndexes, BillingMode } as unknown;
};

const writes = new Set(["PutItem", "UpdateItem", "DeleteItem"]);

/**
 * The table of the template in a store that speaks DynamoDB's protocol, with the stream that the template asks for: the
 * proxy looks at a row before and after each write.
 * @param onRecord told each record of the stream, in the order of a row's writes
 */
export async function createStore(deployment: Deployment, onRecord: (record: StreamRecord) => void) {
  const { endpoint, close } = await openStore();
  const credentials = { accessKeyId: "rehearsal", secretAccessKey: "rehearsal" };
  const client = new DynamoDBClient({ endpoint, region, credentials });
  const tables = deployment.resources("AWS::DynamoDB::Table");
  for (const table of tables) await client.send(new CreateTableCommand(creation(table) as CreateTableCommandInput));
  client.destroy();

  const headers = (operation: string) => ({
    "content-type": "application/x-amz-json-1.0",
    "x-amz-target": `DynamoDB_20120810.${operation}`,
    "x-amz-date": "20260101T000000Z",
    authorization:
      "AWS4-HMAC-SHA256 Credential=rehearsal/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0",
  });

  const ask = (operation: string, body: string | Uint8Array<ArrayBuffer>) =>
    fetch(endpoint, { method: "POST", headers: headers(operation), body });

  async function read(TableName: unknown, Key: Item): Promise<Item | undefined> {
    const answer = await ask("GetItem", JSON.stringify({ TableName, Key, ConsistentRead: true }));
    const { Item: found }: { Item?: Item } = await answer.json();
    return found;
  }

  let sequence = 0;
  const last = new Map<string, Promise<unknown>>();

  async function forward({ operation, body }: Call): Promise<Answer> {
    const answer = await ask(operation, new Uint8Array(body));
    const sent = ["content-type", "x-amz-crc32"].flatMap((name) => {
      const value = answer.headers.get(name);
      return value ? [[name, value]] : [];
    });
    return {
      status: answer.status,
      headers: Object.fromEntries(sent),
      body: Buffer.from(await answer.arrayBuffer()),
    };
  }

  function record(table: Resource, view: string, change: { Keys: Item; before?: Item; after?: Item }): StreamRecord {
    const { Keys, before, after } = change;
    sequence += 1;
    return {
      eventID: String(sequence),
      eventName: before ? (after ? "MODIFY" : "REMOVE") : "INSERT",
      eventVersion: "1.1",
      eventSource: "aws:dynamodb",
      awsRegion: region,
      eventSourceARN: table.attribute("StreamArn"),
      dynamodb: {
        ApproximateCreationDateTime: Math.floor(Date.now() / 1000),
        Keys,
        ...(after && view.startsWith("NEW") ? { NewImage: after } : {}),
        SequenceNumber: String(sequence).padStart(21, "0"),
        SizeBytes: JSON.stringify(after ?? {}).length,
        StreamViewType: view,
      },
    };
  }

  async function write(call: Call, table: Resource, Keys: Item): Promise<Answer> {
    const view = toText(toObject(table.properties.StreamSpecification).StreamViewType);
    if (!view) return forward(call);
    const before = await read(table.ref, Keys);
    const answer = await forward(call);
    if (answer.status !== 200) return answer;
    const after = await read(table.ref, Keys);
    if (JSON.stringify(before) !== JSON.stringify(after))
      onRecord(record(table, view, { Keys, ...(before && { before }), ...(after && { after }) }));
    return answer;
  }

  /** Writes to one row wait for each other, so that each sees what it changed. */
  function inTurn(row: string, work: () => Promise<Answer>): Promise<Answer> {
    const turn = (last.get(row) ?? Promise.resolve()).then(work, work);
    last.set(row, turn);
    return turn;
  }

  const service: Service = {
    needs,
    answer(call) {
      const { operation, input } = call;
      if (/Transact|BatchWrite/.test(operation)) throw new Error(`the rehearsal's stream doesn't see ${operation}`);
      const table = tables.find(({ ref }) => ref === input.TableName);
      if (!writes.has(operation) || !table) return forward(call);
      const names = toObject({ keys: table.properties.KeySchema ?? [] }).keys;
      const given = (input.Key ?? input.Item ?? {}) as Item;
      const Keys = Object.fromEntries(
        [names].flat(2).map((each) => {
          const name = toText(toObject(each).AttributeName);
          return [name, given[name]];
        }),
      );
      return inTurn(JSON.stringify(Keys), () => write(call, table, Keys));
    },
  };
  return { service, close };
}
