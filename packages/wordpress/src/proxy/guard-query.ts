import { AppError } from "@site/core/contract/errors";
import { type ArgumentNode, Kind, type OperationDefinitionNode, parse, visit } from "graphql";
import * as z from "zod";
import type { GraphqlQuery } from "../fetch/rest-client.ts";

/** What a query may cost the provider, which by itself sets no limit. */
const queryLimits = { depth: 8, rootFields: 10, first: 20, tokens: 500 } as const;

const names = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** The look-ups of this site: a node or page by URI, posts by slug, and their lists. */
const rootFields = names("nodeByUri page pageBy post postBy posts pages __typename");

const fields = names(`__typename id databaseId uri slug status date modified title content excerpt hasPassword
  featuredImage node nodes sourceUrl altText srcSet sizes mediaDetails width height author name categories tags
  seo metaDesc opengraphTitle opengraphDescription pageInfo hasNextPage endCursor parent children`);
const authorFields = names("__typename node name");

const argumentNames = names("id idType uri slug first after format");

const refuse = (reason: string): never => {
  throw new AppError("invalid", `This query is not allowed: ${reason}.`);
};

const QueryRequest = z.object({
  query: z.string().min(1).max(8000),
  variables: z.record(z.string(), z.union([z.string().max(500), z.number(), z.boolean(), z.null()])).nullish(),
  operationName: z.string().max(100).nullish(),
});

const isForeign = (value: unknown): boolean =>
  typeof value === "string" && /^\s*([a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(value);

function givenValue({ value }: ArgumentNode, variables: Record<string, unknown>): unknown {
  if (value.kind === Kind.VARIABLE) return variables[value.name.value];
  if (value.kind === Kind.INT) return Number(value.value);
  if (value.kind === Kind.STRING || value.kind === Kind.ENUM) return value.value;
  return refuse("an argument is neither text nor a number");
}

function checkArgument(argument: ArgumentNode, variables: Record<string, unknown>): void {
  const name = argument.name.value;
  if (!argumentNames.has(name)) refuse(`the argument "${name}"`);
  const value = givenValue(argument, variables);
  if (isForeign(value)) refuse("an address of another host");
  if (name === "first" && !(Number.isInteger(value) && Number(value) >= 0 && Number(value) <= queryLimits.first))
    refuse(`more than ${queryLimits.first} items`);
}

function checkBelow(operation: OperationDefinitionNode, variables: Record<string, unknown>): void {
  /** Names of the fields that may stand at each level of fields. */
  const known = [rootFields];
  visit(operation, {
    Directive: () => refuse("a directive"),
    FragmentSpread: () => refuse("a fragment with a name"),
    InlineFragment: () => void (known.length === 1 && refuse("a fragment in place of a look-up")),
    Argument: (argument) => checkArgument(argument, variables),
    Field: {
      enter({ name: { value }, alias }) {
        const here = known.at(-1) ?? rootFields;
        if (!here.has(value)) refuse(`the field "${value}"`);
        if (known.length > queryLimits.depth) refuse(`more than ${queryLimits.depth} levels`);
        // Fields are cleaned by their names in the answer.
        if (alias && here !== rootFields) refuse("an alias below the first level");
        known.push(here === authorFields || value === "author" ? authorFields : fields);
      },
      leave() {
        known.pop();
      },
    },
  });
}

function parseQuery(query: string) {
  try {
    return parse(query, { maxTokens: queryLimits.tokens, noLocation: true });
  } catch (cause) {
    throw new AppError("invalid", "This query is not allowed: it can't be parsed.", { cause });
  }
}

/** Lets through what this site asks of WPGraphQL, and nothing that could cost, reveal or change more.
 * @param body of the request, parsed from JSON
 * @throws AppError invalid with the reason */
export function guardQuery(body: unknown): GraphqlQuery {
  const request = QueryRequest.safeParse(body);
  if (!request.success) throw new AppError("invalid", "Please send a query with variables of text and numbers.");
  const { query, variables, operationName } = request.data;
  const { definitions } = parseQuery(query);
  const [operation] = definitions;
  if (definitions.length !== 1 || operation?.kind !== Kind.OPERATION_DEFINITION)
    return refuse("it must be one operation and nothing else");
  if (operation.operation !== "query") refuse(`a ${operation.operation}`);
  if (operationName && operationName !== operation.name?.value) refuse("the operation's name is another");
  if (operation.selectionSet.selections.length > queryLimits.rootFields)
    refuse(`more than ${queryLimits.rootFields} look-ups`);
  checkBelow(operation, variables ?? {});
  return { query, variables: variables ?? undefined, operationName: operationName ?? undefined };
}
