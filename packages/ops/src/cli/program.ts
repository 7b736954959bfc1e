import { type CommanderError, InvalidArgumentError, Option, Command as Program } from "commander";
import type { CommandSpec, Options } from "./command.ts";
import { UsageError } from "./command.ts";

const formatUsage = ({ name, takes, options = {} }: CommandSpec): string =>
  [name, takes, ...Object.keys(options).map((flags) => (flags.startsWith("--seed") ? flags : `[${flags}]`))]
    .filter(Boolean)
    .join(" ");

function count(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError("It takes a whole number from 1.");
  return Number(text);
}

function dollars(text: string): number {
  if (!/^\$?\d[\d,]*(\.\d\d)?$/.test(text)) throw new InvalidArgumentError("It takes an amount such as 12500.");
  return Number(text.replace(/[$,]/g, ""));
}

function stageName(text: string): string {
  if (!text.trim()) throw new InvalidArgumentError("It takes the name of a stage.");
  return text;
}

function getOption(flags: string, about: string): Option {
  const [flag, value] = flags.split(" ");
  const option = new Option(value ? `${flag} <${value}>` : flags, about);
  if (value === "N") option.argParser(count);
  if (value === "DOLLARS") option.argParser(dollars);
  return option;
}

/** The command line, with a page of help for each command.
 * @param run is given the command that was typed, its options and what follows it
 * @returns parses the arguments and runs the command; throws UsageError for a mistake of the caller's */
export function buildProgram(
  specs: readonly CommandSpec[],
  run: (spec: CommandSpec, options: Omit<Options, "dataDir">, names: string[]) => Promise<void>,
): Program {
  const program = new Program("npm run ops --")
    .usage("<command> [options]")
    .option("--json", "print JSON, for other programs", false)
    .option("--stage <NAME>", "work on this stage's table with your AWS credentials, not on the local store", stageName)
    .configureOutput({ writeErr: () => {} })
    .addHelpText(
      "after",
      `
Without --stage it works on the local store (DATA_DIR, default .data), whether the server runs or not.
Whoever reads or changes personal data is noted; audit list shows it. <command> --help tells more of one.

${specs.map((spec) => `  ${formatUsage(spec)}`).join("\n")}`,
    );
  const refuse = (about: () => string) => (error: CommanderError) => {
    // Help that was asked for is printed by now.
    if (error.exitCode === 0) process.exit(0);
    throw new UsageError(
      [error.message.replace(/^error: |^\(outputHelp\)$/, ""), about()].filter(Boolean).join("\n\n"),
    );
  };
  program.exitOverride(refuse(() => program.helpInformation()));
  for (const spec of specs) {
    const [noun = "", verb = ""] = spec.name.split(" ");
    let group = program.commands.find((each) => each.name() === noun);
    if (!group) {
      group = program.command(noun).usage("<command> [options]");
      group.exitOverride(refuse(() => program.helpInformation()));
    }
    const command = group.command(verb).description(spec.about);
    for (const name of spec.takes?.split(" ") ?? []) command.argument(name.startsWith("[") ? name : `<${name}>`);
    for (const [flags, about = ""] of Object.entries(spec.options ?? {})) command.addOption(getOption(flags, about));
    command.exitOverride(refuse(() => `usage: ${formatUsage(spec)}`));
    command.action(() => run(spec, command.optsWithGlobals(), command.args));
  }
  return program;
}
