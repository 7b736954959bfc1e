import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshTree } from "../../tools/fresh-tree.ts";
import type { Ask, Sent } from "../support/servers/example-site.ts";
import { thrift } from "../support/setup/thrift.ts";
import { getFiles, readSteps, type Step, takeStep } from "../support/worked-example.ts";

const steps = readSteps("A kind of record");

const dataDir = mkdtempSync(join(tmpdir(), "examples-data-"));
let tree: string;
let site: ChildProcess;
let ended: Promise<unknown[]>;

const environment = () => ({
  ...thrift,
  PATH: `${resolve("node_modules/.bin")}:${process.env.PATH}`,
  HOME: process.env.HOME,
  DATA_DIR: dataDir,
});

/** Runs a program in the copy, as its reader would. */
function run(command: string, ...args: string[]) {
  const options = { cwd: tree, env: environment(), encoding: "utf8", maxBuffer: 64 * 1024 * 1024 } as const;
  const { status, stdout, stderr } = spawnSync(command, args, options);
  return { status, said: stdout + stderr };
}

/** What the copy's process says next. @throws Error when it ends instead */
async function heard(): Promise<unknown> {
  const [said] = await Promise.race([once(site, "message"), ended]);
  if (typeof said !== "object") throw new Error(`the copy's process ended with ${said}`);
  return said.answer;
}

function ask(question: Ask): Promise<unknown> {
  const answer = heard();
  site.send(question);
  return answer;
}

const ops = async (...command: string[]) => String(await ask({ command }));

/** Sends a request to the API of the copy. @param body of a form; without one it is a GET */
const send = async (path: string, body?: object) => (await ask({ path, body })) as Sent;

/** What the compiler says of the copy: one program of all that is named, which reads what they share once. */
function compile(...include: string[]): { status: number | null; said: string } {
  const project = {
    extends: "./tsconfig.base.json",
    compilerOptions: {
      composite: false,
      noEmit: true,
      emitDeclarationOnly: false,
      jsx: "react-jsx",
      lib: ["es2025", "esnext.array", "dom", "dom.iterable"],
      types: ["node", "vite/client"],
    },
    include,
  };
  writeFileSync(join(tree, "tsconfig.examples.json"), JSON.stringify(project));
  return run("tsc", "-p", "tsconfig.examples.json", "--checkers", "1");
}

/** What the packages' own projects compile. */
const ownSources = (): string[] =>
  globSync("packages/*/tsconfig.json").flatMap((file) => {
    const { include }: { include: string[] } = JSON.parse(readFileSync(file, "utf8"));
    return include.map((pattern) => join(dirname(file), pattern));
  });

const isRegistry = ({ file }: Step): boolean => file.endsWith("/record-registry.ts");

let forgotten: ReturnType<typeof compile>;
let complete: ReturnType<typeof compile>;
const typesFile = "tests/types/forgotten.ts";
const typeCases = readFileSync(typesFile, "utf8");

beforeAll(async () => {
  tree = freshTree();
  for (const step of steps) if (!isRegistry(step)) takeStep(tree, step);
  writeFileSync(join(tree, typesFile), typeCases.replaceAll("// @ts-expect-error", "// error"));
  forgotten = compile("packages/core/src", "tests/types");
  writeFileSync(join(tree, typesFile), typeCases);
  for (const step of steps.filter(isRegistry)) takeStep(tree, step);
  complete = compile(...ownSources(), "tests/types");
  site = fork("tests/support/servers/example-site.ts", { cwd: tree, env: environment(), execArgv: [] });
  ended = once(site, "exit");
  await heard();
});

