import { getStageSettings } from "../../stacks/settings.ts";
import { bootstrap } from "./bootstrap.ts";
import { type Check, type DeployedStack, type Preflight, run } from "./check.ts";
import { certificate, cloudFront, hostedZone } from "./edge.ts";
import type { Finding } from "./finding.ts";
import { concurrency } from "./functions.ts";
import { leftovers } from "./leftovers.ts";
import { mailIdentity, mailQuota } from "./mail.ts";
import { chatModel } from "./model.ts";
import { smsNumber } from "./sms.ts";
import { listStacks, stackStates } from "./stacks.ts";

const independent: readonly Check[] = [concurrency, mailQuota, certificate, chatModel, smsNumber, ...bootstrap];

/** These compare what is there with what the stage's stacks hold. */
const comparing: readonly Check[] = [mailIdentity, cloudFront, hostedZone, ...leftovers];

/**
 * Reads from the account all that decides whether a stage can be deployed. It changes nothing.
 * @param config configuration of the SDK's clients
 * @returns one finding for each check
 */
export async function readAccount(stage: string, config: Preflight["config"]): Promise<Finding[]> {
  const none: Preflight = { stage, settings: getStageSettings(stage), config, stacks: [] };
  let stacks: DeployedStack[] | undefined;
  const state = await run(
    {
      ...stackStates,
      async run(preflight) {
        stacks = await listStacks(stage, config);
        return stackStates.run({ ...preflight, stacks });
      },
    },
    none,
  );
  // With the stacks unread, everything of the stage would look left over.
  const checks = stacks ? [...independent, ...comparing] : independent;
  const preflight = { ...none, stacks: stacks ?? [] };
  return [state, ...(await Promise.all(checks.map((check) => run(check, preflight))))];
}
