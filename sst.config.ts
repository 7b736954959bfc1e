import { profile } from "@site/core/business/profile";
import type { SSTConfig } from "sst";
import { Api } from "./stacks/api.ts";
import { Data } from "./stacks/data.ts";
import { Email } from "./stacks/email.ts";
import { Jobs } from "./stacks/jobs.ts";
import { Secrets } from "./stacks/secrets.ts";
import { assertDeployable } from "./stacks/stages.ts";
import { Web } from "./stacks/web.ts";

export default {
  config: () => ({ name: "contractor-site", region: "us-east-1" }),
  stacks(app) {
    assertDeployable(app.stage, profile);
    app.setDefaultFunctionProps({
      runtime: "nodejs24.x",
      architecture: "arm_64",
      // Off, because SST's default grants x-ray on every resource.
      tracing: "disabled",
      // One minified ESM file with the SDK in it starts fastest (design/platform.md, section 7).
      nodejs: { format: "esm", minify: true, sourcemap: false, esbuild: { target: "node24" } },
    });
    app.stack(Secrets).stack(Data).stack(Email).stack(Api).stack(Jobs).stack(Web);
  },
} satisfies SSTConfig;
