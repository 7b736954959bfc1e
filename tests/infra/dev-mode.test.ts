import { rmSync } from "node:fs";
import { background } from "@site/functions/background";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readAssembly } from "./assembly.ts";
import { synthesize } from "./synth.ts";

let live: ReturnType<typeof readAssembly>;

beforeAll(async () => {
  live = readAssembly(await synthesize("ann", { mode: "dev" }));
});

afterAll(() => rmSync(live.directory, { recursive: true }));

test("`sst dev` synthesizes every stack but the site, its firewall and its alarms", () => {
  expect(Object.keys(live.resources("AWS::ApiGatewayV2::Route")).length).toBeGreaterThan(15);
  for (const type of ["AWS::CloudFront::Distribution", "AWS::WAFv2::WebACL", "AWS::CloudWatch::Alarm"])
    expect(live.resources(type)).toEqual({});
});

test("a run that fails in front of a debugger is not run again: each scheduled function is configured once", () => {
  const invokes = Object.values(live.resources("AWS::Lambda::EventInvokeConfig", "Background"));
  const scheduled = Object.entries<{ trigger: unknown }>(background).filter(
    ([name, { trigger }]) => typeof trigger === "object" && name !== "syncReviews" && name !== "sendCanary",
  );
  expect(scheduled.length).toBeGreaterThan(0);
  expect(invokes.length).toBeGreaterThanOrEqual(scheduled.length);
  for (const { Properties } of invokes) expect(Properties.MaximumRetryAttempts).toBe(0);
});
