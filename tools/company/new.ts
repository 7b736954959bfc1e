// `npm run company:new -- NAME [--answers FILE] [--phone "(402) 555-7300" ...]`: asks for a company's essentials and writes
// its folder. What has been answered is kept after every question, and asked for no more when the command runs again.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cancel, intro, isCancel, log, outro, text } from "@clack/prompts";
import { environment } from "@site/core/settings";
import { readOptions } from "../read-options.ts";
import { folderFiles } from "./folder-files.ts";
import {
  type Answers,
  answersIn,
  Essentials,
  type Given,
  getProblem,
  problemsIn,
  questionNames,
  questions,
} from "./questions.ts";

const companies = "packages/company";

function fail(...lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function readAnswers(file: string): Given {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    fail(`${file} can't be read: ${error instanceof Error ? error.message : error}`);
  }
  if (typeof given !== "object" || given === null || Array.isArray(given))
    fail(`${file} must hold one JSON object: {"company": "${questions.company.example}", ...}`);
  return { ...given };
}

/** Asks for what is open, and keeps each answer as soon as it is given. */
async function askOpen(answers: Answers, draft: string): Promise<void> {
  for (const [index, name] of questionNames.entries()) {
    if (answers[name] !== undefined && !getProblem(name, answers[name])) continue;
    const { ask, example } = questions[name];
    const answer = await text({
      message: `${index + 1} of ${questionNames.length}  ${ask}`,
      placeholder: example,
      validate: (given) => getProblem(name, given),
    });
    if (isCancel(answer)) {
      cancel("Stopped. Your answers are kept: run the same command again to go on.");
      process.exit(130);
    }
    answers[name] = answer.trim();
    mkdirSync(dirname(draft), { recursive: true });
    writeFileSync(draft, JSON.stringify(answers, null, 2));
  }
}

/** Makes `COMPANY=name` find the folder. */
function addCondition(name: string): void {
  const file = join(companies, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  manifest.exports["./*"] = { [`company-${name}`]: `./${name}/*.ts`, ...manifest.exports["./*"] };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

function writeFolder(name: string, essentials: Essentials): void {
  const folder = join(companies, name);
  mkdirSync(join(folder, "illustrations"), { recursive: true });
  for (const [file, content] of Object.entries(folderFiles(essentials))) writeFileSync(join(folder, file), content);
  addCondition(name);
  spawnSync("npx", ["biome", "format", "--write", folder, join(companies, "package.json")], { stdio: "ignore" });
}

const flags = Object.fromEntries(questionNames.map((name) => [name, { type: "string" }] as const));
const { values, positionals } = readOptions({
  options: { ...flags, answers: { type: "string" } },
  allowPositionals: true,
});
const [name = ""] = positionals;
if (!/^[a-z][a-z0-9-]*$/.test(name))
  fail("What should the folder be called? Lower case and hyphens: npm run company:new -- bright-roofs");
if (existsSync(join(companies, name)))
  fail(`${join(companies, name)} is there already. Edit its files, or choose another name.`);

const draft = join(environment.DATA_DIR || ".data", `company-${name}.json`);
const { answers: file, ...flagged } = values;
const given: Given = {
  ...(existsSync(draft) ? readAnswers(draft) : {}),
  ...(file ? readAnswers(file) : {}),
  ...flagged,
};
const answers = answersIn(given);
if (file || !process.stdin.isTTY) {
  const wrong = problemsIn(given);
  if (wrong.length > 0) fail("These answers are missing or can't be used:", ...wrong.map((each) => `  ${each}`));
} else {
  intro(`A new company: ${name}`);
  const known = questionNames.filter((each) => answers[each] !== undefined).length;
  if (known > 0) log.info(`${known} of ${questionNames.length} answers are there already.`);
  await askOpen(answers, draft);
  outro("That is all. Your folder is being written.");
}
writeFolder(name, Essentials.parse(answers));
rmSync(draft, { force: true });
console.log(`${join(companies, name)} is written. Next:
  COMPANY=${name} npm start                                see your site
  COMPANY=${name} npm run company:check                    what is wrong in your files
  COMPANY=${name} npm run company:check -- --production    what only you can say, before real visitors come`);
