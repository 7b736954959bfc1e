import { type BusinessProfile, sampleValues } from "@site/core/business/profile";
import type { StageSettings } from "./settings.ts";

/** The stage that real visitors use: it keeps its data, mails real people and refuses sample values. */
export const isProduction = (stage: string): boolean => stage === "production";

/** Lambda's 64 characters for a function's name, less the app's name and the longest name of ours. */
const longestStage = 27;

function problemsOfName(stage: string): string[] {
  if (stage === "prod")
    return ["Stage prod would get neither production's settings nor its protection: call it production."];
  if (!/^[a-z][a-z0-9-]*$/i.test(stage))
    return [`Stage "${stage}" may hold letters, digits and hyphens only, and starts with a letter.`];
  return stage.length > longestStage
    ? [`Stage ${stage} has ${stage.length} characters; names of functions leave room for ${longestStage}.`]
    : [];
}

function problemsOfSettings({
  alarmMail,
  staffMail = [],
  mailFrom,
  daysWithoutLead,
}: Partial<StageSettings>): string[] {
  const watched = [...staffMail, mailFrom];
  const isDeaf = alarmMail?.length && alarmMail.every((address) => watched.includes(address));
  const days = daysWithoutLead ?? 1;
  return [
    ...(isDeaf
      ? ["alarmMail needs an address beside those of staffMail and mailFrom: their failure is what it reports."]
      : []),
    ...(Number.isInteger(days) && days >= 1 && days <= 7 ? [] : ["daysWithoutLead is a whole number from 1 to 7."]),
  ];
}

function problemsOfProduction(profile: BusinessProfile, { domain, alarmMail }: Partial<StageSettings>): string[] {
  const samples = sampleValues(profile);
  const isSilent = alarmMail === undefined || alarmMail.length === 0;
  return [
    ...(samples.length > 0
      ? [
          `These values of the business profile are samples or empty: ${samples.join(", ")}. Set them in packages/core/src/business/profile.ts.`,
        ]
      : []),
    ...(domain === undefined ? ['domain is not set; "none" has the site answer at CloudFront\'s own address.'] : []),
    ...(isSilent ? ["alarmMail is empty: nobody would hear that forms fail."] : []),
  ];
}

/**
 * @param settings what stacks/settings.ts says of the stage
 * @throws Error that names everything that a person must change before this stage can be deployed
 */
export function assertDeployable(stage: string, profile: BusinessProfile, settings: Partial<StageSettings> = {}): void {
  const problems = [
    ...problemsOfName(stage),
    ...problemsOfSettings(settings),
    ...(isProduction(stage) ? problemsOfProduction(profile, settings) : []),
  ];
  if (problems.length === 0) return;
  throw new Error([`Stage ${stage} can't be deployed (stacks/settings.ts):`, ...problems].join("\n- "));
}
