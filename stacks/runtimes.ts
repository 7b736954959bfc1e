import { CfnResource, type IAspect } from "aws-cdk-lib/core";
import type { IConstruct } from "constructs";

/** Has every function run Node.js 24: those that SST and the CDK bring for their own use during a deployment are pinned
 * to 22, whose support on Lambda ends on 2027-04-30. */
export const onCurrentNode: IAspect = {
  visit(node: IConstruct): void {
    if (CfnResource.isCfnResource(node) && node.cfnResourceType === "AWS::Lambda::Function")
      node.addPropertyOverride("Runtime", "nodejs24.x");
  },
};
