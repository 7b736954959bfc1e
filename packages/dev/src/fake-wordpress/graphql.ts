import { type DocumentNode, execute, GraphQLError, Kind, parse, validate } from "graphql";
import { getNodes } from "./graphql-nodes.ts";
import { schema } from "./graphql-schema.ts";
import type { Library } from "./library.ts";
import type { RestReply, RestRequest } from "./rest.ts";

const buildFailure = (status: number, message: string): RestReply => ({ status, body: { errors: [{ message }] } });

const badJson =
  'Expected JSON object or array for "application/json" request, but failed to parse because: Syntax error';
const noQuery = 'GraphQL Request must include at least one of those two parameters: "query" or "queryId"';
const noIntrospection =
  "The query contained __schema or __type, however GraphQL introspection is not allowed for public requests by default. Public introspection can be enabled under the WPGraphQL Settings.";
const mostOperations = 10;

interface Operation {
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
  extensions?: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const messages = (errors: readonly GraphQLError[]) =>
  errors.map(({ message }) => ({ message: message.replace(/ Did you mean .*$/, "") }));

function operationError(document: DocumentNode, name: unknown, isGet: boolean): string | undefined {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const chosen = operations.filter((operation) => !name || ("name" in operation && operation.name?.value === name));
  const [first] = chosen;
  if (chosen.length !== 1 || !first || !("operation" in first)) return "Failed to determine operation type";
  if (first.operation === "subscription") return "Schema is not configured for subscriptions.";
  return isGet && first.operation !== "query" ? "GET supports only query operation" : undefined;
}

async function run(library: Library, origin: string, operation: Operation, isGet = false): Promise<object> {
  const { query, variables, operationName } = operation;
  if (isObject(operation.extensions) && "persistedQuery" in operation.extensions)
    return { errors: [{ message: "Persisted queries are not supported by this server" }] };
  if (typeof query !== "string" || query === "") return { errors: [{ message: noQuery }] };
  const document = parse(query);
  const problem = operationError(document, operationName, isGet);
  if (problem) return { errors: [{ message: problem }] };
  if (/\b__(schema|type)\b/.test(query)) return { errors: [{ message: noIntrospection }] };
  const invalid = validate(schema, document, undefined, { hideSuggestions: true });
  if (invalid.length > 0) return { errors: messages(invalid) };
  const { data, errors } = await execute({
    schema,
    document,
    rootValue: getNodes(library, origin),
    variableValues: isObject(variables) ? variables : {},
    operationName: typeof operationName === "string" ? operationName : undefined,
  });
  return { ...(errors ? { errors: messages(errors) } : {}), ...(data === undefined ? {} : { data }) };
}

async function post(library: Library, origin: string, { headers, body }: RestRequest): Promise<RestReply> {
  const type = String(headers["content-type"] ?? "").split(";")[0];
  if (type !== "application/json")
    return buildFailure(415, `HTTP POST requests must have Content-Type: application/json header. Received: ${type}`);
  let given: unknown;
  try {
    given = JSON.parse(body);
  } catch {
    return buildFailure(500, badJson);
  }
  if (!Array.isArray(given)) return { status: 200, body: await run(library, origin, isObject(given) ? given : {}) };
  if (given.length > mostOperations)
    return buildFailure(
      500,
      `Batch requests are limited to ${mostOperations} operations. This request contained ${given.length}`,
    );
  if (given.length === 0) return { status: 200, body: { errors: [{ message: noQuery }] } };
  return { status: 200, body: await Promise.all(given.map((operation) => run(library, origin, operation))) };
}

export async function answerGraphql(library: Library, origin: string, asked: RestRequest): Promise<RestReply> {
  try {
    if (asked.method === "OPTIONS") return { status: 200, body: "" };
    if (asked.method === "POST") return await post(library, origin, asked);
    if (asked.method !== "GET") return buildFailure(500, `HTTP Method "${asked.method}" is not supported`);
    const query = asked.query.get("query") ?? undefined;
    return { status: 200, body: await run(library, origin, { query }, true) };
  } catch (error) {
    if (error instanceof GraphQLError) return buildFailure(500, error.message.replace(/\.$/, ""));
    throw error;
  }
}
