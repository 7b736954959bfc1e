import { lintCompany } from "@site/company-lint/lint-company";
import { buildWebIfNeeded } from "@site/web/built-site";
import { Aspects } from "aws-cdk-lib/core";
import type { SSTConfig } from "sst";
import { Api } from "./stacks/api.ts";
import { Background } from "./stacks/background.ts";
import { lambdaBundle } from "./stacks/bundle.ts";
import { Data } from "./stacks/data.ts";
import { Email } from "./stacks/email.ts";
import { Monitoring } from "./stacks/monitoring.ts";
import { Office } from "./stacks/office.ts";
import { onCurrentNode } from "./stacks/runtimes.ts";
import { Secrets } from "./stacks/secrets.ts";
import { getStageSettings } from "./stacks/settings.ts";
import { assertDeployable } from "./stacks/stages.ts";
import { Web } from "./stacks/web.ts";

/** Who makes a stage's resources and the most that its roles may do: set for previews (.github/aws/roles.yaml). */
const { CLOUDFORMATION_ROLE: cloudFormationExecutionRole, PERMISSIONS_BOUNDARY: boundary } = process.env;

export default {
  config: () => ({
    name: "contractor-site",
    region: "us-east-1",
    ...(cloudFormationExecutionRole ? { cdk: { cloudFormationExecutionRole } } : {}),
  }),
  async stacks(app) {
    assertDeployable(app.stage, lintCompany(true), getStageSettings(app.stage));
    // SST packs the functions before it would build a site, so the page function would get the renderer of an older build.
    await buildWebIfNeeded(app.stage);
    if (boundary) app.node.setContext("@aws-cdk/core:permissionsBoundary", { arn: boundary });
    app.setDefaultFunctionProps({
      runtime: "nodejs24.x",
      architecture: "arm_64",
      // Off, because SST's default grants x-ray on every resource.
      tracing: "disabled",
      nodejs: lambdaBundle(app.stage),
    });
    // Under `sst dev` they are SST's bridges to the developer's machine.
    if (app.mode !== "dev") Aspects.of(app).add(onCurrentNode);
    app.stack(Secrets).stack(Data).stack(Email).stack(Api).stack(Web).stack(Office).stack(Background).stack(Monitoring);
  },
} satisfies SSTConfig;
