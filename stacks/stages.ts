import { type BusinessProfile, sampleValues } from "@site/core/business/profile";

/** Stages that real visitors use: they keep their data and refuse sample values. */
export const isProduction = (stage: string): boolean => stage === "production" || stage === "prod";

/** @throws Error when a production stage would show sample values to visitors, naming each of them */
export function assertDeployable(stage: string, profile: BusinessProfile): void {
  const samples = isProduction(stage) ? sampleValues(profile) : [];
  if (samples.length === 0) return;
  throw new Error(
    `Stage ${stage} shows the business profile to real visitors, but these values are samples or empty: ` +
      `${samples.join(", ")}. Set them in packages/core/src/business/profile.ts.`,
  );
}
