import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { localTableName } from "@site/local/store";
import { functions, type Resource, shared } from "../assembly.ts";

export interface Outcome {
  result?: { statusCode?: number; body?: string; batchItemFailures?: object[] } | null;
  thrown?: string;
  /** Everything that the function wrote, to both streams. */
  log: string;
}

/** What takes something away from a function. */
export interface Fault {
  /** Variables that are not set. */
  without?: readonly string[];
  /** Services that its role may not use. */
  denied?: readonly string[];
}

const bundleOf = ({ Properties }: Resource) => {
  const folder = join(shared.directory, `asset.${String(Properties.Code.S3Key).split(".")[0]}`);
  return { folder, file: join(folder, String(Properties.Handler).replace(/\.handler$/, ".mjs")) };
};

/** What the template leaves to CloudFormation, and addresses that must stay on this machine. */
const standIns = (endpoint: string, folder: string): Record<string, string> => ({
  TABLE_NAME: localTableName,
  PARKING_QUEUE_URL: `${endpoint}/123456789012/parking`,
  SITE_URL: endpoint,
  WEBHOOK_URL: `${endpoint}/webhook`,
  PAGES_DIR: join(folder, "pages"),
});

/** The names of variables that a function's configuration declares. */
export const declaredVariables = (name: string): string[] =>
  Object.keys(functions[name]?.Properties.Environment?.Variables ?? {});

/**
 * Runs a function's bundle from the assembly in a process of its own, once: Node 24, the variables that the template
 * declares, those that Lambda itself sets, and nothing of this process.
 */
export async function startFunction(
  name: string,
  event: object,
  endpoint: string,
  fault: Fault = {},
): Promise<Outcome> {
  const resource = functions[name];
  if (!resource) throw new Error(`no function ${name}`);
  const { folder, file } = bundleOf(resource);
  const stands = standIns(endpoint, folder);
  const declared = Object.entries<unknown>(resource.Properties.Environment?.Variables ?? {})
    .filter(([key]) => !fault.without?.includes(key))
    .map(([key, value]) => [key, stands[key] ?? String(value)]);
  const env = {
    ...Object.fromEntries(declared),
    AWS_REGION: "us-east-1",
    AWS_LAMBDA_FUNCTION_NAME: resource.Properties.FunctionName,
    AWS_ACCESS_KEY_ID: fault.denied ? `DENIED-${fault.denied.join("-")}` : "drill",
    AWS_SECRET_ACCESS_KEY: "drill",
    AWS_ENDPOINT_URL: endpoint,
    // Suppliers that are not AWS's by their address.
    CHAT_MODEL_URL: endpoint,
    GOOGLE_PLACES_ORIGIN: endpoint,
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, "run-bundle.ts"), file], { env, cwd: folder });
  child.stdin.end(JSON.stringify({ event, timeout: resource.Properties.Timeout }));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const lines = stdout.trimEnd().split("\n");
  const outcome = JSON.parse(lines.pop() ?? "{}");
  return { ...outcome, log: `${lines.join("\n")}\n${stderr}` };
}
