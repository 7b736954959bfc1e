import { background } from "@site/functions/background";
import { expect, test } from "vitest";
import { standing } from "../../tools/cost/estimate.ts";
import { shared } from "./assembly.ts";

const count = (type: string) => Object.keys(shared.resources(type)).length;

test("the estimate's standing costs are those of the templates", () => {
  const [firewall] = Object.values(shared.resources("AWS::WAFv2::WebACL"));
  expect(firewall?.Properties.Rules).toHaveLength(standing.firewallRules);
  expect(count("AWS::CloudWatch::Alarm")).toBe(standing.alarms);
  expect(count("AWS::SecretsManager::Secret")).toBe(standing.secrets);
  const month = 30 * 24 * 60;
  expect(standing.canaryRuns).toBe(month / background.sendCanary.trigger.everyMinutes);
  expect(standing.sweeps).toBe(month / background.sweepPending.trigger.everyMinutes);
});
