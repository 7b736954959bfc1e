import { parseArgs } from "node:util";

/** What SST does with the stacks, and the npm script that runs it. */
export const scripts = { deploy: "deploy", dev: "sst:dev", build: "sst:build", remove: "remove" } as const;

export type Verb = keyof typeof scripts;

/** Options of SST that are looked at before it starts. */
export interface Options {
  stage?: string | undefined;
  region?: string | undefined;
  profile?: string | undefined;
}

const isVerb = (text: string): text is Verb => text in scripts;

/**
 * Reads a command line such as `deploy --stage dev --verbose`.
 * @returns undefined when it begins with none of the verbs
 */
export function readCommand([verb = "", ...rest]: readonly string[]) {
  if (!isVerb(verb)) return undefined;
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args: [...rest],
    options: { stage: text, region: text, profile: text, "skip-preflight": { type: "boolean" } },
    // What is not listed here is SST's.
    strict: false,
    allowPositionals: true,
  });
  const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
  const options: Options = {
    stage: textOf(values.stage) ?? (verb === "build" ? "offline" : process.env.SST_STAGE),
    region: textOf(values.region),
    profile: textOf(values.profile),
  };
  const forSst = rest.filter((argument) => argument !== "--skip-preflight");
  return { verb, options, isPreflightSkipped: values["skip-preflight"] === true, forSst };
}
