import { parseArgs } from "node:util";

/** What SST does with the stacks. */
export const verbs = ["deploy", "dev", "build", "remove"] as const;

export type Verb = (typeof verbs)[number];

/** Options of SST that are looked at before it starts. */
export interface Options {
  stage?: string;
  region?: string;
  profile?: string;
}

const isVerb = (text: string): text is Verb => (verbs as readonly string[]).includes(text);

/**
 * Reads a command line such as `build --stage dev --verbose`; without a verb it deploys.
 * @returns undefined when it begins with another word: a mistyped "remove" must not deploy
 */
export function readCommand(words: readonly string[]) {
  const isNamed = words[0] !== undefined && !words[0].startsWith("-");
  const [verb = "", ...rest] = isNamed ? words : ["deploy", ...words];
  if (!isVerb(verb)) return undefined;
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args: [...rest],
    options: { stage: text, region: text, profile: text, "skip-preflight": { type: "boolean" } },
    // What is not listed here is SST's.
    strict: false,
    allowPositionals: true,
  });
  const toText = (value: unknown) => (typeof value === "string" ? value : undefined);
  const options: Options = {
    stage: toText(values.stage) ?? (verb === "build" ? "offline" : process.env.SST_STAGE),
    region: toText(values.region),
    profile: toText(values.profile),
  };
  const forSst = rest.filter((argument) => argument !== "--skip-preflight");
  return { verb, options, isPreflightSkipped: values["skip-preflight"] === true, forSst };
}