afterAll(async () => {
  site.disconnect();
  await ended;
  rmSync(tree, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

test("a new kind of record takes at most 12 files", () => {
  const files = getFiles(steps);
  expect(files.length).toBeGreaterThan(1);
  expect(files.length, files.join("\n")).toBeLessThanOrEqual(12);
});

test("a kind that is missing in the list does not compile, and the compiler names it", () => {
  expect(forgotten.said).toMatch(/core\/src\/record-registry\.ts.*error[\s\S]*Property 'callbacks' is missing/);
});

test("with all their files they compile", () => {
  expect(complete.said.trim()).toBe("");
  expect(complete.status).toBe(0);
});

test("each way to forget something is refused by the compiler in words that name it", () => {
  const said = forgotten.said.split(/\n(?=\S)/).filter((each) => each.startsWith(`${typesFile}(`));
  const lines = typeCases.split("\n");
  const cases = lines.flatMap((line, at) => {
    const [, expected] = /@ts-expect-error [^:]+: (.*)/.exec(line) ?? [];
    return expected ? [{ expected, at: at + 2 }] : [];
  });
  expect(cases.length).toBe(10);
  for (const { expected, at } of cases) {
    const found = said.find((each) => each.includes(`forgotten.ts(${at},`)) ?? "";
    expect(found.replaceAll('"done" | "open"', '"open" | "done"')).toContain(expected);
  }
  expect(said.filter((each) => each.includes("error TS")).length).toBe(cases.length);
});

/** The first record of a CSV. */
const getFirst = (csv: string) => parse(csv, { bom: true, columns: true })[0];

/** Mails are quoted-printable: soft line breaks fall anywhere. */
const decoded = (mail: string): string => mail.replace(/=\r?\n/g, "").replaceAll("=20", " ");

test("the new kind of record is accepted, stored, mailed, listed, exported, shown, audited and deleted with the person", async () => {
  const person = "bo.kind@example.org";
  const body = { name: "Bo Hall", phone: "315 555 0177", email: person, timeOfDay: "evening", topic: "Roof" };
  const stored = { timeOfDay: "evening", topic: "Roof", status: "new", spam: false };
  const noun = "callbacks";
  const { status, answer, row, mails } = await send("/api/callbacks", body);
  const { id = "" } = answer;
  expect([status, row]).toMatchObject([201, stored]);
  expect(mails).toHaveLength(2);
  expect(mails.map(decoded).filter((mail) => mail.includes("Best time: After five"))).toHaveLength(1);
  expect(JSON.parse(await ops(noun, "list", "--json"))).toMatchObject([stored]);
  expect(await ops(noun, "list")).toContain(id);
  expect(JSON.parse(await ops(noun, "show", id.slice(0, 13)))).toMatchObject({ id, ...stored });
  expect(getFirst(await ops(noun, "export", "--labels"))).toMatchObject({ "Best time": "After five" });
  expect(getFirst(await ops(noun, "export"))).toMatchObject(
    Object.fromEntries(Object.entries(stored).map(([name, each]) => [name, String(each)])),
  );
  const { records }: { records: object[] } = JSON.parse(await ops("person", "export", "--email", person));
  expect(records).toContainEqual(expect.objectContaining({ id, ...stored }));
  expect(await ops("person", "delete", "--email", person, "--yes")).toMatch(/^[1-9]\d* deleted$/m);
  expect(await ops(noun, "list")).toBe(`no ${noun}\n`);
  const noted: { command: string }[] = JSON.parse(await ops("audit", "list", "--json"));
  const commands = ["list", "list", "show", "export", "export"].map((verb) => `${noun} ${verb}`);
  expect(noted.map(({ command }) => command).slice(-8)).toEqual([
    ...commands,
    "person export",
    "person delete",
    `${noun} list`,
  ]);
});

test("a bad value is refused at its field, and the staff move the new kind through its statuses", async () => {
  const email = "cy.kind@example.org";
  const bad = { name: "Cy", phone: "315 555 0178", email, timeOfDay: "never" };
  expect(await send("/api/callbacks", bad)).toMatchObject({
    status: 400,
    answer: { fields: { timeOfDay: "Please choose a time of day" } },
  });
  const { answer } = await send("/api/callbacks", { name: "Cy", phone: "315 555 0178", email, timeOfDay: "morning" });
  const id = answer.id ?? "";
  expect(await ops("callbacks", "set-status", id, "called")).toContain(`${id} is called`);
  expect(await ops("callbacks", "undo-status", id)).toContain(`${id} is new`);
  expect(await ops("callbacks", "set-status", id, "lost")).toContain("new, called");
  // The others count every record of the kind.
  await ops("person", "delete", "--email", email, "--yes");
});

test("the new page is rendered with its form, and stands in the sitemap", () => {
  const out = join(tree, "packages/web/dist-server");
  const built = run("vite", "build", "packages/web", "--ssr", "src/app/entry-server.tsx", "--outDir", out);
  expect(built.status, built.said).toBe(0);
  writeFileSync(
    join(tree, "render.ts"),
    `import { renderSitemap } from "@site/core/seo/sitemap";
import { retentionSentences } from "@site/core/business/retention";
import { renderDocument } from "./packages/web/dist-server/entry-server.js";
const page = (path) => renderDocument("<body><!--html--></body>", { path, head: "", data: {}, start: "use" });
console.log("RESULT " + JSON.stringify({
  callback: await page("/callback"),
  sitemap: renderSitemap(() => undefined), retention: retentionSentences,
}));`,
  );
  const { said } = run(process.execPath, "render.ts");
  const rendered = JSON.parse(/^RESULT (.*)$/m.exec(said)?.[1] ?? JSON.stringify({ said }));
  expect(rendered.callback).toContain("When may we call?");
  expect(rendered.sitemap).toContain("/callback</loc>");
  expect(rendered.retention).toContain("Requests for a call: 24 months.");
});
