import { BedrockClient, GetFoundationModelAvailabilityCommand } from "@aws-sdk/client-bedrock";
import { type Check, errorName } from "./check.ts";

const steps = 'docs/runbook.md, "A model for the assistant"';

/** Whether the account may use the assistant's model. No stage needs one: without it the receptionist answers. */
export const chatModel: Check = {
  subject: "chat model",
  action: "bedrock:GetFoundationModelAvailability",
  async run({ config, settings }) {
    const { id, region } = settings.chatModel ?? {};
    if (!id || !region)
      return { verdict: "ready", found: "none is set: the assistant answers as a receptionist", next: steps };
    const next = `ask for access to ${id} in the Bedrock console of ${region} (${steps}); until then the receptionist answers`;
    // A profile sends its calls on to the model that it is named after.
    const modelId = id.replace(/^(?:us|eu|apac|global)\./, "");
    const command = new GetFoundationModelAvailabilityCommand({ modelId });
    try {
      const answer = await new BedrockClient({ ...config, region }).send(command);
      const { authorizationStatus, regionAvailability, entitlementAvailability, agreementAvailability } = answer;
      const missing = [
        regionAvailability === "AVAILABLE" ? "" : `${region} does not have it`,
        agreementAvailability?.status === "AVAILABLE" ? "" : "its agreement is not accepted",
        entitlementAvailability === "AVAILABLE" && authorizationStatus === "AUTHORIZED"
          ? ""
          : "the account has no access to it",
      ].filter(Boolean);
      if (missing.length > 0) return { verdict: "ask AWS for", found: `${id}: ${missing.join(", ")}`, next };
      return { verdict: "ready", found: `the account may use ${id} in ${region}` };
    } catch (error) {
      if (!/^(ResourceNotFound|Validation)Exception$/.test(errorName(error))) throw error;
      return {
        verdict: "ask AWS for",
        found: `Bedrock does not know ${id} in ${region}`,
        next: `correct chatModel in stacks/settings.ts, or ${next}`,
      };
    }
  },
};
