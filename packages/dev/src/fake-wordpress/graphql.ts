import { execute, GraphQLError, parse, validate } from "graphql";
import { getNodes } from "./graphql-nodes.ts";
import { schema } from "./graphql-schema.ts";
import type { Library } from "./library.ts";
import type { RestReply, RestRequest } from "./rest.ts";

interface Operation {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

const messages = (errors: readonly GraphQLError[]) =>
  errors.map(({ message }) => ({ message: message.replace(/ Did you mean .*$/, "") }));

async function run(library: Library, origin: string, body: string): Promise<object> {
  const { query, variables, operationName }: Operation = JSON.parse(body);
  const document = parse(query);
  const invalid = validate(schema, document, undefined, { hideSuggestions: true });
  if (invalid.length > 0) return { errors: messages(invalid) };
  const { data, errors } = await execute({
    schema,
    document,
    rootValue: getNodes(library, origin),
    variableValues: variables,
    operationName,
  });
  return { ...(errors ? { errors: messages(errors) } : {}), ...(data === undefined ? {} : { data }) };
}

export async function answerGraphql(library: Library, origin: string, { body }: RestRequest): Promise<RestReply> {
  try {
    return { status: 200, body: await run(library, origin, body) };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return { status: 500, body: { errors: [{ message: error.message.replace(/\.$/, "") }] } };
  }
}
