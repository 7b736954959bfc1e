/** The stage that real visitors use: it keeps its data, mails real people and refuses sample values. */
export const isProduction = (stage: string | undefined): boolean => stage === "production";
