import type { CreateTableCommandInput } from "@aws-sdk/client-dynamodb";
import { globalIndexes, primaryIndex, sparseIndexes } from "./table.ts";

const keySchema = ({ partitionKey, sortKey }: { partitionKey: string; sortKey: string }) => [
  { AttributeName: partitionKey, KeyType: "HASH" as const },
  { AttributeName: sortKey, KeyType: "RANGE" as const },
];

/** The stack's table with its indexes, for a store that answers DynamoDB's protocol. */
export const tableDefinition = (TableName: string): CreateTableCommandInput => ({
  TableName,
  BillingMode: "PAY_PER_REQUEST",
  KeySchema: keySchema(primaryIndex),
  AttributeDefinitions: [primaryIndex, ...Object.values(globalIndexes), ...sparseIndexes]
    .flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey])
    .map((AttributeName) => ({ AttributeName, AttributeType: "S" })),
  GlobalSecondaryIndexes: [
    ...Object.entries(globalIndexes).map(([IndexName, index]) => ({
      IndexName,
      KeySchema: keySchema(index),
      Projection: { ProjectionType: "ALL" as const },
    })),
    ...sparseIndexes.map((index) => ({
      IndexName: index.name,
      KeySchema: keySchema(index),
      Projection: { ProjectionType: "INCLUDE" as const, NonKeyAttributes: [...index.attributes] },
    })),
  ],
});
