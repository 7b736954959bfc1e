import { S3ServiceException } from "@aws-sdk/client-s3";
import type { StageSettings } from "../../stacks/settings.ts";
import type { Finding } from "./finding.ts";

interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/** What every check knows. */
export interface Preflight {
  stage: string;
  settings: StageSettings;
  /** Configuration of every client. */
  config: { region: string; maxAttempts: number; profile?: string; endpoint?: string; credentials?: Credentials };
  /** The stage's stacks and what is in them. */
  stacks: readonly DeployedStack[];
}

/** A stack of the stage as CloudFormation has it. */
export interface DeployedStack {
  name: string;
  status: string;
  /** Physical ids of what it holds now. */
  holds: readonly string[];
}

/** One thing that is looked at. */
export interface Check {
  subject: string;
  /** IAM action that it needs. */
  action: string;
  run(preflight: Preflight): Promise<Omit<Finding, "subject">>;
}

/** An answer to HEAD has no body, so its error has only a status. */
const isDenied = (error: unknown): boolean =>
  /AccessDenied|Unauthorized|NotAuthorized|Forbidden/i.test(errorName(error)) ||
  (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 403);

/** The name of an error of AWS, such as "ResourceNotFoundException". */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : "");

/** Runs a check. What these credentials may not read becomes a finding of its own. */
export async function run(check: Check, preflight: Preflight): Promise<Finding> {
  const { subject, action } = check;
  try {
    return { subject, ...(await check.run(preflight)) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    const next = `allow ${action} to whoever runs this, or look at it in the console`;
    if (isDenied(error)) return { subject, verdict: "not read", found: `no permission for ${action}`, next };
    return { subject, verdict: "not read", found: `AWS answered ${name}: ${message}` };
  }
}

/** The domain that a stage answers at, when it has one of its own. */
export const getDomain = ({ domain }: StageSettings) => (typeof domain === "object" ? domain : undefined);
