const advice: readonly (readonly [RegExp, string])[] = [
  [/Region is missing/, "No AWS region is set. The stages are in us-east-1: set AWS_REGION=us-east-1 and try again."],
  [
    /Could not load credentials/,
    "No AWS credentials were found. Sign in to the account (aws sso login) or set AWS_PROFILE, and try again.",
  ],
];

/** What a person whose AWS access is not set up has to do. @returns nothing for any other error */
export function missingSetup(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return advice.find(([pattern]) => pattern.test(error.message))?.[1] ?? missingSetup(error.cause);
}
