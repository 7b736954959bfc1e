import { execFileSync } from "node:child_process";
import { GetCallerIdentityCommand, STSClient } from "@aws-sdk/client-sts";
import { isProduction } from "@site/core/stage";
import { problemsOfName } from "../../stacks/stages.ts";
import type { Options, Verb } from "./command.ts";

/** The only region: certificate and firewall of CloudFront must be there. */
export const region = "us-east-1";

/** Who asks: a verb of SST, or what only reads. */
type Asker = Verb | "preflight";

function ofStage(verb: Asker, stage: string | undefined): string[] {
  if (!stage)
    return verb === "dev"
      ? []
      : [`No stage is named. Add one: npm run deploy -- ${verb === "deploy" ? "" : `${verb} `}--stage NAME`];
  return problemsOfName(stage);
}

function ofGit(verb: Asker, stage: string | undefined): string[] {
  if (verb !== "deploy" || !isProduction(stage)) return [];
  try {
    const changes = execFileSync("git", ["status", "--porcelain"], { encoding: "utf8", stdio: "pipe" }).trim();
    if (!changes) return [];
    const files = changes.split("\n").map((line) => line.trim());
    const shown = [...files.slice(0, 5), ...(files.length > 5 ? [`and ${files.length - 5} more`] : [])];
    return [
      `Production is deployed from a commit, but this tree has changes: ${shown.join(", ")}. Commit or stash them.`,
    ];
  } catch {
    return [
      "Production is deployed from a commit, but git can't read this folder. Run it in a clone of the repository.",
    ];
  }
}

const isExpired = (name: string): boolean =>
  /Expired|InvalidClientTokenId|UnrecognizedClient|SignatureDoesNotMatch/.test(name);

/** Asks the account who is calling, as SST will. */
async function ofCredentials(profile: string | undefined): Promise<string[]> {
  const client = new STSClient({ region, maxAttempts: 2, ...(profile ? { profile } : {}) });
  try {
    await client.send(new GetCallerIdentityCommand({}));
    return [];
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    if (name === "CredentialsProviderError" || name === "TokenProviderError")
      return [
        "No AWS credentials. Sign in with `aws sso login --profile NAME` and set AWS_PROFILE=NAME, or set " +
          `AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. (${message})`,
      ];
    if (isExpired(name)) return [`AWS does not accept the credentials: sign in again. (${name}: ${message})`];
    return [`AWS could not be asked who is calling. (${name}: ${message})`];
  } finally {
    client.destroy();
  }
}

/**
 * Everything that would stop an SST verb on this machine, in words that say what to do.
 * @returns one line for each; none when it can run
 */
export async function obstacles(verb: Asker, { stage, region: wanted = region, profile }: Options): Promise<string[]> {
  const node = Number(process.versions.node.split(".")[0]);
  const found = [
    ...(node < 24 ? [`Node 24 runs this, not ${process.version}. Start it with npm run, after npm ci.`] : []),
    ...ofStage(verb, stage),
    ...(wanted === region
      ? []
      : [`The region is ${region}, not ${wanted}: CloudFront takes its certificate and firewall from there only.`]),
    ...ofGit(verb, stage),
  ];
  return verb === "build" ? found : [...found, ...(await ofCredentials(profile))];
}
