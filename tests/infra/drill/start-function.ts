import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { localTableName } from "@site/dev/store/embedded-dynamodb";
import { slowness } from "../../../tools/rehearsal/slowness.ts";
import { thrift } from "../../support/setup/thrift.ts";
import { functions, type Resource, shared } from "../assembly.ts";

export interface Outcome {
  result?: { statusCode?: number; body?: string; batchItemFailures?: object[] } | null;
  thrown?: string;
  /** Everything that the function wrote, to both streams. */
  log: string;
}

/** What takes something away from a function. */
export interface Fault {
  /** How the function's log is set up; TEXT is what Lambda does unless told. */
  logFormat?: "TEXT" | "JSON";
  /** Variables that are not set. */
  without?: readonly string[];
  /** Services that its role may not use. */
  denied?: readonly string[];
}

export const getFolder = ({ Properties }: Resource): string =>
  join(shared.directory, `asset.${String(Properties.Code.S3Key).split(".")[0]}`);

/** What the template leaves to CloudFormation, and addresses that must stay on this machine. */
const standIns = (endpoint: string, folder: string): Record<string, string> => ({
  TABLE_NAME: localTableName,
  FALLBACK_QUEUE_URL: `${endpoint}/123456789012/parking`,
  PUBLIC_URL: endpoint,
  WEBHOOK_URL: `${endpoint}/webhook`,
  PAGES_DIR: join(folder, "pages"),
  CODECS_DIR: join(folder, "codecs"),
  FILES_URL: endpoint,
});

/** The names of variables that a function's configuration declares. */
export const declaredVariables = (name: string): string[] =>
  Object.keys(functions[name]?.Properties.Environment?.Variables ?? {});

/** What Lambda tells every function of itself. */
const runtimeVariables = (handler: string, folder: string, name: string, memory: number) => ({
  AWS_REGION: "us-east-1",
  AWS_ACCESS_KEY_ID: "drill",
  AWS_SECRET_ACCESS_KEY: "drill",
  _HANDLER: handler,
  LAMBDA_TASK_ROOT: folder,
  AWS_LAMBDA_RUNTIME_API: "127.0.0.1:1",
  AWS_LAMBDA_FUNCTION_NAME: name,
  AWS_LAMBDA_FUNCTION_VERSION: "$LATEST",
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memory),
  AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${name}`,
  AWS_LAMBDA_LOG_STREAM_NAME: "drill",
});

/** Runs a handler once by AWS's own runtime for Node.js, in a process of its own. @param timeout seconds */
export async function runInRuntime(
  {
    handler,
    folder,
    name = "drill",
    memory = 512,
  }: { handler: string; folder: string; name?: string; memory?: number },
  { event, timeout, variables = {} }: { event: object; timeout: number; variables?: Record<string, string> },
): Promise<Outcome> {
  const env = { ...thrift, ...runtimeVariables(handler, folder, name, memory), ...variables };
  const runtime = join(import.meta.dirname, "run-in-runtime.ts");
  const child = spawn(process.execPath, [runtime], { env, cwd: folder });
  child.stdin.end(JSON.stringify({ event, timeout }));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const lines = stdout.trimEnd().split("\n");
  const outcome = JSON.parse(lines.pop() || "{}");
  return { ...outcome, log: `${lines.join("\n")}\n${stderr}` };
}

/** Runs a function's bundle from the assembly with the variables that the template declares and nothing of this process. */
export async function startFunction(
  name: string,
  event: object,
  endpoint: string,
  fault: Fault = {},
): Promise<Outcome> {
  const resource = functions[name];
  if (!resource) throw new Error(`no function ${name}`);
  const { Handler, FunctionName, MemorySize, Timeout, Environment } = resource.Properties;
  const folder = getFolder(resource);
  const stands = standIns(endpoint, folder);
  const declared = Object.entries<unknown>(Environment?.Variables ?? {})
    .filter(([key]) => !fault.without?.includes(key))
    .map(([key, value]) => [key, stands[key] ?? String(value)]);
  const variables = {
    ...Object.fromEntries(declared),
    ...(fault.denied ? { AWS_ACCESS_KEY_ID: `DENIED-${fault.denied.join(".")}` } : {}),
    AWS_LAMBDA_LOG_FORMAT: fault.logFormat ?? "TEXT",
    AWS_ENDPOINT_URL: endpoint,
    // Suppliers that are not AWS's by their address.
    BEDROCK_URL: endpoint,
    GOOGLE_PLACES_ORIGIN: endpoint,
  };
  return runInRuntime(
    { handler: Handler, folder, name: FunctionName, memory: MemorySize },
    { event, timeout: Timeout * slowness, variables },
  );
}
