import { userInfo } from "node:os";

/** Who is at the keyboard, for a record's history: the AWS identity on a stage, the system's user locally. */
export async function actor(stage: string | undefined): Promise<string> {
  if (!stage) return userInfo().username;
  const { GetCallerIdentityCommand, STSClient } = await import("@aws-sdk/client-sts");
  const { Arn } = await new STSClient({}).send(new GetCallerIdentityCommand({}));
  if (!Arn) throw new Error("AWS does not say whose credentials these are");
  return Arn;
}
