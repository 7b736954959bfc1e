import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Resource, shared } from "./assembly.ts";
import { needsLambdaRuntime } from "./drill/needs-lambda-runtime.ts";
import { getFolder, runInRuntime } from "./drill/start-function.ts";

needsLambdaRuntime();

/** Functions that SST and the CDK bring, once for each code and handler. */
const vendors = new Map(
  shared.stacks.flatMap(({ template }) =>
    Object.values<Resource>(template.Resources ?? {})
      .filter(({ Type, Properties }) => Type === "AWS::Lambda::Function" && !Properties.Handler.startsWith("packages/"))
      .map((resource) => [`${resource.Properties.Code.S3Key} ${resource.Properties.Handler}`, resource] as const),
  ),
);

test("no function runs a version of Node.js whose support ends soon", () => {
  expect(vendors.size).toBeGreaterThan(0);
  for (const { Properties } of Object.values(shared.resources("AWS::Lambda::Function")))
    expect(Properties.Runtime).toBe("nodejs24.x");
});

test.each([...vendors])(
  "%s starts in Lambda's runtime for Node.js 24, which refuses callbacks",
  async (_, resource) => {
    const folder = getFolder(resource);
    expect(existsSync(folder)).toBe(true);
    // It has nothing to do, which its own code says; whatever keeps it from starting says something else.
    const { thrown = "", log } = await runInRuntime(
      { handler: resource.Properties.Handler, folder },
      {
        event: { RequestType: "Drill", ResourceProperties: {} },
        timeout: 20,
        // Lambda brings the AWS SDK itself; here it is the one that SST installs.
        variables: { NODE_PATH: join(process.cwd(), "node_modules") },
      },
    );
    expect(`${thrown} ${log}`).not.toMatch(
      /callback-based|Cannot find|is undefined or not exported|SyntaxError|Init Error/i,
    );
  },
);
