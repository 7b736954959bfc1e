import { profile } from "@site/core/business/profile";
import type { SSTConfig } from "sst";
import { Api } from "./stacks/api.ts";
import { lambdaBundle } from "./stacks/bundle.ts";
import { Data } from "./stacks/data.ts";
import { assertDeployable } from "./stacks/stages.ts";
import { Web } from "./stacks/web.ts";

export default {
  config: () => ({ name: "contractor-site", region: "us-east-1" }),
  stacks(app) {
    assertDeployable(app.stage, profile);
    app.setDefaultFunctionProps({
      runtime: "nodejs24.x",
      architecture: "arm_64",
      memorySize: 512,
      // Off, because SST's default grants x-ray on every resource.
      tracing: "disabled",
      logRetention: "one_month",
      nodejs: lambdaBundle,
    });
    app.stack(Data).stack(Api).stack(Web);
  },
} satisfies SSTConfig;
