import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getIdentity } from "./identity.ts";
import { account, isObject, type Properties, parseList, region, toObject, toText, type Value } from "./value.ts";

interface RawResource {
  Type: string;
  Properties?: Properties;
}

interface RawTemplate {
  Resources?: Record<string, RawResource>;
  Outputs?: Record<string, { Value: Value; Export?: { Name: Value } }>;
  Parameters?: Record<string, { Default?: string }>;
}

/** A resource as a deployment makes it: its name in the account, its ARN and its resolved properties. */
export interface Resource {
  type: string;
  /** Stack and logical id, as an operator finds it. */
  id: string;
  /** What `Ref` gives. */
  ref: string;
  /** What `Fn::GetAtt` gives. @throws Error for an attribute that the rehearsal doesn't know */
  attribute(name: string): string;
  properties: Properties;
}

export interface Deployment {
  /** Folder of the cloud assembly; the assets lie in it. */
  directory: string;
  resources(type: string): Resource[];
  /** The resource of a type whose `Ref` or ARN is this. @throws Error naming what is missing */
  find(type: string, name: Value | undefined): Resource;
}

/** What a synthesis wrote: stack name -> template, as parsed. Tests change it before the deployment. */
export interface Assembly {
  directory: string;
  templates: Record<string, RawTemplate>;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** Reads the stacks of a cloud assembly. @param directory made by a synthesis, assets included */
export function readAssembly(directory: string): Assembly {
  const { artifacts } = readJson(join(directory, "manifest.json"));
  const stacks = Object.entries<{ type: string; properties: { templateFile: string; stackName?: string } }>(
    artifacts,
  ).filter(([, { type }]) => type === "aws:cloudformation:stack");
  const templates = stacks.map(([id, { properties }]): [string, RawTemplate] => [
    properties.stackName ?? id,
    readJson(join(directory, properties.templateFile)),
  ]);
  return { directory, templates: Object.fromEntries(templates) };
}

const pseudo: Record<string, string> = {
  "AWS::Region": region,
  "AWS::AccountId": account,
  "AWS::Partition": "aws",
  "AWS::URLSuffix": "amazonaws.com",
};

/** Stands for `AWS::NoValue`: the property is as if it were not there. */
const noValue = "rehearsal:no-value";

/**
 * Resolves every template, imports between stacks included, to what the account would hold after the deployment.
 * @param secret value of a secret by its name, for `{{resolve:secretsmanager:...}}`
 * @throws Error when a template refers to something that no template makes
 */
export function deploy({ directory, templates }: Assembly, secret: (name: string) => string): Deployment {
  const resources = new Map<string, Resource>();

  function getResource(stack: string, logicalId: string): Resource {
    const found = resources.get(`${stack}/${logicalId}`);
    if (!found) throw new Error(`${stack} refers to ${logicalId}, which it doesn't hold`);
    return found;
  }

  function refer(stack: string, name: string): Value {
    if (name === "AWS::NoValue") return noValue;
    if (name === "AWS::StackName") return stack;
    return pseudo[name] ?? templates[stack]?.Parameters?.[name]?.Default ?? getResource(stack, name).ref;
  }

  function getAttribute(stack: string, path: Value): string {
    const [logicalId = "", ...rest] = typeof path === "string" ? path.split(".") : parseList(path).map(toText);
    return getResource(stack, logicalId).attribute(rest.join("."));
  }

  function imported(name: string): Value {
    for (const [stack, { Outputs = {} }] of Object.entries(templates))
      for (const { Value: value, Export } of Object.values(Outputs))
        if (Export && resolve(stack, Export.Name) === name) return resolve(stack, value);
    throw new Error(`no stack exports ${name}`);
  }

  function substitute(stack: string, argument: Value): string {
    const [text, variables] = Array.isArray(argument) ? argument : [argument, {}];
    const given = toObject(resolve(stack, variables ?? {}));
    return toText(text).replace(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      if (name in given) return toText(given[name]);
      return toText(name.includes(".") ? getAttribute(stack, name) : refer(stack, name));
    });
  }

  const intrinsics: Record<string, (stack: string, argument: Value) => Value> = {
    Ref: (stack, argument) => refer(stack, toText(argument)),
    "Fn::GetAtt": getAttribute,
    "Fn::ImportValue": (stack, argument) => imported(toText(resolve(stack, argument))),
    "Fn::Sub": substitute,
    "Fn::Join"(stack, argument) {
      const [separator, parts] = parseList(argument);
      return parseList(resolve(stack, parts ?? []))
        .map(toText)
        .join(toText(separator));
    },
    "Fn::Split"(stack, argument) {
      const [separator, text] = parseList(argument);
      return toText(resolve(stack, text ?? "")).split(toText(separator));
    },
    "Fn::Select"(stack, argument) {
      const [position, choices] = parseList(argument);
      const chosen = parseList(resolve(stack, choices ?? []))[Number(resolve(stack, position ?? 0))];
      if (chosen === undefined) throw new Error(`${stack}: Fn::Select of ${JSON.stringify(argument)} finds nothing`);
      return chosen;
    },
  };

  const dynamic = /\{\{resolve:secretsmanager:([^:}]+)[^}]*\}\}/g;

  function resolve(stack: string, value: Value): Value {
    if (typeof value === "string") return value.replace(dynamic, (_, name: string) => secret(name));
    if (Array.isArray(value)) return value.map((item) => resolve(stack, item)).filter((item) => item !== noValue);
    if (!isObject(value)) return value;
    const [[name = "", argument = null] = [], ...more] = Object.entries(value);
    const intrinsic = more.length === 0 ? intrinsics[name] : undefined;
    if (intrinsic) return intrinsic(stack, argument);
    if (name.startsWith("Fn::")) throw new Error(`${stack}: the rehearsal doesn't know ${name}`);
    const entries = Object.entries(value).map(([key, item]): [string, Value] => [key, resolve(stack, item)]);
    return Object.fromEntries(entries.filter(([, item]) => item !== noValue));
  }

  for (const [stack, { Resources = {} }] of Object.entries(templates))
    for (const [logicalId, { Type: type, Properties = {} }] of Object.entries(Resources)) {
      const id = `${stack}/${logicalId}`;
      let resolved: Properties | undefined;
      resources.set(id, {
        type,
        id,
        get properties() {
          resolved ??= toObject(resolve(stack, Properties));
          return resolved;
        },
        get ref() {
          return getIdentity(this).ref;
        },
        attribute(name) {
          const found = getIdentity(this).attributes?.[name];
          if (found === undefined) throw new Error(`the rehearsal doesn't know ${type}'s attribute ${name} (${id})`);
          return found;
        },
      });
    }
  const all = [...resources.values()];
  return {
    directory,
    resources: (type) => all.filter((resource) => resource.type === type),
    find(type, name) {
      const found = all.find(
        (resource) =>
          resource.type === type &&
          Object.values({ ref: resource.ref, ...getIdentity(resource).attributes }).includes(toText(name)),
      );
      if (!found) throw new Error(`no template makes the ${type} ${toText(name)}`);
      return found;
    },
  };
}
