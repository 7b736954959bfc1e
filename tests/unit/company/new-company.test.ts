import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderFiles } from "../../../tools/company/folder-files.ts";
import { answersIn, Essentials, getProblem, problemsIn } from "../../../tools/company/questions.ts";

const answers = JSON.parse(readFileSync("tests/fixtures/new-company.json", "utf8"));

const filesFor = (services: string) => folderFiles(Essentials.parse({ ...answers, services }));

/** The pattern by which the chat knows a service. */
const wordsIn = (file = ""): RegExp =>
  new RegExp(JSON.parse(/"words":("(?:[^"\\]|\\.)*")/.exec(file)?.[1] ?? '"$^"'), "i");

test("each thing that a service's name holds is asked for by itself, one or many, in English and in Spanish", () => {
  const words = wordsIn(filesFor("Pergolas & Ramadas: Wood Pergolas")["services.ts"]);
  for (const asked of ["can you build me a pergola", "do you do ramadas", "hacen pergolas"])
    expect(asked).toMatch(words);
  expect("do you do gutters").not.toMatch(words);
});

test("names are joined to a sentence, and a name that is one thing stays one", () => {
  const { "site-texts.ts": both } = filesFor("Decks: Cedar Decks; Pergolas & Ramadas: Wood Pergolas");
  expect(both).toContain("Decks, pergolas, and ramadas in Midcoast Maine");
  const { "site-texts.ts": one } = filesFor("Kitchen & Bath Remodeling: Kitchens");
  expect(one).toContain("Kitchen & bath remodeling in Midcoast Maine");
});

test("an abbreviation keeps its letters, and the chat asks for one thing or another", () => {
  const files = filesFor("HVAC: HVAC Systems; Kitchen and Bath Remodeling: Kitchens; EV Chargers: Home Chargers");
  expect(files["site-texts.ts"]).toContain("HVAC, kitchen and bath remodeling, and EV chargers in Midcoast Maine");
  expect(files["live-agent.ts"]).toContain("Is it about HVAC, kitchen and bath remodeling, or EV chargers?");
  expect(files["chat-words.ts"]).toContain("a contractor for HVAC, kitchen and bath remodeling, and EV chargers in");
});

test("one hour is one hour", () => {
  const getHours = (answerHours: string) => folderFiles(Essentials.parse({ ...answers, answerHours }))["hours.ts"];
  expect(getHours("1")).toContain('"within 1 hour on working days","spanish":"en 1 hora en días laborables"');
  expect(getHours("2")).toContain('"within 2 hours on working days","spanish":"en 2 horas en días laborables"');
});

test("a text that is too long ends after a word, and no period follows", () => {
  const services = Array.from({ length: 12 }, (_, at) => `Long Service ${"ABCDEFGHIJKL"[at]}: Thing`).join("; ");
  const { "page-texts.ts": texts = "" } = filesFor(services);
  expect(texts).toContain("…");
  expect(texts).not.toMatch(/…[.,]|[\s,]…/);
  for (const [cut = ""] of texts.matchAll(/[^"]*…/g))
    expect(cut).toMatch(/^Long service a, .*(?:service [a-l]|service|long)…$/);
});

test("in Spanish nothing is said to be no service, and a trade without a Spanish name is not named", () => {
  const { "spanish.ts": known } = filesFor("Decks: Cedar Decks; Roofing: Shingles");
  expect(known).toContain('"services":"terrazas y techos"');
  const { "spanish.ts": unknown } = filesFor("Decks: Cedar Decks; Docks: Floating Docks");
  expect(unknown).toContain('"services":"mejoras para el hogar"');
  for (const services of ["Decks: Cedar Decks; Roofing: Shingles", "Decks: Cedar Decks; Docks: Floating Docks"])
    expect(filesFor(services)["questions.ts"]).toContain("No estoy seguro de que lo hagamos");
});

test("a repair is no yes, and kinds are told from the products", () => {
  const { "questions.ts": chat } = filesFor("Decks: Cedar Decks, Composite Decks");
  expect(chat).toContain("We do cedar decks and composite decks.");
  expect(chat).toContain("Whether we can repair it I don't know.");
});

test("the map, the ZIP codes and who answers for privacy are the new company's", () => {
  const { "profile.ts": profile, "known-places.ts": known, "legal.ts": legal } = filesFor(answers.services);
  expect(profile).toContain('"map":{"latitude":44.1037,"longitude":-69.1089,"zoom":9}');
  expect(profile).toContain('"serviceZipPrefixes":["048"]');
  expect(known).toContain('"zips":{"04841":"Rockland"}');
  expect(legal).toContain('"email":"hello@harbor-light-decks.com"');
});

test.each([
  ["location", "somewhere", "two numbers, such as"],
  ["location", "-69.1, 44.1", "two numbers, such as"],
  ["zips", "04841", "three digits each"],
  ["services", "Decks: Cedar Decks, cedar decks", '"cedar decks" stands twice in "Decks"'],
  ["services", "Decks: Cedar Oak; Decks Cedar: Oak", '"Oak" of "Decks Cedar" and "Cedar Oak" of "Decks" are too alike'],
  ["services", "Decks: !!!", "each service with its products"],
] as const)("%s is refused as %j", (name, answer, said) => {
  expect(getProblem(name, answer)).toContain(said);
});

test("numbers and spaces around an answer are taken as they are meant", () => {
  const given = {
    ...answers,
    founded: 2016,
    answerHours: 24,
    region: "ME ",
    saturday: " closed ",
    weekdays: "7 AM-4:30 PM ",
  };
  expect(problemsIn(given)).toEqual([]);
  expect(Essentials.parse(answersIn(given))).toEqual(Essentials.parse(answers));
});

test("an answer to no question and one that is no text are said by their names", () => {
  expect(problemsIn({ ...answers, towns: ["Camden"], colour: "blue", city: null })).toEqual([
    "--city: must be a text",
    "--towns: must be a text",
    "--colour: is no question",
  ]);
});

test.each([
  ["a list", "[1]", ["must hold one JSON object"]],
  ["no object", '"yes"', ["must hold one JSON object"]],
  ["no JSON", "{", ["can't be read"]],
  [
    "wrong answers",
    '{"founded": 1492, "colour": "blue"}',
    ["--founded: ", "--colour: is no question", "--company: is missing"],
  ],
])("a file of %s is refused in words", (_, text, said) => {
  const folder = mkdtempSync(join(tmpdir(), "answers-"));
  const file = join(folder, "answers.json");
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["tools/company/new.ts", "never-written", "--answers", file],
    { encoding: "utf8", env: { ...process.env, DATA_DIR: folder } },
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  for (const each of said) expect(stderr).toContain(each);
  expect(stderr).not.toMatch(/^\s+at /m);
});
