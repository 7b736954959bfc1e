import { GetAccountSettingsCommand, LambdaClient } from "@aws-sdk/client-lambda";
import { pageFunction, type Route, routes } from "@site/functions/routes";
import type { StageSettings } from "../../stacks/settings.ts";
import type { Check } from "./check.ts";

/** Lambda keeps at least so many copies that nobody reserved. */
const unreservedMinimum = 100;

/** What AWS gives an account by default, once it is no longer new. */
const usualLimit = 1000;

const reservedBy = ({ caps }: StageSettings): number => {
  const pools = [...Object.values<Route>(routes), pageFunction].flatMap(({ pool }) => pool ?? []);
  return pools.reduce((sum, pool) => sum + (caps[pool].reservedConcurrency ?? 0), 0);
};

const askFor = (limit: number): string =>
  `aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value ${limit}`;

/** How many functions may run at once, against what the stage reserves. */
export const concurrency: Check = {
  subject: "Lambda concurrency",
  action: "lambda:GetAccountSettings",
  async run({ config, settings, stacks }) {
    const { AccountLimit } = await new LambdaClient(config).send(new GetAccountSettingsCommand({}));
    const limit = AccountLimit?.ConcurrentExecutions ?? 0;
    const unreserved = AccountLimit?.UnreservedConcurrentExecutions ?? limit;
    const wanted = reservedBy(settings);
    // What the stage already reserves is given back by the same deployment that takes it.
    const own = stacks.some(({ name }) => name.endsWith("-Api")) ? Math.min(wanted, limit - unreserved) : 0;
    const found = `${limit} copies at once, ${unreserved} not reserved; this stage reserves ${wanted}`;
    if (wanted > 0 && unreserved + own - wanted < unreservedMinimum)
      return {
        verdict: "will fail",
        found: `${found}, and Lambda keeps ${unreservedMinimum} free`,
        next: `remove \`copies\` from caps in stacks/settings.ts, or ${askFor(Math.max(usualLimit, wanted + unreservedMinimum))}`,
      };
    return limit < usualLimit
      ? { verdict: "ask AWS for", found, next: askFor(usualLimit) }
      : { verdict: "ready", found };
  },
};
