import { background } from "@site/functions/background";
import { expect, test } from "vitest";
import { standing } from "../../tools/bench/cost/standing.ts";
import { shared } from "./assembly.ts";

const count = (type: string) => Object.keys(shared.resources(type)).length;

test("the estimate's standing costs are those of the templates", () => {
  const [firewall] = Object.values(shared.resources("AWS::WAFv2::WebACL"));
  expect(firewall?.Properties.Rules).toHaveLength(standing.firewallRules);
  const alarms = Object.values(shared.resources("AWS::CloudWatch::Alarm"));
  const watched = alarms.map(({ Properties }): number => {
    const metrics: { MetricStat?: object }[] | undefined = Properties.Metrics;
    return metrics?.filter(({ MetricStat }) => MetricStat).length ?? 1;
  });
  expect(watched.reduce((sum, each) => sum + each, 0)).toBe(standing.alarmMetrics);
  const filters = Object.values(shared.resources("AWS::Logs::MetricFilter"));
  const names = filters.map(({ Properties }) => Properties.MetricTransformations[0].MetricName);
  expect(new Set(names).size).toBe(standing.ownMetrics);
  expect(count("AWS::SecretsManager::Secret")).toBe(standing.secrets + 2);
  const month = 30 * 24 * 60;
  expect(standing.canaryRuns).toBe(month / background.sendCanary.trigger.everyMinutes);
  expect(standing.sweeps).toBe(month / background.sweepPending.trigger.everyMinutes);
});
