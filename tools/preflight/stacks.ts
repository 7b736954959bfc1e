import {
  CloudFormationClient,
  paginateDescribeStacks,
  paginateListStackResources,
} from "@aws-sdk/client-cloudformation";
import type { Check, DeployedStack, Preflight } from "./check.ts";

/** The stage's stacks. @throws the service's error when these credentials may not list them */
export async function listStacks(stage: string, config: Preflight["config"]): Promise<DeployedStack[]> {
  const client = new CloudFormationClient(config);
  const found: DeployedStack[] = [];
  for await (const page of paginateDescribeStacks({ client }, {})) {
    for (const { StackName = "", StackStatus = "" } of page.Stacks ?? []) {
      if (!StackName.startsWith(`${stage}-contractor-site-`)) continue;
      const holds: string[] = [];
      for await (const { StackResourceSummaries = [] } of paginateListStackResources({ client }, { StackName })) {
        // What a rollback or a removal left behind is still listed, and no longer held.
        const held = StackResourceSummaries.filter(({ ResourceStatus }) => !ResourceStatus?.startsWith("DELETE_"));
        holds.push(...held.flatMap(({ PhysicalResourceId }) => PhysicalResourceId ?? []));
      }
      found.push({ name: StackName, status: StackStatus, holds });
    }
  }
  return found;
}

/** What to do about a status that CloudFormation deploys nothing onto. */
function stepsFor({ name, status }: DeployedStack): string | undefined {
  if (status === "UPDATE_ROLLBACK_FAILED") return `aws cloudformation continue-update-rollback --stack-name ${name}`;
  if (status === "DELETE_FAILED" || status === "ROLLBACK_FAILED")
    return `aws cloudformation delete-stack --stack-name ${name}, after its events say what could not be deleted`;
  return status.endsWith("_IN_PROGRESS") && status !== "REVIEW_IN_PROGRESS"
    ? `another deployment is under way: aws cloudformation describe-stack-events --stack-name ${name}`
    : undefined;
}

/** Whether CloudFormation can go on from where the last deployment ended. */
export const stackStates: Check = {
  subject: "stacks of the stage",
  action: "cloudformation:DescribeStacks and ListStackResources",
  async run({ stacks }) {
    const stuck = stacks.flatMap((stack) => {
      const next = stepsFor(stack);
      return next ? [{ found: `${stack.name} is ${stack.status}`, next }] : [];
    });
    const [first, ...others] = stuck;
    if (first) {
      const more = others.map(({ found }) => `; ${found}`).join("");
      return { verdict: "will fail", found: first.found + more, next: first.next };
    }
    return {
      verdict: "ready",
      found: stacks.length > 0 ? `${stacks.length} are deployed` : "none yet: a first deployment",
    };
  },
};
