import type { CompanyDiagnostic } from "@site/company-lint/diagnostic";
import { isProduction } from "@site/core/stage";
import { getPhysicalName } from "@site/core/store/table";
import { background } from "@site/functions/background";
import { officeRoutes } from "@site/functions/office-routes";
import { routes } from "@site/functions/routes";
import type { StageSettings } from "./settings.ts";

const longestName = 64;
const longestOwnName = Math.max(
  ...Object.keys({ ...routes, ...officeRoutes, ...background }).map((name) => name.length),
);

/** How long a stage's name may be, so that every function's name fits. */
export const longestStage = longestName - getPhysicalName("", "").length - longestOwnName;

/** What is wrong with a stage's name, in words that say what to do. */
export function problemsOfName(stage: string): string[] {
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(stage))
    return [`The stage name "${stage}" can't be used: start with a letter, then letters, digits and hyphens only.`];
  if (stage.length > longestStage)
    return [
      `The stage name "${stage}" is too long: ${stage.length} characters, and ${longestStage} fit into the functions' names.`,
    ];
  return stage === "prod" ? ['Name the stage "production", not "prod": only that one has settings.'] : [];
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

function problemsOfProduction(
  findings: readonly CompanyDiagnostic[],
  { domain, alarmMail }: Partial<StageSettings>,
): string[] {
  const isSilent = alarmMail === undefined || alarmMail.length === 0;
  return [
    ...findings.map(({ file, field, problem }) => `${file} of the company: ${field} ${problem}`),
    ...(domain === undefined ? ['domain is not set; "none" has the site answer at CloudFront\'s own address.'] : []),
    ...(isSilent ? ["alarmMail is empty: nobody would hear that forms fail."] : []),
  ];
}

/** @param findings what production must not show of the company: `lintCompany(true)`
 * @param settings what stacks/settings.ts says of the stage
 * @throws Error that names everything that a person must change before this stage can be deployed */
export function assertDeployable(
  stage: string,
  findings: readonly CompanyDiagnostic[],
  settings: Partial<StageSettings> = {},
): void {
  const problems = [
    ...problemsOfName(stage),
    ...problemsOfSettings(settings),
    ...(isProduction(stage) ? problemsOfProduction(findings, settings) : []),
  ];
  if (problems.length === 0) return;
  throw new Error([`Stage ${stage} can't be deployed (stacks/settings.ts):`, ...problems].join("\n- "));
}
