import { CloudFormationClient, DescribeStacksCommand } from "@aws-sdk/client-cloudformation";
import { HeadBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { GetParameterCommand, SSMClient } from "@aws-sdk/client-ssm";
import { type Check, errorName, type Preflight } from "./check.ts";

const isGood = (status: string): boolean =>
  ["CREATE_COMPLETE", "UPDATE_COMPLETE", "UPDATE_ROLLBACK_COMPLETE"].includes(status);

/** @returns status and outputs of a stack; undefined when there is none */
async function describe(name: string, config: Preflight["config"]) {
  try {
    const { Stacks = [] } = await new CloudFormationClient(config).send(new DescribeStacksCommand({ StackName: name }));
    const outputs = Object.fromEntries(
      (Stacks[0]?.Outputs ?? []).map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]),
    );
    return { status: Stacks[0]?.StackStatus ?? "", outputs };
  } catch (error) {
    if (error instanceof Error && errorName(error) === "ValidationError" && error.message.includes("does not exist"))
      return;
    throw error;
  }
}

async function isThere(bucket: string, config: Preflight["config"]): Promise<boolean> {
  try {
    await new S3Client(config).send(new HeadBucketCommand({ Bucket: bucket }));
    return true;
  } catch (error) {
    if (errorName(error) === "NotFound" || errorName(error) === "NoSuchBucket") return false;
    throw error;
  }
}

/** A stack that deployments need once in an account: there, whole, with its bucket, or still to be made. */
const bootstrapStack = (name: string): Check => ({
  subject: `bootstrap stack ${name}`,
  action: "cloudformation:DescribeStacks",
  async run({ config }) {
    const stack = await describe(name, config);
    if (!stack)
      return {
        verdict: "ready",
        found: "not there yet: the first deployment makes it",
        next: "run `npx sst bootstrap` once as an administrator; the deploy role may not do it",
      };
    const anew = `aws cloudformation delete-stack --stack-name ${name}, then npx sst bootstrap`;
    if (!isGood(stack.status)) return { verdict: "will fail", found: `its status is ${stack.status}`, next: anew };
    const bucket = stack.outputs.BucketName;
    if (bucket && !(await isThere(bucket, config)))
      return { verdict: "will fail", found: `its bucket ${bucket} was deleted by hand`, next: anew };
    return { verdict: "ready", found: `version ${stack.outputs.BootstrapVersion ?? stack.outputs.Version}` };
  },
});

/** The parameter in which CloudFormation finds the version of the bootstrapping. */
const bootstrapVersion: Check = {
  subject: "bootstrap version",
  action: "ssm:GetParameter",
  async run({ config }) {
    const Name = "/cdk-bootstrap/hnb659fds/version";
    try {
      const { Parameter } = await new SSMClient(config).send(new GetParameterCommand({ Name }));
      const version = Number(Parameter?.Value);
      return version >= 14
        ? { verdict: "ready", found: `${version}` }
        : { verdict: "ready", found: `${version}, which SST brings up to date`, next: "npx sst bootstrap" };
    } catch (error) {
      if (errorName(error) !== "ParameterNotFound") throw error;
      const stack = await describe("CDKToolkit", config);
      return stack
        ? { verdict: "will fail", found: `${Name} was deleted by hand`, next: "npx cdk bootstrap" }
        : { verdict: "ready", found: "made with the bootstrap stack" };
    }
  },
};

/** What SST and CDK keep in an account. */
export const bootstrap: readonly Check[] = [
  bootstrapStack("CDKToolkit"),
  bootstrapStack("SSTBootstrap"),
  bootstrapVersion,
];
