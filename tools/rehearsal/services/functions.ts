import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { type Container, startContainer } from "../container.ts";
import { slowness } from "../slowness.ts";
import type { Deployment, Resource } from "../template.ts";
import { parseList, region, toObject, toText } from "../value.ts";
import { isAllowed, roleStatements, type Statement } from "./iam.ts";

/** What came of an invocation: the handler's result, or what Lambda reports in its place. */
export type Outcome = { result: unknown } | { error: "Throttled" | "Failed" | "TimedOut" };

export interface Lambda {
  name: string;
  arn: string;
  resource: Resource;
  /** The access key by which its calls are known. */
  accessKey: string;
  statements: readonly Statement[];
  invoke(event: object): Promise<Outcome>;
  /** Whether a service may invoke it for one of its resources. */
  permits(principal: string, sourceArn: string): boolean;
}

export interface Functions {
  byArn(arn: string): Lambda;
  byAccessKey(key: string): Lambda | undefined;
  all: readonly Lambda[];
  /** What every function wrote to its log so far, or why it could not. */
  log(): string;
  close(): Promise<void>;
}

/** What Lambda itself sets, by its documentation. Nothing else is added to what the template declares. */
function reserved(name: string, resource: Resource, accessKey: string, taskRoot: string): Record<string, string> {
  return {
    _HANDLER: toText(resource.properties.Handler),
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_EXECUTION_ENV: `AWS_Lambda_${toText(resource.properties.Runtime)}`,
    AWS_LAMBDA_FUNCTION_NAME: name,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: toText(resource.properties.MemorySize) || "128",
    AWS_LAMBDA_FUNCTION_VERSION: "$LATEST",
    AWS_LAMBDA_INITIALIZATION_TYPE: "on-demand",
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${name}`,
    AWS_LAMBDA_LOG_STREAM_NAME: "2026/01/01/[$LATEST]0",
    AWS_ACCESS_KEY_ID: accessKey,
    AWS_SECRET_ACCESS_KEY: "rehearsal",
    AWS_SESSION_TOKEN: "rehearsal",
    LAMBDA_TASK_ROOT: taskRoot,
    LAMBDA_RUNTIME_DIR: taskRoot,
    LANG: "en_US.UTF-8",
    TZ: ":UTC",
  };
}

/** The folder of a function's code among the assembly's assets. */
function getCode(directory: string, { properties, id }: Resource): string {
  const key = toText(toObject(properties.Code).S3Key);
  if (!key) throw new Error(`${id} has no code`);
  return join(directory, `asset.${key.replace(/\.zip$/, "")}`);
}

const getDeadline = ({ properties }: Resource): number => Number(properties.Timeout ?? 3) * 1000 * slowness;

/**
 * Every function of the templates. Each copy is a process of its own that starts with the first event and then waits
 * for the next.
 * @param internet port that stands for every address outside
 * @param onInvoke told each event that a function is given
 */
export function createFunctions(
  deployment: Deployment,
  internet: number,
  onInvoke: (name: string, event: object) => void,
): Functions {
  const lines: string[] = [];
  const containers = new Set<Container>();
  const permissions = deployment.resources("AWS::Lambda::Permission");

  function createFunction(resource: Resource, position: number): Lambda {
    const { ref: name } = resource;
    const arn = resource.attribute("Arn");
    const role = deployment.find("AWS::IAM::Role", resource.properties.Role);
    const statements = roleStatements(deployment, role);
    const accessKey = `ASIA${String(position).padStart(12, "0")}`;
    const limit = resource.properties.ReservedConcurrentExecutions;
    const idle: Container[] = [];
    let running = 0;

    const logArn = `arn:aws:logs:${region}:123456789012:log-group:/aws/lambda/${name}:log-stream:0`;
    const canLog = isAllowed(statements, "logs:PutLogEvents", logArn);
    if (!canLog) lines.push(`${name} may not write its log`);

    function environment(): Record<string, string> {
      const taskRoot = getCode(deployment.directory, resource);
      const declared = toObject(toObject(resource.properties.Environment).Variables);
      const variables = Object.entries(declared).map(([key, value]) => [
        key,
        toText(value).replaceAll("/var/task", taskRoot),
      ]);
      return { ...Object.fromEntries(variables), ...reserved(name, resource, accessKey, taskRoot) };
    }

    function take(): Container {
      const known = idle.pop();
      if (known) return known;
      const container = startContainer(environment(), internet, (line) => {
        if (canLog) lines.push(`${name}: ${line}`);
      });
      containers.add(container);
      return container;
    }

    return {
      name,
      arn,
      resource,
      accessKey,
      statements,
      permits: (principal, sourceArn) =>
        permissions.some(({ properties: { FunctionName, Principal, SourceArn, Action } }) => {
          const isThis = FunctionName === arn || FunctionName === name;
          const from = { effect: "Allow" as const, actions: ["*"], resources: SourceArn ? [toText(SourceArn)] : ["*"] };
          return (
            isThis && Principal === principal && Action === "lambda:InvokeFunction" && isAllowed([from], "*", sourceArn)
          );
        }),
      async invoke(event) {
        if (limit !== undefined && running >= Number(limit)) return { error: "Throttled" };
        onInvoke(name, event);
        running += 1;
        const container = take();
        const outcome = await container.invoke({ id: randomUUID(), arn, event, limit: getDeadline(resource) });
        running -= 1;
        if (container.isUsable()) idle.push(container);
        else containers.delete(container);
        return outcome;
      },
    };
  }

  const all = deployment.resources("AWS::Lambda::Function").map(createFunction);
  return {
    all,
    byArn(arn) {
      const found = all.find((lambda) => parseList([lambda.arn, lambda.name, `${lambda.arn}:$LATEST`]).includes(arn));
      if (!found) throw new Error(`no template makes the function ${arn}`);
      return found;
    },
    byAccessKey: (key) => all.find(({ accessKey }) => accessKey === key),
    log: () => lines.join("\n"),
    async close() {
      await Promise.all([...containers].map((container) => container.stop()));
    },
  };
}
