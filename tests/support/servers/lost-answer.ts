import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";

const writes = new Set(["PutItemCommand", "UpdateItemCommand", "DeleteItemCommand"]);

/**
 * Cuts the connection once, after the store has done a write and before its answer arrives: the client's own retry then
 * meets its own row.
 * @param which the write whose answer is lost, counted from 0; none when absent
 * @returns how many writes there were, whether an answer was lost, and how to stop
 */
export function loseAnswer(client: DynamoDBDocumentClient, which?: number) {
  const inputs = new Set<object>();
  let isLost = false;
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (args) => {
        const result = await next(args);
        if (!writes.has(commandName) || inputs.has(args.input)) return result;
        inputs.add(args.input);
        if (isLost || inputs.size - 1 !== which) return result;
        isLost = true;
        throw Object.assign(new Error("the connection was cut"), { name: "TimeoutError" });
      },
    { step: "deserialize", name: "loseAnswer", priority: "low" },
  );
  return {
    count: () => inputs.size,
    wasLost: () => isLost,
    stop: () => client.middlewareStack.remove("loseAnswer"),
  };
}
